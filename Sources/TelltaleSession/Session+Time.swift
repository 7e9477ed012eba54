import TelltaleGraphics
import TelltaleModel

extension Session {
  /// When `elapsed` has to be sent at the latest; absent while nothing is waited for.
  package func deadline(in world: World) -> Instant? {
    guard let dialog else { return nil }
    var moments: [Instant] = []
    if case .guarding(let until) = dialog.arming { moments.append(until) }
    if let timeout = timeout(of: dialog) { moments.append(timeout) }
    if let hold = holdDeadline(dialog, world) { moments.append(hold) }
    return moments.min()
  }

  mutating func presented(_ frame: Int, at time: Instant, in world: World) {
    guard var dialog, case .awaiting(let awaited, let guardTime) = dialog.arming,
      frame >= awaited
    else { return }
    dialog.arming = .guarding(until: time.advanced(byMilliseconds: guardTime))
    let isFirst = dialog.shownAt == nil
    if isFirst { dialog.shownAt = time }
    self.dialog = dialog
    if isFirst, let note = budget.count(dialog.alert, at: time, world.profile.behaviour) {
      effects.append(.note(note))
    }
    if guardTime == 0 { arm(at: time) }
  }

  mutating func elapsed(_ now: Instant, in world: World) {
    guard let dialog else { return }
    if case .guarding(let until) = dialog.arming, now >= until { arm(at: until) }
    if let hold = holdDeadline(dialog, world), now >= hold {
      self.dialog?.press = nil
      changed()
      goBack(in: world)
    } else if let timeout = timeout(of: dialog), now >= timeout {
      close(.timedOut, choice: nil, in: world)
    }
  }

  private mutating func arm(at moment: Instant) {
    dialog?.arming = .armed(since: moment)
    effects.append(.armed)
  }

  /// A dialog that nobody can see is not timed out, and not armed when it comes back.
  mutating func setVisible(_ isVisible: Bool, in world: World) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      dialog?.shownAt = nil
      replace(in: world)
    } else {
      dialog?.press = nil
    }
  }

  private func timeout(of dialog: Dialog) -> Instant? {
    guard isVisible, let shownAt = dialog.shownAt,
      let milliseconds = dialog.alert.timeoutMilliseconds
    else { return nil }
    return shownAt.advanced(byMilliseconds: milliseconds)
  }

  /// A knob held down means Back: its only other way to leave would be a button.
  private func holdDeadline(_ dialog: Dialog, _ world: World) -> Instant? {
    guard let press = dialog.press, case .key(let device, _) = press.holder,
      devices.kind(of: device) == .knob
    else { return nil }
    return press.startedAt.advanced(byMilliseconds: world.profile.behaviour.holdMilliseconds)
  }
}
