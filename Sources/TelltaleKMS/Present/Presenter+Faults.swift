import TelltaleGraphics
import TelltaleHost

/// The steps after a commit that failed, or a flip that does not come.
extension Presenter {
  /// True when the same frame should be tried once more at once, perhaps in a lesser form.
  func standsAgain(_ error: SystemError, _ now: Instant) -> Bool {
    switch error.verdict {
    case .again:
      return true
    case .waitForFlip:
      wait(now)
    case .waitForMaster:
      goAway(now)
    case .lesser:
      if owed.insert(.mode).inserted { return true }
      if driver.useOlderInterface() {
        if plan.keepsMode, shown.isNothing { owed.remove(.mode) }
        return true
      }
      lose(.failed(driver.path, error))
    case .giveUp:
      lose(.gone(driver.path))
    }
    return false
  }

  /// Keeps the damage for the next tick. After a long time it is a stall.
  func wait(_ now: Instant) {
    owed.insert(.frame)
    let since = busySince ?? now
    busySince = since
    if now.milliseconds(since: since) >= Self.flipLimit { outbox.stalled() }
    pause.begin(now, first: plan.mode.frameMilliseconds, longest: Self.flipLimit)
  }

  /// Tries a fresh commit, in full, since nothing says whether the flip will ever come. Until one is accepted
  /// the old flip is still welcome.
  func overdue(_ now: Instant) {
    outbox.stalled()
    guard pause.isOver(now), let old = flight else { return }
    flight = nil
    if unsentGeneration == nil { unsentGeneration = old.generation }
    ring.forgetFlight()
    owed = [.frame, .mode]
    let before = pause
    send(now)
    if flight == nil, !isLost, case .us = holder, owed.contains(.frame) {
      flight = old
      pause = before
      pause.begin(now, first: Self.flipLimit, longest: Self.longestPause)
    }
  }

  func goAway(_ now: Instant) {
    leave(after: Pause(), now)
    owed.insert(.frame)
    watch(nil)
    tellWhetherHidden()
  }

  private func leave(after pause: Pause, _ now: Instant) {
    var next = pause
    next.begin(now, first: 100, longest: Self.longestPause)
    holder = .otherProgram(next)
  }

  func askForMaster(_ now: Instant, after pause: Pause) {
    do {
      try driver.takeMaster()
    } catch {
      if error.verdict == .giveUp { return lose(.gone(driver.path)) }
      return leave(after: pause, now)
    }
    holder = .us
    forgetLight()
    comeBack()
  }

  /// Sends the newest frame after the glass is ours again, whatever is on it. It is told as presented once
  /// more, since nobody saw it until now.
  func comeBack() {
    unsentGeneration = unsentGeneration ?? flight?.generation ?? shown.generation
    flight = nil
    pause.reset()
    // Another screen is worth asking for at once.
    if case .otherProgram = holder { holder = .otherProgram(Pause()) }
    ring.forgetFlight()
    owed = unsentGeneration == nil ? .mode : [.frame, .mode]
    lookForForeignPlanes()
    tellWhetherHidden()
  }

  /// Notes planes that another program has left over the screen.
  private func lookForForeignPlanes() {
    guard let card = try? driver.snapshot(probing: false),
      let plans = try? ModePlan.candidates(for: device, on: card),
      let now = plans.first(where: plan.isSameOutput)
    else { return }
    plan.foreignPlanes = now.foreignPlanes
  }

  func tellWhetherHidden() { outbox.hidden(isUnseen) }
}
