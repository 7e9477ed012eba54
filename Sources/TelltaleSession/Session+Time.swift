import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// When `elapsed` has to be sent at the latest; absent while nothing is waited for.
  package func deadline(in world: World) -> Instant? {
    let own = [timeout, hold(in: world), bounce(in: world)].compactMap { $0 }
    return (appMoments(in: world) + surfaces.moments(after: clock.done) + own).min()
  }

  /// Whether time that has gone by until then answers something: a limit of time has ended, or something has
  /// been held for long enough.
  package func mayDecide(at now: Instant, in world: World) -> Bool {
    [timeout, hold(in: world)].contains { $0.map { $0 <= now } == true }
  }

  /// A frame was seen.
  mutating func presented(_ frame: Int, at time: Instant, in world: World) {
    clock.advance(to: time)
    let wasAwaited = surfaces.awaitsQuestion
    surfaces.presented(frame, at: time)
    guard wasAwaited, let question = surfaces.question, !question.arming.isAwaiting,
      let asking = asking(of: question)
    else { return }
    if asking.shownAt == nil { self.asking?.shownAt = time }
    self.asking?.isCounted = true
    if !asking.isCounted, asking.question.form == .alert,
      let note = questions.budget.count(asking.alert, at: time, world.profile.behaviour)
    {
      effects.append(.note(note))
    }
    if question.arming.isArmed { effects.append(.armed) }
  }

  /// Time went by.
  mutating func elapsed(_ now: Instant, in world: World) {
    let before = clock.elapse(to: now)
    if surfaces.arm(at: now) { effects.append(.armed) }
    glide(at: now, in: world)
    if surfaces.slide(at: now) { changed() }
    elapsedInApp(from: before, to: now, in: world)
    // What was drawn since shows its steps already.
    if surfaces.fade(from: max(before, clock.drawn), to: now) { changed() }
    // What is held may be gone by now.
    settle(in: world)
    if let bounce = bounce(in: world), now >= bounce {
      ignore(surfaces.press?.control, because: .short)
      letGo()
    }
    if let hold = hold(in: world), now >= hold {
      held(in: world)
    } else if let timeout, now >= timeout {
      close(.timedOut, choice: nil, in: world)
    }
  }

  /// What nobody can see is not timed out nor held, and not armed when it comes back; the time that
  /// a question was seen counts on.
  mutating func setVisible(_ isVisible: Bool, at time: Instant, in world: World) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      replace(in: world)
      if takesScreenInput { screenIsBack(in: world) }
    } else {
      if let shownAt = asking?.shownAt {
        asking?.shownMilliseconds += max(0, time.milliseconds(since: shownAt))
      }
      asking?.shownAt = nil
      asking?.actedAt = nil
      dropPress(because: .hidden)
    }
  }

  /// When the question in front ends by itself; never before a press in progress has come to its end,
  /// unless that lasts longer than the longest limit.
  private var timeout: Instant? {
    guard isVisible, let asking else { return nil }
    return surfaces.press?.control == nil ? asking.timeout : asking.latestTimeout
  }

  /// When a touch that ended too soon is over for good: a finger that bounced would be back by now.
  private func bounce(in world: World) -> Instant? {
    surfaces.press?.liftedAt?.advanced(
      byMilliseconds: world.profile.behaviour.debounceMilliseconds + 1)
  }
}

// What is held down long enough means something else than what is pressed.
extension Session {
  /// When it does: a knob means Back, since its only other way to leave would be a button; a finger on
  /// an item edits that, and on a text marks the word below it.
  private func hold(in world: World) -> Instant? {
    guard let press = surfaces.press, !press.isHeld, !press.isDragging else { return nil }
    if press.edited != nil || canMark(press, in: world) {
      return press.startedAt.advanced(byMilliseconds: Press.holdMilliseconds)
    }
    guard case .key(let device, _) = press.holder, devices.isKind(.knob, device) else {
      return nil
    }
    return press.startedAt.advanced(byMilliseconds: world.profile.behaviour.holdMilliseconds)
  }

  private mutating func held(in world: World) {
    guard let press = surfaces.press else { return }
    front?.press?.isHeld = true
    if let list = press.edited, let entry = press.control.flatMap({ front?.placement.control($0) })
    {
      return turn(in: world) { $0.edit(entry, of: list) }
    }
    if canMark(press, in: world) { return beginMarking(byWord: true, in: world) }
    letGo()
    leave(byBack: true, in: world)
  }
}

extension Press {
  /// Whose entry is edited where it is held still.
  fileprivate var edited: ControlList? {
    guard control != nil, case .choose(let list, _)? = purpose, list.isHeldToEdit else {
      return nil
    }
    return list
  }
}
