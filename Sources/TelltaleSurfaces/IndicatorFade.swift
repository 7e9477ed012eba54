import TelltaleGraphics

/// The timing of an indicator that turns: a round of eight dots in eight tenths of a second.
package enum Spinner {
  /// The time between two pictures: a third of the way from dot to dot. The steps cannot be seen any more, and a
  /// display could show twice as many.
  package static let stepMilliseconds = 33
}

/// The fading of scroll indicators. They show while content moves, and are gone a second after
/// (SCROLL-VIEW-TRANSIENT-INDICATORS).
package enum IndicatorFade {
  /// The steps of the fading: the milliseconds until a step ends, and the alpha of the indicator until then.
  package static let steps = [(700, UInt8(200)), (800, 130), (900, 60)]
  /// The milliseconds after which nothing is kept of an indicator.
  package static let end = 1000

  /// Returns the alpha of an indicator.
  ///
  /// - Parameter passed: The milliseconds since the content moved.
  /// - Returns: 0 for an indicator that is gone.
  package static func alpha(_ passed: Int) -> UInt8 {
    steps.first { passed < $0.0 }?.1 ?? 0
  }

  /// Returns the moment at which the picture of an indicator changes next.
  ///
  /// - Parameters:
  ///   - moved: When its content moved last.
  ///   - done: The moment that the present picture is of.
  /// - Returns: `nil` once the indicator is gone.
  package static func next(of moved: Instant, after done: Instant) -> Instant? {
    let passed = done.milliseconds(since: moved)
    return steps.first { passed < $0.0 }.map { moved.advanced(byMilliseconds: $0.0) }
  }
}
