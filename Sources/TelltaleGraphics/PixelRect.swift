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

  /// True for a point inside; points on the right and lower edge are outside.
  package func contains(_ point: PixelPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// True when every pixel of `other` lies inside; an empty `other` lies inside anything.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY)
  }

  /// The pixels common to both; `.empty` when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Shrunk (or, with a negative amount, grown) by `amount` pixels on each side.
  package func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      x: x + amount, y: y + amount, width: max(0, width - 2 * amount),
      height: max(0, height - 2 * amount))
  }

  package func inset(_ insets: PixelInsets) -> PixelRect {
    PixelRect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
