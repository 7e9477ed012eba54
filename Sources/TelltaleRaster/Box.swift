import TelltaleGraphics

/// A half-open rectangle by its edges, which any `PixelRect` fits into without overflow.
struct Box: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Edges stay within this distance of the origin, so that sums of a few of them never overflow.
  static let reach = 1 << 40

  static let empty = Box(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The rectangle, cut off at `reach`; a negative extent counts as none.
  init(_ rect: PixelRect) {
    left = Box.limited(rect.x)
    top = Box.limited(rect.y)
    right = Box.limited(Box.end(rect.x, rect.width))
    bottom = Box.limited(Box.end(rect.y, rect.height))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }
  /// For boxes inside a canvas only; others could overflow.
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func intersects(_ other: Box) -> Bool { !intersection(other).isEmpty }

  /// Shrunk on all sides; grown with a negative amount.
  func inset(by amount: Int) -> Box {
    Box(left: left + amount, top: top + amount, right: right - amount, bottom: bottom - amount)
  }

  /// What remains of this box around `hole`, which lies inside: above, below, left and right.
  func around(_ hole: Box) -> [Box] {
    [
      Box(left: left, top: top, right: right, bottom: hole.top),
      Box(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      Box(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      Box(left: left, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }

  static func limited(_ value: Int) -> Int { min(max(value, -reach), reach) }

  private static func end(_ start: Int, _ extent: Int) -> Int {
    let (sum, over) = start.addingReportingOverflow(max(0, extent))
    return over ? Int.max : sum
  }
}
