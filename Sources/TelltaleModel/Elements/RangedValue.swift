/// A value that hands change within a range, in equal steps.
package struct RangedValue: Hashable, Sendable {
  /// The least value, in thousandths: sums of fractions stay exact.
  package var least = 0
  /// The greatest, in thousandths.
  package var most = 100_000
  /// From one value to the next, in thousandths; more than 0.
  package var size = 1_000
  /// The value until somebody says something, in thousandths; the least value where this is absent.
  package var first: Int?
  /// The name under which the application says another.
  package var binding: String?
  /// The unit that stands after the figure: `%`, `min`.
  package var unit: TextContent?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - least: The least value, in thousandths.
  ///   - most: The greatest value, in thousandths.
  ///   - size: The distance from one value to the next, in thousandths; more than 0.
  ///   - first: The value until somebody says something, in thousandths; `nil` for the least one.
  ///   - binding: The name under which the application says another; `nil` for none.
  ///   - unit: The unit that stands after the figure; `nil` for none.
  package init(
    least: Int = 0, most: Int = 100_000, size: Int = 1_000, first: Int? = nil,
    binding: String? = nil, unit: TextContent? = nil
  ) {
    (self.least, self.most, self.size, self.first) = (least, most, size, first)
    (self.binding, self.unit) = (binding, unit)
  }

  /// The number of steps from the least value to the greatest.
  package var steps: Int { max(1, (most - least) / max(1, size)) }

  /// Returns the step that is nearest to a value.
  ///
  /// - Parameter value: The value in thousandths; outside of the range it is the nearest end.
  /// - Returns: Steps from the least value.
  package func step(nearestTo value: Int) -> Int {
    let size = max(1, size)
    return min((min(max(value, least), most) - least + size / 2) / size, steps)
  }
}

extension RangedValue {
  /// The greatest distance of a value from 0, in whole units.
  package static let bound = 1_000_000.0
}
