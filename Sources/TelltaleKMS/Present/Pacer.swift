import TelltaleGraphics

/// The pace of a driver that flips at once (as those of virtual machines do): it is held to the mode's rate. A
/// driver that waits for the vertical blank is left alone.
struct Pacer {
  let frameMilliseconds: Int
  private var lastFlip: Instant?
  private var isUnthrottled = false

  init(frameMilliseconds: Int) { self.frameMilliseconds = frameMilliseconds }

  mutating func flipped(at now: Instant) {
    if let lastFlip, now.milliseconds(since: lastFlip) < frameMilliseconds / 2 {
      isUnthrottled = true
    }
    lastFlip = now
  }

  /// The moment from which the next frame may go out.
  func earliest(_ now: Instant) -> Instant {
    guard isUnthrottled, let lastFlip else { return now }
    return lastFlip.advanced(byMilliseconds: frameMilliseconds)
  }
}
