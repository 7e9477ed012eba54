/// A moment on the monotonic clock, in microseconds since an arbitrary start.
package struct Instant: Hashable, Sendable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  package static let zero = Instant(microseconds: 0)

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the moment some milliseconds later. It stops at the ends of the range.
  ///
  /// - Parameter milliseconds: Milliseconds to go on; negative ones go back.
  /// - Returns: The moment, no later than the last that the number can say.
  package func advanced(byMilliseconds milliseconds: Int) -> Instant {
    let (delta, over) = Int64(milliseconds).multipliedReportingOverflow(by: 1000)
    let (sum, past) = microseconds.addingReportingOverflow(
      over ? (milliseconds < 0 ? .min : .max) : delta)
    return Instant(microseconds: past ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// Returns the milliseconds since another moment.
  ///
  /// - Parameter earlier: The other moment, on the same clock.
  /// - Returns: Whole milliseconds, rounded towards zero; negative where `earlier` is later.
  package func milliseconds(since earlier: Instant) -> Int {
    let (delta, over) = microseconds.subtractingReportingOverflow(earlier.microseconds)
    return over ? (microseconds < earlier.microseconds ? .min : .max) : Int(delta / 1000)
  }
}
