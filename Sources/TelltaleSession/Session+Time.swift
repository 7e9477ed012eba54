import TelltaleGraphics
import TelltaleModel

extension Session {
  /// When `elapsed` has to be sent at the latest; absent while nothing is waited for.
  package func deadline(in world: World) -> Instant? {
    var moments = appMoments(in: world)
    guard let dialog else { return moments.min() }
    if case .guarding(let until) = dialog.arming { moments.append(until) }
    moments += [dialog.slide?.next, dialog.fling?.next].compactMap { $0 }
    if let timeout = timeout(of: dialog) { moments.append(timeout) }
    if let hold = holdDeadline(dialog, world) { moments.append(hold) }
    if let bounce = bounceDeadline(dialog, world) { moments.append(bounce) }
    return moments.min()
  }

  mutating func presented(_ frame: Int, at time: Instant, in world: World) {
    presentedApp(frame, at: time, in: world)
    dialog?.slide?.begin(at: time)
    guard var dialog, case .awaiting(let awaited, let guardTime) = dialog.arming,
      frame >= awaited
    else { return }
    dialog.arming = .guarding(until: time.advanced(byMilliseconds: guardTime))
    if dialog.shownAt == nil { dialog.shownAt = time }
    let isFirst = !dialog.isCounted
    dialog.isCounted = true
    self.dialog = dialog
    if isFirst, dialog.question.form == .alert,
      let note = budget.count(dialog.alert, at: time, world.profile.behaviour)
    {
      effects.append(.note(note))
    }
    if guardTime == 0 { arm(at: time) }
  }

  mutating func elapsed(_ now: Instant, in world: World) {
    elapsedOnScreen(now, in: world)
    slide(at: now)
    glideQuestion(at: now)
    guard let dialog else { return }
    if case .guarding(let until) = dialog.arming, now >= until { arm(at: until) }
    if let bounce = bounceDeadline(dialog, world), now >= bounce {
      self.dialog?.press = nil
      changed()
    }
    if let hold = holdDeadline(dialog, world), now >= hold {
      self.dialog?.press = nil
      changed()
      goBack(in: world)
    } else if let timeout = timeout(of: dialog), now >= timeout {
      close(.timedOut, choice: nil, in: world)
    }
  }

  private mutating func slide(at now: Instant) {
    guard var slide = dialog?.slide, slide.start != nil else { return }
    dialog?.slide = slide.move(to: now) ? slide : nil
    changed()
  }

  private mutating func arm(at moment: Instant) {
    dialog?.arming = .armed(since: moment)
    effects.append(.armed)
  }

  /// What nobody can see is not timed out nor held, and not armed when it comes back; the time that
  /// a dialog was seen counts on.
  mutating func setVisible(_ isVisible: Bool, at time: Instant, in world: World) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      replace(in: world)
      if appTakesInput { screenIsBack(in: world) }
    } else {
      if let shownAt = dialog?.shownAt {
        dialog?.shownMilliseconds += max(0, time.milliseconds(since: shownAt))
      }
      dialog?.shownAt = nil
      dialog?.press = nil
      letGo()
    }
  }

  private func timeout(of dialog: Dialog) -> Instant? {
    guard isVisible, let shownAt = dialog.shownAt,
      let milliseconds = dialog.alert.timeoutMilliseconds
    else { return nil }
    return shownAt.advanced(byMilliseconds: max(0, milliseconds - dialog.shownMilliseconds))
  }

  /// When a touch that ended too soon is over for good: a finger that bounced would be back by now.
  private func bounceDeadline(_ dialog: Dialog, _ world: World) -> Instant? {
    dialog.press?.liftedAt?.advanced(
      byMilliseconds: world.profile.behaviour.debounceMilliseconds + 1)
  }

  /// A knob held down means Back: its only other way to leave would be a button.
  private func holdDeadline(_ dialog: Dialog, _ world: World) -> Instant? {
    guard let press = dialog.press, case .key(let device, _) = press.holder,
      devices.kind(of: device) == .knob
    else { return nil }
    return press.startedAt.advanced(byMilliseconds: world.profile.behaviour.holdMilliseconds)
  }
}
