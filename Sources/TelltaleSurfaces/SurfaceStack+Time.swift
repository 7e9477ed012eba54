import TelltaleGraphics
import TelltaleModel

// What becomes of surfaces by time alone.
extension SurfaceStack {
  /// When something that is seen is due that was not done by a moment.
  package func moments(after done: Instant) -> [Instant] {
    all.indices.flatMap { all[$0].moments(after: done) }
      + [leaving?.slide.next].compactMap { $0 }
  }

  /// A frame was on the glass.
  package mutating func presented(_ frame: Int, at time: Instant) {
    forEach { $0.presented(frame, at: time) }
  }

  /// Guards that are over let input in. True where a question takes answers from now on.
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

  /// What comes up, goes back or goes away moves on. True where that is seen.
  package mutating func slide(at now: Instant) -> Bool {
    var isSeen = false
    forEach { surface in
      if surface.move(to: now) { isSeen = true }
    }
    guard var leaving else { return isSeen }
    self.leaving = leaving.slide.move(to: now) ? leaving : nil
    return true
  }

  /// Indicators fade, and so does what was pressed and is lit. True where that is seen.
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
  /// When something of it is due that was not done by a moment.
  fileprivate func moments(after done: Instant) -> [Instant] {
    var moments = [
      slide?.next, entrance?.next, give?.next, glide?.next, fling?.next, glow?.until,
    ].compactMap { $0 }
    if case .guarding(let until) = arming, obstacle == nil { moments.append(until) }
    return moments + moved.values.compactMap { IndicatorFade.next(of: $0, after: done) }
  }

  /// What comes in, up, or back moves on. True where that is seen.
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
