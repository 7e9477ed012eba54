/// A part of a ring with round ends, in the middle of a rectangle and as large as fits into it.
package struct ArcShape: Hashable, Sendable {
  /// The thickness of the ring in pixels, measured inwards from the edge of the rectangle.
  package var width: Int
  /// The angle at which the arc begins: clockwise from the top, in parts of a `turn`.
  package var start: Int
  /// The angle that the arc covers, clockwise from `start`, in parts of a `turn`. A whole turn has
  /// no ends.
  package var sweep: Int

  /// The number of parts of a whole turn.
  package static let turn = 1 << 16
  /// The number of parts of a pixel by which edges and ends are told apart.
  package static let subpixels = 256

  /// The side in pixels that no screen has. Larger arcs are not drawn.
  package static let most = 1 << 15

  /// An arc, by default a whole ring.
  ///
  /// - Parameters:
  ///   - width: Pixels of thickness.
  ///   - start: Parts of a `turn`, clockwise from the top.
  ///   - sweep: Parts of a `turn` that it covers; brought into 0 to one `turn`.
  package init(width: Int, start: Int = 0, sweep: Int = ArcShape.turn) {
    self.width = width
    self.start = start
    self.sweep = min(max(sweep, 0), ArcShape.turn)
  }
}

extension ArcShape {
  /// The ring of which the arc is a part, in `subpixels` from the middle of the rectangle.
  package struct Ring: Hashable, Sendable {
    /// The distance from the middle of the rectangle to the middle of the band.
    package var radius: Int
    /// Half of the band's thickness.
    package var half: Int
  }

  /// Returns the ring in a rectangle of this size.
  ///
  /// - Parameter size: Pixels of the rectangle; the shorter side decides.
  /// - Returns: The ring in `subpixels`, no thicker than the shorter side.
  package func ring(in size: PixelSize) -> Ring {
    let side = max(0, min(size.width, size.height))
    let width = min(max(width, 0), side)
    let half = width * ArcShape.subpixels / 2
    return Ring(radius: side * ArcShape.subpixels / 2 - half, half: half)
  }

  /// Returns the pixels that the arc may change.
  ///
  /// - Parameter rect: Pixels of the rectangle that the arc fills.
  /// - Returns: A part of `rect`; all of it for a whole ring, and for a rectangle that is too large
  ///   to be drawn.
  package func bounds(in rect: PixelRect) -> PixelRect {
    guard sweep < ArcShape.turn, !rect.isEmpty, max(rect.width, rect.height) < ArcShape.most,
      max(rect.x.magnitude, rect.y.magnitude) < 1 << 40
    else {
      return rect
    }
    let ring = ring(in: rect.size)
    let quarters = (0..<4).map { $0 * ArcShape.turn / 4 }.filter(holds)
    let points = ([start, start &+ sweep] + quarters).map { Direction(turn: $0) * ring.radius }
    let reach = ring.half + ArcShape.subpixels / 2
    func low(_ values: [Int], _ doubled: Int) -> Int {
      let least = doubled * ArcShape.subpixels / 2 + (values.min() ?? 0) - reach
      return least >> 8
    }
    func high(_ values: [Int], _ doubled: Int) -> Int {
      let most = doubled * ArcShape.subpixels / 2 + (values.max() ?? 0) + reach
      return (most + ArcShape.subpixels - 1) >> 8
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let left = low(xs, rect.width)
    let top = low(ys, rect.height)
    let box = PixelRect(
      x: rect.x + left, y: rect.y + top, width: high(xs, rect.width) - left,
      height: high(ys, rect.height) - top)
    return box.intersection(rect)
  }

  /// Whether it goes over an angle.
  private func holds(_ angle: Int) -> Bool { (angle &- start) & (ArcShape.turn - 1) <= sweep }

  /// Returns the part of the ring between the end of this arc and the end of another one.
  ///
  /// - Parameter other: An arc, such as the one of the frame before.
  /// - Returns: The part by which one goes further than the other; `nil` where the two differ in
  ///   width or in where they begin.
  package func difference(from other: ArcShape) -> ArcShape? {
    guard width == other.width, start == other.start else { return nil }
    let from = min(sweep, other.sweep)
    return ArcShape(width: width, start: start &+ from, sweep: max(sweep, other.sweep) - from)
  }
}

/// A direction as a vector of a fixed length: computed with integers, so that it is the same on every
/// machine, and exact at quarter turns.
package struct Direction: Hashable, Sendable {
  package var x: Int
  package var y: Int

  /// The length of the vector.
  package static let unit = 1 << 14

  /// The direction at an angle.
  ///
  /// - Parameter angle: Parts of `ArcShape.turn`, clockwise from the top; whole turns are left out.
  package init(turn angle: Int) {
    let angle = angle & (ArcShape.turn - 1)
    let rest = angle & (Direction.quarter - 1)
    let (sine, cosine) = (Direction.sine(rest), Direction.sine(Direction.quarter - rest))
    (x, y) =
      switch angle / Direction.quarter {
      case 0: (sine, -cosine)
      case 1: (cosine, sine)
      case 2: (-sine, cosine)
      default: (-cosine, -sine)
      }
  }

  private static let quarter = ArcShape.turn / 4

  /// Of an angle up to a quarter turn: its series in thirty binary places, whose eighth term is less
  /// than one of these.
  private static func sine(_ angle: Int) -> Int {
    // Half of pi in thirty binary places.
    let arc = (angle * 1_686_629_713) >> 14
    let square = (arc * arc) >> 30
    var term = arc
    var sum = arc
    for power in stride(from: 2, through: 14, by: 2) {
      term = -((term * square) >> 30) / (power * (power + 1))
      sum += term
    }
    return (sum + (1 << 15)) >> 16
  }

  /// Returns the point at a distance from the middle, in this direction.
  ///
  /// - Parameters:
  ///   - direction: The vector of length `unit`.
  ///   - distance: The distance in any unit, such as parts of a pixel.
  /// - Returns: The point in the unit of `distance`, x to the right and y downwards, rounded to the
  ///   nearest.
  package static func * (direction: Direction, distance: Int) -> (x: Int, y: Int) {
    func scaled(_ part: Int) -> Int {
      let size = (abs(part) * distance + unit / 2) / unit
      return part < 0 ? -size : size
    }
    return (scaled(direction.x), scaled(direction.y))
  }
}
