import TelltaleGraphics

/// A mark that turns: eight steps to a round.
package enum Spinner {
  package static let stepMilliseconds = 100
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
