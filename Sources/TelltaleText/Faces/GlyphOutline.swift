import CFreeType
import CHarfBuzz

/// The contours of a glyph in 26.6 pixels, y upwards, as FreeType's rasterizer takes them.
struct GlyphOutline {
  private(set) var points: [FT_Vector] = []
  private(set) var tags: [UInt8] = []
  private(set) var contourEnds: [Int16] = []

  /// FreeType counts points in 16 bits.
  private static let pointLimit = 32_000

  /// Room for what most letters need, so that it need not grow point by point.
  init() {
    points.reserveCapacity(64)
    tags.reserveCapacity(64)
  }

  var isEmpty: Bool { points.isEmpty }

  enum PointTag: UInt8 {
    case conic = 0
    case on = 1
    case cubic = 2
  }

  /// Adds a point in 1024ths of a pixel.
  mutating func add(_ x: Float, _ y: Float, _ tag: PointTag) {
    guard points.count < Self.pointLimit, max(x.magnitude, y.magnitude) < 67_108_864 else {
      return
    }
    points.append(
      FT_Vector(x: Int((x / 16).rounded()), y: Int((y / 16).rounded())))
    tags.append(tag.rawValue)
  }

  mutating func close() {
    let end = Int16(clamping: points.count - 1)
    if end > contourEnds.last ?? -1 { contourEnds.append(end) }
  }

  mutating func shift(x: Int, y: Int) {
    for index in points.indices {
      points[index].x += x
      points[index].y += y
    }
  }

  /// Lowest and highest coordinates of all points; off-curve points make it larger than the picture
  /// at times, never smaller.
  var bounds: (left: Int, bottom: Int, right: Int, top: Int) {
    guard let first = points.first else { return (0, 0, 0, 0) }
    return points.reduce((first.x, first.y, first.x, first.y)) { bounds, point in
      (
        min(bounds.0, point.x), min(bounds.1, point.y), max(bounds.2, point.x),
        max(bounds.3, point.y)
      )
    }
  }

  /// What stands for a character without a glyph where the face has no picture for that.
  static func missingBox(size: UInt32) -> GlyphOutline {
    let em = Float(size) * 16
    var box = GlyphOutline()
    for (inset, isHole) in [(Float(0), false), (em / 16, true)] {
      let (left, right) = (em / 16 + inset, em * 9 / 16 - inset)
      let (bottom, top) = (inset, em * 11 / 16 - inset)
      let corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
      for (x, y) in isHole ? corners.reversed() : corners { box.add(x, y, .on) }
      box.close()
    }
    return box
  }
}
