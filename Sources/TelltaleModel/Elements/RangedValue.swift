/// A value that hands change within a range, in equal steps.
package struct RangedValue: Hashable, Sendable {
  /// The least value, in thousandths: sums of fractions stay exact.
  package var least = 0
  /// The greatest, in thousandths.
  package var most = 100_000
  /// From one value to the next, in thousandths; more than 0.
  package var size = 1_000
  /// What it is until somebody says something, in thousandths; the least value where this is absent.
  package var first: Int?
  /// The name under which the application says another.
  package var binding: String?
  /// Told after the figure: `%`, `min`.
  package var unit: TextContent?

  package init(
    least: Int = 0, most: Int = 100_000, size: Int = 1_000, first: Int? = nil,
    binding: String? = nil, unit: TextContent? = nil
  ) {
    (self.least, self.most, self.size, self.first) = (least, most, size, first)
    (self.binding, self.unit) = (binding, unit)
  }

  /// The number of steps from the least value to the greatest.
  package var steps: Int { max(1, (most - least) / max(1, size)) }

  /// The step that is nearest to a value.
  ///
  /// - Parameter value: in thousandths; outside of the range it is the nearest end.
  /// - Returns: Steps from the least value.
  package func step(nearestTo value: Int) -> Int {
    let size = max(1, size)
    return min((min(max(value, least), most) - least + size / 2) / size, steps)
  }
}

extension RangedValue {
  /// No value is further from 0.
  package static let bound = 1_000_000.0
}
