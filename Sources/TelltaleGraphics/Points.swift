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

/// How many device pixels make one point.
package struct Density: Hashable, Sendable {
  /// Pixels per point, from 0.1 to 8.
  package var pixelsPerPoint: Double

  package init(_ pixelsPerPoint: Double) {
    self.pixelsPerPoint = min(max(pixelsPerPoint, 0.1), 8)
  }

  package static let one = Density(1)

  /// Whole pixels for a length in points, halves rounded up; a positive length is at least 1.
  package func pixels(_ points: Points) -> Int {
    let clamped = min(max(points.value, -100_000), 100_000)
    let rounded = Int((clamped * pixelsPerPoint + 0.5).rounded(.down))
    return clamped > 0 ? max(1, rounded) : rounded
  }

  /// Points for a length in pixels.
  package func points(_ pixels: Int) -> Points { Points(Double(pixels) / pixelsPerPoint) }
}
