import TelltaleGraphics

/// A part of a ring with round ends, painted row by row.
///
/// A pixel is covered by how far its middle is from the line that runs through the middle of the band: from
/// the circle where it stands within the arc, else from the nearer end, which makes ends round. Distances
/// are whole numbers of 256ths of a pixel, and two products tell whether a pixel is within the arc.
struct ArcBand {
  private let box: Box
  private let ring: ArcShape.Ring
  /// `nil` for a whole ring.
  private let ends: Ends?

  /// Where a ring is cut.
  private struct Ends {
    let from: Direction
    let to: Direction
    let fromPoint: (x: Int, y: Int)
    let toPoint: (x: Int, y: Int)
    /// More than half of the ring is there.
    let isWide: Bool

    /// Whether a direction from the middle lies within the arc.
    func hold(_ x: Int, _ y: Int) -> Bool {
      let afterStart = from.x * y - from.y * x
      let beforeEnd = x * to.y - y * to.x
      return isWide ? afterStart >= 0 || beforeEnd >= 0 : afterStart >= 0 && beforeEnd >= 0
    }
  }

  private static let one = ArcShape.subpixels

  /// A band in the middle of a box; `nil` where nothing of it is seen, or the box is larger than any canvas.
  init?(_ shape: ArcShape, in box: Box) {
    guard !box.isEmpty, shape.width > 0, shape.sweep > 0,
      max(box.width, box.height) < ArcShape.most
    else { return nil }
    self.box = box
    ring = shape.ring(in: PixelSize(width: box.width, height: box.height))
    guard shape.sweep < ArcShape.turn else {
      ends = nil
      return
    }
    let from = Direction(turn: shape.start)
    let to = Direction(turn: shape.start &+ shape.sweep)
    ends = Ends(
      from: from, to: to, fromPoint: from * ring.radius, toPoint: to * ring.radius,
      isWide: shape.sweep > ArcShape.turn / 2)
  }

  /// Paints what lies within the surface's clip.
  func paint(_ surface: Surface, _ ink: Ink) {
    let seen = surface.clip.left..<max(surface.clip.left, surface.clip.right)
    var coverage: [UInt8] = []
    for y in surface.rows(box.top, box.bottom) {
      let dy = (2 * y + 1 - box.top - box.bottom) * Self.one / 2
      for part in columns(at: dy) {
        let columns = part.clamped(to: seen)
        guard !columns.isEmpty else { continue }
        coverage.removeAll(keepingCapacity: true)
        for x in columns {
          coverage.append(self.coverage((2 * x + 1 - box.left - box.right) * Self.one / 2, dy))
        }
        coverage.withUnsafeBufferPointer { surface.tint(y, columns.lowerBound, $0, ink) }
      }
    }
  }

  /// The columns of a row that the whole ring touches: on both sides of its hole, if that is there.
  private func columns(at dy: Int) -> [Range<Int>] {
    let outer = ring.radius + ring.half + Self.one / 2
    guard abs(dy) < outer else { return [] }
    let middle = box.left + box.right
    let reach = Self.root(outer * outer - dy * dy) / (Self.one / 2)
    let whole =
      max(box.left, (middle - reach) >> 1)..<min(box.right, ((middle - 1 + reach) >> 1) + 1)
    let inner = ring.radius - ring.half - Self.one / 2
    guard inner > abs(dy) else { return [whole] }
    let hole = Self.root(inner * inner - dy * dy) / (Self.one / 2)
    let (first, last) = ((middle - hole) >> 1, (middle - 1 + hole) >> 1)
    guard first <= last else { return [whole] }
    return [
      whole.lowerBound..<max(whole.lowerBound, first),
      min(last + 1, whole.upperBound)..<whole.upperBound,
    ]
  }

  /// Coverage of a pixel whose middle is so far from that of the ring.
  private func coverage(_ dx: Int, _ dy: Int) -> UInt8 {
    guard let ends, !ends.hold(dx, dy) else { return covered(fromCircle(dx, dy)) }
    let from = Self.square(dx - ends.fromPoint.x, dy - ends.fromPoint.y)
    let to = Self.square(dx - ends.toPoint.x, dy - ends.toPoint.y)
    let reach = ring.half + Self.one / 2
    let nearest = min(from, to)
    return nearest >= reach * reach ? 0 : covered(Self.root(nearest))
  }

  /// How far a point is from the circle in the middle of the band; as much as is needed to tell that it is
  /// well inside of it.
  private func fromCircle(_ dx: Int, _ dy: Int) -> Int {
    let square = Self.square(dx, dy)
    let (low, high) = (
      ring.radius - ring.half + Self.one / 2, ring.radius + ring.half - Self.one / 2
    )
    if low <= high, low >= 0, square >= low * low, square <= high * high { return 0 }
    return abs(Self.root(square) - ring.radius)
  }

  private func covered(_ distance: Int) -> UInt8 {
    let share = min(max(ring.half + Self.one / 2 - distance, 0), Self.one, 2 * ring.half)
    return UInt8((share * 255 + Self.one / 2) / Self.one)
  }

  private static func square(_ x: Int, _ y: Int) -> Int { x * x + y * y }

  /// The whole part of a square root.
  static func root(_ square: Int) -> Int {
    guard square > 0 else { return 0 }
    // Newton's way, from above: it falls until it is there.
    var root = 1 << ((square.bitWidth - square.leadingZeroBitCount + 1) / 2)
    while true {
      let next = (root + square / root) / 2
      if next >= root { return root }
      root = next
    }
  }
}
