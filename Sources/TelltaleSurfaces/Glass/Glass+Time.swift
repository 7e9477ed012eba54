import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What becomes of it by time alone.
extension Glass {
  /// Notes that a frame was seen.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame.
  ///   - time: When it was first seen.
  /// - Returns: True where the question in front, which waited for it, is on the glass now.
  package mutating func presented(_ frame: Int, at time: Instant) -> Bool {
    clock.advance(to: time)
    let wasAwaited = surfaces.awaitsQuestion
    surfaces.presented(frame, at: time)
    return wasAwaited && !surfaces.awaitsQuestion && surfaces.isAsking
  }

  /// Returns the time that the focus ring takes from one control to the next.
  ///
  /// - Parameter environment: The surroundings, with the profile.
  /// - Returns: Milliseconds; 0 where the ring is not seen, or nothing moves by itself.
  package func glideMilliseconds(in environment: Environment) -> Int {
    showsFocus && !environment.reducesMotion ? environment.profile.screen.focusGlideMilliseconds : 0
  }

  /// Lets time go by: guards end, and surfaces take input.
  ///
  /// - Parameter now: The present moment.
  /// - Returns: The moment up to which everything was done before.
  package mutating func elapse(to now: Instant) -> Instant {
    let before = clock.elapse(to: now)
    if surfaces.arm(at: now) { say(.armed) }
    return before
  }

  /// Moves on all that comes up, goes back or goes away.
  ///
  /// - Parameter now: The moment that the movements are at.
  package mutating func slide(at now: Instant) {
    if surfaces.slide(at: now) { changed() }
  }

  /// Fades the indicators of scroll areas, and ends the light on controls that were pressed.
  ///
  /// - Parameters:
  ///   - before: The moment up to which everything was done before; a picture that was drawn since shows its steps
  ///     already.
  ///   - now: The present moment.
  package mutating func fade(from before: Instant, to now: Instant) {
    if surfaces.fade(from: max(before, clock.drawn), to: now) { changed() }
  }

  /// Returns the moment at which a touch that ended too soon is over for good: a finger that bounced would be back by
  /// now.
  ///
  /// - Parameter profile: The platform's profile, with the time in which contacts bounce.
  /// - Returns: `nil` where no touch has ended too soon.
  package func bounce(_ profile: borrowing Profile) -> Instant? {
    surfaces.press?.liftedAt?.advanced(
      byMilliseconds: profile.behaviour.debounceMilliseconds + 1)
  }

  /// Ends a touch that was too short to be one, and tells that.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - profile: The platform's profile, with the time in which contacts bounce.
  package mutating func endBounce(at now: Instant, _ profile: borrowing Profile) {
    guard let bounce = bounce(profile), now >= bounce else { return }
    ignore(surfaces.press?.control, because: .short)
    letGo()
  }

  /// Returns the moment at which what is held down has been held long enough to mean something else than a press. A
  /// knob means Back, since its only other way to leave would be a button. A finger on an item edits that, and on a
  /// text marks the word below it.
  ///
  /// - Parameters:
  ///   - marks: True where a text is held that hands can mark.
  ///   - profile: The platform's profile, with the time for a knob.
  /// - Returns: `nil` where nothing is held that would mean something else.
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
  /// The list whose entry is edited when the press holds still on it.
  package var editedList: ControlList? {
    guard control != nil, case .choose(let list, _)? = purpose, list.isHeldToEdit else {
      return nil
    }
    return list
  }
}

// Content that goes on by itself.
extension Surface {
  /// Starts the movement of content to where it comes to rest.
  ///
  /// - Parameters:
  ///   - path: The scroll area.
  ///   - target: The offset that is wanted, in pixels; the content stops at its end.
  ///   - time: When the movement begins.
  ///   - reducesMotion: True where nothing moves by itself.
  /// - Returns: The offset that the content goes to at once, where nothing moves by itself; `nil` where it glides, or
  ///   stays.
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

  /// Moves gliding content on. Once it rests there is one more picture in any case: only what it shows can be
  /// pressed.
  ///
  /// - Parameters:
  ///   - now: The moment that the movement is at.
  ///   - nextFrame: The number of the picture that shows it.
  /// - Returns: The area and the offset of its content now; `nil` where none glides.
  package mutating func glide(at now: Instant, nextFrame: Int) -> (NodePath, PixelPoint)? {
    guard var fling else { return nil }
    let goesOn = fling.move(to: now)
    self.fling = goesOn ? fling : nil
    restFrame = goesOn ? nil : nextFrame
    guard case .area(let path) = fling.subject else { return nil }
    return (path, fling.offset)
  }
}
