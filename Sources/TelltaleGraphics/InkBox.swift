/// A rectangle around the ink of a run, in whole pixels from the run's origin, y downwards.
package struct InkBox: Hashable, Sendable {
  package var left: Int32
  package var top: Int32
  package var right: Int32
  package var bottom: Int32

  package static let empty = InkBox(left: 0, top: 0, right: 0, bottom: 0)

  package init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pens, and an em and a half around them, which no glyph of the faces in use leaves (stacked
  /// marks of Thai and Devanagari reach furthest).
  package init(pensOf glyphs: [PlacedGlyph], size: UInt32) {
    guard let first = glyphs.first else {
      self = .empty
      return
    }
    let em = Int32(clamping: Int(size) / 64 + 1)
    self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
    for glyph in glyphs {
      left = min(left, glyph.x)
      right = max(right, glyph.x)
      top = min(top, glyph.y)
      bottom = max(bottom, glyph.y)
    }
    left = (left >> 6).addingClamped(-em / 2)
    top = (top >> 6).addingClamped(-(em * 3 / 2))
    right = (right >> 6).addingClamped(1 + em * 2)
    bottom = (bottom >> 6).addingClamped(1 + em)
  }

  package var isEmpty: Bool { right <= left || bottom <= top }

  package func union(_ other: InkBox) -> InkBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return InkBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  package func moved(x: Int32, y: Int32) -> InkBox {
    InkBox(
      left: left.addingClamped(x), top: top.addingClamped(y), right: right.addingClamped(x),
      bottom: bottom.addingClamped(y))
  }

  /// The pixels that it takes where the run's origin is at `origin`.
  package func placed(at origin: PixelPoint) -> PixelRect {
    PixelRect(
      x: origin.x + Int(left), y: origin.y + Int(top), width: Int(right) - Int(left),
      height: Int(bottom) - Int(top))
  }
}

extension Int32 {
  package func addingClamped(_ other: Int32) -> Int32 { Int32(clamping: Int(self) + Int(other)) }
}
