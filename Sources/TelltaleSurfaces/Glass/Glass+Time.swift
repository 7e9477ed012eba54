import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What becomes of it by time alone.
extension Glass {
  /// A frame was seen.
  ///
  /// - Returns: True where the question in front, which waited for it, is on the glass now.
  package mutating func presented(_ frame: Int, at time: Instant) -> Bool {
    clock.advance(to: time)
    let wasAwaited = surfaces.awaitsQuestion
    surfaces.presented(frame, at: time)
    return wasAwaited && !surfaces.awaitsQuestion && surfaces.isAsking
  }

  /// How long the ring of the focus takes from one control to the next; 0 where it is not seen, or nothing moves by
  /// itself.
  package func glideMilliseconds(in world: World) -> Int {
    showsFocus && !world.reducesMotion ? world.profile.screen.focusGlideMilliseconds : 0
  }

  /// Time went by: guards end, and what slides goes on.
  ///
  /// - Returns: The moment up to which everything was done before.
  package mutating func elapse(to now: Instant) -> Instant {
    let before = clock.elapse(to: now)
    if surfaces.arm(at: now) { say(.armed) }
    return before
  }

  /// What comes up, goes back or goes away moves on.
  package mutating func slide(at now: Instant) {
    if surfaces.slide(at: now) { changed() }
  }

  /// Indicators fade, and so does what is lit; what was drawn since shows its steps already.
  package mutating func fade(from before: Instant, to now: Instant) {
    if surfaces.fade(from: max(before, clock.drawn), to: now) { changed() }
  }

  /// When a touch that ended too soon is over for good: a finger that bounced would be back by now.
  package func bounce(_ profile: borrowing Profile) -> Instant? {
    surfaces.press?.liftedAt?.advanced(
      byMilliseconds: profile.behaviour.debounceMilliseconds + 1)
  }

  /// Ends a touch that was too short to be one.
  package mutating func endBounce(at now: Instant, _ profile: borrowing Profile) {
    guard let bounce = bounce(profile), now >= bounce else { return }
    ignore(surfaces.press?.control, because: .short)
    letGo()
  }

  /// When what is held down has been held long enough to mean something else than a press: a knob means Back, since its
  /// only other way to leave would be a button; a finger on an item edits that, and on a text marks the word below it.
  ///
  /// - Parameters:
  ///   - marks: whether a text is held that hands can mark.
  ///   - profile: of the platform.
  /// - Returns: `nil` where nothing is held that would.
  package func hold(marks: Bool, _ profile: borrowing Profile) -> Instant? {
    guard let press = surfaces.press, !press.isHeld, !press.isDragging else { return nil }
    if marks || press.editedList != nil {
      return press.startedAt.advanced(byMilliseconds: Press.holdMilliseconds)
    }
    guard case .key(let device, _) = press.holder, devices.isKind(.knob, device) else {
      return nil
    }
    return press.startedAt.advanced(byMilliseconds: profile.behaviour.holdMilliseconds)
  }
}

extension Press {
  /// Whose entry is edited where it is held still.
  package var editedList: ControlList? {
    guard control != nil, case .choose(let list, _)? = purpose, list.isHeldToEdit else {
      return nil
    }
    return list
  }
}

// Content that goes on by itself.
extension Surface {
  /// Sets content out for where it comes to rest.
  ///
  /// - Returns: The place that it goes to at once, where nothing moves by itself; `nil` where it glides, or stays.
  package mutating func glide(
    _ path: NodePath, to target: PixelPoint, at time: Instant, reducesMotion: Bool
  ) -> PixelPoint? {
    guard let area = placement.area(path) else { return nil }
    let wanted = target
    let target = area.clamped(wanted)
    guard target != area.offset else { return nil }
    if reducesMotion { return target }
    let milliseconds =
      area.isPaging
      ? Fling.pageMilliseconds : Fling.milliseconds(from: area.offset, to: target, of: wanted)
    fling = Fling(
      .area(path), from: area.offset, to: target, at: time, milliseconds: milliseconds)
    return nil
  }

  /// Moves gliding content on. Once it rests there is one more picture in any case: only what it shows can be pressed.
  ///
  /// - Parameters:
  ///   - now: the moment that it is at.
  ///   - nextFrame: the number of the picture that shows it.
  /// - Returns: The area and where its content is now; `nil` where none glides.
  package mutating func glide(at now: Instant, nextFrame: Int) -> (NodePath, PixelPoint)? {
    guard var fling else { return nil }
    let goesOn = fling.move(to: now)
    self.fling = goesOn ? fling : nil
    restFrame = goesOn ? nil : nextFrame
    guard case .area(let path) = fling.subject else { return nil }
    return (path, fling.offset)
  }
}
