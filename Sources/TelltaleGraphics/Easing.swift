/// The progress of movements, in integers so that it is the same on every machine.
package enum Easing {
  /// The progress of a movement that has ended.
  package static let whole = 1 << 15

  /// Returns the progress of a movement that is fast at first, then slower and slower: 1 - (1 -
  /// t)^3.
  ///
  /// - Parameters:
  ///   - passed: Time since the movement began; less than 0 counts as 0.
  ///   - total: Time that the movement takes, in the same unit; 0 or less ends it at once.
  /// - Returns: A progress from 0 to `whole`.
  package static func out(_ passed: Int, of total: Int) -> Int {
    guard total > 0, passed < total else { return whole }
    guard passed > 0 else { return 0 }
    let rest = (total - passed) * 1024 / total
    return whole - rest * rest * rest / (1024 * 1024 * 1024 / whole)
  }
}
