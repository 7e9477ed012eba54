/// A round rectangle seen out of focus: rows of coverage, from which a shadow of any extent is
/// made by stretching the middle.
///
/// The blur is three boxes one after the other, all but a Gaussian, and ends at `blur` pixels.
struct ShadowShape {
  /// What a shape is made from.
  struct Key: Equatable {
    /// The smallest rectangle that has the same corners.
    var width: Int
    var height: Int
    var radius: Int
    var blur: Int
  }

  /// Larger corners and blurs are cut to this: past it the corners of a shadow cannot be told apart.
  private static let limit = 128

  private let blur: Int
  /// Columns of the coverage: the rectangle's and `blur` on each side.
  private let width: Int
  /// Rows of the coverage from the top to the middle one; the lower half is their mirror image.
  private let rows: Int
  private let coverage: [UInt8]

  static func blur(_ blur: Int) -> Int { max(0, min(blur, limit)) }

  static func key(_ box: Box, radius: Int, blur: Int) -> Key {
    let blur = ShadowShape.blur(blur)
    let radius = min(RoundedBox.key(box, radius: radius, ring: nil).radius, limit)
    let span = 2 * (radius + blur) + 1
    return Key(
      width: min(box.width, span), height: min(box.height, span), radius: radius, blur: blur)
  }

  init(_ key: Key) {
    blur = key.blur
    width = key.width + 2 * key.blur
    rows = (key.height + 2 * key.blur + 1) / 2
    let half = (width + 1) / 2
    let ramp = BlurRamp(blur: key.blur)
    let sideways = ShadowShape.sharpRows(key).map { row in
      ramp.blurred(row, count: half).map { ($0 + 2048) >> 12 }
    }
    let lines = (0..<key.height).map { y in sideways[min(y, key.height - 1 - y, key.radius)] }
    let mirrored = width / 2
    coverage = ramp.blurred(lines, width: half, count: rows).flatMap { row in
      let left = row.map { UInt8(($0 + (1 << 19)) >> 20) }
      return left + left.prefix(mirrored).reversed()
    }
  }

  /// Paints what lies within the surface's clip; `box` is what casts the shadow.
  func paint(_ box: Box, _ surface: Surface, _ ink: Ink) {
    let outer = box.inset(by: -blur)
    let left = width / 2
    let right = width - left - 1
    coverage.withUnsafeBufferPointer { bytes in
      for y in surface.rows(outer.top, outer.bottom) {
        let start = min(y - outer.top, outer.bottom - 1 - y, rows - 1) * width
        let row = UnsafeBufferPointer(rebasing: bytes[start..<start + width])
        surface.tint(y, outer.left, UnsafeBufferPointer(rebasing: row[..<left]), ink)
        surface.span(y, outer.left + left, outer.right - right, ink.covering(row[left]))
        surface.tint(
          y, outer.right - right, UnsafeBufferPointer(rebasing: row[(left + 1)...]), ink)
      }
    }
  }

  /// The rectangle's rows before the blur, from the top to the first below the corners, which
  /// stands for all between them.
  private static func sharpRows(_ key: Key) -> [[UInt8]] {
    let disc = Disc(radius: key.radius)
    return (0...key.radius).map { y in
      (0..<key.width).map { x in
        let column = min(x, key.width - 1 - x)
        guard y < key.radius, column < key.radius else { return 255 }
        return disc.coverage(key.radius - 1 - y, column)
      }
    }
  }
}
