/// A moment on the monotonic clock, in microseconds since an arbitrary start.
package struct Instant: Hashable, Sendable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  package static let zero = Instant(microseconds: 0)

  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Later (or earlier) by whole milliseconds; the ends of the range are kept, not passed.
  package func advanced(byMilliseconds milliseconds: Int) -> Instant {
    let (delta, over) = Int64(milliseconds).multipliedReportingOverflow(by: 1000)
    let (sum, past) = microseconds.addingReportingOverflow(
      over ? (milliseconds < 0 ? .min : .max) : delta)
    return Instant(microseconds: past ? (milliseconds < 0 ? .min : .max) : sum)
  }

  /// Whole milliseconds since `earlier`, rounded towards zero.
  package func milliseconds(since earlier: Instant) -> Int {
    let (delta, over) = microseconds.subtractingReportingOverflow(earlier.microseconds)
    return over ? (microseconds < earlier.microseconds ? .min : .max) : Int(delta / 1000)
  }
}
