/// How far a movement has come, in integers so that it is the same everywhere.
package enum Easing {
  package static let whole = 1 << 15

  /// Fast at first, then slower and slower: 1 - (1 - t)^3, of `whole`.
  package static func out(_ passed: Int, of total: Int) -> Int {
    guard total > 0, passed < total else { return whole }
    guard passed > 0 else { return 0 }
    let rest = (total - passed) * 1024 / total
    return whole - rest * rest * rest / (1024 * 1024 * 1024 / whole)
  }
}
