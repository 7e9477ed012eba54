import TelltaleGraphics
import TelltaleHost

/// Screens that come and go.
extension Presenter {
  /// The milliseconds between two looks at connectors. A plug makes many messages, and one look is enough for
  /// all.
  static let rescanInterval = 100

  func scheduleRescan(_ now: Instant) {
    guard rescanAt == nil else { return }
    let earliest = lastRescan?.advanced(byMilliseconds: Self.rescanInterval) ?? now
    rescanAt = max(now, earliest)
  }

  func rescan(_ now: Instant) {
    (rescanAt, lastRescan) = (nil, now)
    let card: CardSnapshot
    do {
      card = try driver.snapshot(probing: true)
    } catch {
      if error.verdict == .giveUp { lose(.gone(driver.path)) }
      return
    }
    guard let plans = try? ModePlan.candidates(for: device, on: card), let first = plans.first
    else { return unplugged() }
    if let wish, wish.isSameOutput(as: first) { return plugged(again: first) }
    replan(plans)
  }

  private func unplugged() {
    sight = .unplugged(sight.light)
    watch(nil)
    tellWhetherHidden()
  }

  private func plugged(again first: ModePlan) {
    if sight.light.isDark { sight.light = .dark(lookAt: .zero) }
    guard case .unplugged(let light) = sight else { return }
    sight = .plugged(light)
    comeBack()
  }

  /// Changes to another screen or mode: buffers of its size, and a new frame from the core.
  private func replan(_ plans: [ModePlan]) {
    let oldSize = plan.transform.frame
    do {
      let prepared = try driver.prepare(plans)
      (plan, wish) = (prepared.plan, plans.first)
      copier = FrameCopier(plan)
      ring = BufferRing(count: prepared.buffers, size: plan.transform.frame)
      pacer = Pacer(frameMilliseconds: plan.mode.frameMilliseconds)
    } catch {
      return lose(error.verdict == .giveUp ? .gone(driver.path) : .failed(driver.path, error))
    }
    forgetLight()
    sight = .plugged(.unwatched)
    comeBack()
    guard plan.transform.frame != oldSize else { return }
    owed.remove(.frame)
    unsentGeneration = nil
    inbox.resize(plan.transform.frame)
    outbox.resized(plan.transform.frame)
  }
}
