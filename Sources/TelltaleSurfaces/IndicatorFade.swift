import TelltaleGraphics

/// A mark that turns: a round of eight dots in eight tenths of a second.
package enum Spinner {
  /// A third of the way from dot to dot: what is no longer seen as steps, and half of what a display could show.
  package static let stepMilliseconds = 33
}

/// Indicators show while content moves, and are gone a second after (SCROLL-VIEW-TRANSIENT-INDICATORS).
package enum IndicatorFade {
  package static let steps = [(700, UInt8(200)), (800, 130), (900, 60)]
  package static let end = 1000

  package static func alpha(_ passed: Int) -> UInt8 {
    steps.first { passed < $0.0 }?.1 ?? 0
  }

  /// When the picture changes next, of what moved then, after a moment; `nil` once they are gone.
  package static func next(of moved: Instant, after done: Instant) -> Instant? {
    let passed = done.milliseconds(since: moved)
    return steps.first { passed < $0.0 }.map { moved.advanced(byMilliseconds: $0.0) }
  }
}
