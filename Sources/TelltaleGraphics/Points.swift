/// A length in points: device-independent, one pixel each at density 1.
package struct Points: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  package var value: Double

  package init(_ value: Double) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Double(value) }
  package init(floatLiteral value: Double) { self.value = value }

  package static func < (left: Points, right: Points) -> Bool { left.value < right.value }
  package static func + (left: Points, right: Points) -> Points {
    Points(left.value + right.value)
  }
  package static func - (left: Points, right: Points) -> Points {
    Points(left.value - right.value)
  }
  package static func * (left: Points, right: Double) -> Points { Points(left.value * right) }
}

/// The number of device pixels that make one point.
package struct Density: Hashable, Sendable {
  /// Pixels per point, from 0.1 to 8.
  package var pixelsPerPoint: Double

  /// A density.
  ///
  /// - Parameter pixelsPerPoint: Pixels per point; brought into 0.1 to 8.
  package init(_ pixelsPerPoint: Double) {
    self.pixelsPerPoint = min(max(pixelsPerPoint, 0.1), 8)
  }

  package static let one = Density(1)

  /// Returns the whole pixels of a length in points.
  ///
  /// - Parameter points: A length; more than 100,000 to either side counts as that.
  /// - Returns: Pixels, halves rounded up; at least 1 for a positive length.
  package func pixels(_ points: Points) -> Int {
    let clamped = min(max(points.value, -100_000), 100_000)
    let rounded = Int((clamped * pixelsPerPoint + 0.5).rounded(.down))
    return clamped > 0 ? max(1, rounded) : rounded
  }

  /// Returns the points of a length in pixels.
  ///
  /// - Parameter pixels: A length in device pixels.
  /// - Returns: Points, not rounded.
  package func points(_ pixels: Int) -> Points { Points(Double(pixels) / pixelsPerPoint) }
}
