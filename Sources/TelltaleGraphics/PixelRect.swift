/// A half-open rectangle in whole device pixels: it holds `x..<maxX` and `y..<maxY`.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of a whole surface.
  ///
  /// - Parameter size: Pixels of the surface, whose origin is 0, 0.
  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var midX: Int { x + width / 2 }
  package var midY: Int { y + height / 2 }
  package var origin: PixelPoint { PixelPoint(x: x, y: y) }
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns true for a point inside. Points on the right and on the lower edge are outside.
  ///
  /// - Parameter point: A point in the pixels of the rectangle's surface.
  /// - Returns: True also for points on the left and on the upper edge.
  package func contains(_ point: PixelPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns true when every pixel of another rectangle lies inside.
  ///
  /// - Parameter other: A rectangle of the same surface.
  /// - Returns: True also for an empty `other`, wherever it is.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY)
  }

  /// Returns the pixels common to both.
  ///
  /// - Parameter other: A rectangle of the same surface.
  /// - Returns: The common part; `.empty` where there is none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Returns the smallest rectangle that holds both.
  ///
  /// - Parameter other: A rectangle of the same surface; an empty one adds nothing.
  /// - Returns: The bounds of both.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle shrunk on each side by the same amount.
  ///
  /// - Parameter amount: Pixels of each side; a negative number makes it larger.
  /// - Returns: A rectangle around the same middle, never of negative size.
  package func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      x: x + amount, y: y + amount, width: max(0, width - 2 * amount),
      height: max(0, height - 2 * amount))
  }

  /// Returns the rectangle shrunk on each side by its own amount.
  ///
  /// - Parameter insets: Pixels of each side.
  /// - Returns: The inner part, never of negative size.
  package func inset(_ insets: PixelInsets) -> PixelRect {
    PixelRect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Returns the rectangle moved.
  ///
  /// - Parameters:
  ///   - dx: Pixels to the right.
  ///   - dy: Pixels downwards.
  /// - Returns: A rectangle of the same size.
  package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
