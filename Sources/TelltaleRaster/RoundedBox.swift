/// A rectangle with round corners, or a ring of that shape, painted row by row.
struct RoundedBox {
  /// Larger corners are cut to this; no canvas shows more of them.
  static let radiusLimit = Canvas.limit / 2

  let box: Box
  let corner: CornerShape
  /// Thickness of the ring; nil where the box is filled.
  let ring: Int?

  private var radius: Int { corner.rows.count }

  /// What the corners are made from: the radius is at most half the shorter side, and a ring
  /// without a hole is a filled box.
  static func key(_ box: Box, radius: Int, ring: Int?) -> CornerShape.Key {
    let shorter = max(0, min(box.width, box.height))
    let radius = max(0, min(radius, shorter / 2, radiusLimit))
    guard let ring, ring < (shorter + 1) / 2 else {
      return CornerShape.Key(radius: radius, ring: nil)
    }
    return CornerShape.Key(radius: radius, ring: max(0, ring))
  }

  init(_ box: Box, _ key: CornerShape.Key, _ corner: CornerShape) {
    self.box = box
    self.corner = corner
    ring = key.ring
  }

  /// Paints what lies within the surface's clip.
  func paint(_ surface: Surface, _ ink: Ink) {
    corner.withCoverage { coverage in
      for y in surface.rows(box.top, box.top + radius) {
        paint(corner.rows[box.top + radius - 1 - y], coverage, at: y, surface, ink)
      }
      for y in surface.rows(box.bottom - radius, box.bottom) {
        paint(corner.rows[y - box.bottom + radius], coverage, at: y, surface, ink)
      }
    }
    paintStraightPart(surface, ink)
  }

  private func paint(
    _ row: CornerShape.Row, _ coverage: CornerShape.Coverage, at y: Int, _ surface: Surface,
    _ ink: Ink
  ) {
    paint(row.outer, coverage, at: y, surface, ink)
    guard let hole = row.hole else {
      surface.span(y, box.left + row.outer.end, box.right - row.outer.end, ink)
      return
    }
    surface.span(y, box.left + row.outer.end, box.left + hole.start, ink)
    surface.span(y, box.right - hole.start, box.right - row.outer.end, ink)
    paint(hole, coverage, at: y, surface, ink)
  }

  private func paint(
    _ edge: CornerShape.Edge, _ coverage: CornerShape.Coverage, at y: Int, _ surface: Surface,
    _ ink: Ink
  ) {
    let range = edge.offset..<edge.offset + edge.end - edge.start
    guard !range.isEmpty else { return }
    surface.tint(
      y, box.left + edge.start, UnsafeBufferPointer(rebasing: coverage.left[range]), ink)
    surface.tint(
      y, box.right - edge.end, UnsafeBufferPointer(rebasing: coverage.right[range]), ink)
  }

  /// The rows between the corners: full, or two bars and what a thick ring has above and below.
  private func paintStraightPart(_ surface: Surface, _ ink: Ink) {
    var rest = box
    rest.top += radius
    rest.bottom -= radius
    guard let ring else { return surface.fill(rest, ink) }
    let hole = box.inset(by: max(ring, 0))
    let top = max(rest.top, hole.top)
    let bottom = min(rest.bottom, hole.bottom)
    surface.fill(Box(left: box.left, top: rest.top, right: box.right, bottom: top), ink)
    surface.fill(Box(left: box.left, top: top, right: hole.left, bottom: bottom), ink)
    surface.fill(Box(left: hole.right, top: top, right: box.right, bottom: bottom), ink)
    surface.fill(Box(left: box.left, top: bottom, right: box.right, bottom: rest.bottom), ink)
  }
}
