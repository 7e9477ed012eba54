import TelltaleGraphics
import TelltaleModel

// What becomes of surfaces by time alone.
extension SurfaceStack {
  /// Returns the moments at which something that is seen is due.
  ///
  /// - Parameter done: The moment up to which everything is done already.
  /// - Returns: The moments in no order; empty while nothing moves and no guard runs.
  package func moments(after done: Instant) -> [Instant] {
    all.indices.flatMap { all[$0].moments(after: done) }
      + [leaving?.slide.next].compactMap { $0 }
  }

  /// Notes that a frame was on the glass, for each surface.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame.
  ///   - time: When it was first seen.
  package mutating func presented(_ frame: Int, at time: Instant) {
    forEach { $0.presented(frame, at: time) }
  }

  /// Arms the surfaces whose guards are over.
  ///
  /// - Parameter now: The moment up to which guards end.
  /// - Returns: True where a question takes answers from now on.
  package mutating func arm(at now: Instant) -> Bool {
    var isAnswerable = false
    forEach { surface in
      guard case .guarding(let until) = surface.arming, now >= until, surface.obstacle == nil else {
        return
      }
      surface.arming = .armed(since: until)
      if surface.isQuestion { isAnswerable = true }
    }
    return isAnswerable
  }

  /// Moves on all that comes up, goes back or goes away.
  ///
  /// - Parameter now: The moment that the movements are at.
  /// - Returns: True where that is seen.
  package mutating func slide(at now: Instant) -> Bool {
    var isSeen = false
    forEach { surface in
      if surface.move(to: now) { isSeen = true }
    }
    guard var leaving else { return isSeen }
    self.leaving = leaving.slide.move(to: now) ? leaving : nil
    return true
  }

  /// Fades the indicators of scroll areas, and ends the light on controls that were pressed.
  ///
  /// - Parameters:
  ///   - before: The moment of the picture that is seen.
  ///   - now: The moment of the next picture.
  /// - Returns: True where that is seen.
  package mutating func fade(from before: Instant, to now: Instant) -> Bool {
    var isSeen = false
    forEach { surface in
      for (path, moved) in surface.moved {
        let passed = now.milliseconds(since: moved)
        let old = IndicatorFade.alpha(before.milliseconds(since: moved))
        if old != IndicatorFade.alpha(passed) { isSeen = true }
        if passed >= IndicatorFade.end { surface.moved[path] = nil }
      }
      if let glow = surface.glow, now >= glow.until {
        surface.glow = nil
        isSeen = true
      }
    }
    return isSeen
  }
}

extension Surface {
  /// Returns the moments at which something of the surface is due that was not done by a moment.
  fileprivate func moments(after done: Instant) -> [Instant] {
    var moments = [
      slide?.next, entrance?.next, give?.next, glide?.next, fling?.next, glow?.until,
    ].compactMap { $0 }
    if case .guarding(let until) = arming, obstacle == nil { moments.append(until) }
    return moments + moved.values.compactMap { IndicatorFade.next(of: $0, after: done) }
  }

  /// Moves on what comes in, up, or back. Returns true where that is seen.
  fileprivate mutating func move(to now: Instant) -> Bool {
    // Each of them moves on, whatever others do.
    [
      glide.advance(to: now), entrance.advance(to: now), slide.advance(to: now),
      give.advance(to: now),
    ].contains(true)
  }

  fileprivate mutating func presented(_ frame: Int, at time: Instant) {
    slide?.begin(at: time)
    entrance?.begin(at: time)
    arming.presented(frame, at: time)
    // What takes no input is guarded for good.
    if arming.isArmed, obstacle != nil { arming = .guarding(until: time) }
    shifts.presented(frame, at: time)
    if let rest = restFrame, frame >= rest { restFrame = nil }
  }
}
