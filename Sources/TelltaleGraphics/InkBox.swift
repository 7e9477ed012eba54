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

  /// The box of all pens, and an em and a half around them, which no glyph of the faces in use
  /// leaves (stacked marks of Thai and Devanagari reach furthest).
  ///
  /// - Parameters:
  ///   - glyphs: Glyphs with their pens in 26.6 fixed point; none give an empty box.
  ///   - size: Pixels per em in 26.6 fixed point.
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

  /// Returns the smallest box that holds both.
  ///
  /// - Parameter other: A box from the same origin; an empty one adds nothing.
  /// - Returns: The box from the same origin.
  package func union(_ other: InkBox) -> InkBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return InkBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the box moved by whole pixels. Its edges stop at the ends of the number's range.
  ///
  /// - Parameters:
  ///   - x: Pixels to the right.
  ///   - y: Pixels downwards.
  /// - Returns: The box from the same origin as before.
  package func moved(x: Int32, y: Int32) -> InkBox {
    InkBox(
      left: left.addingClamped(x), top: top.addingClamped(y), right: right.addingClamped(x),
      bottom: bottom.addingClamped(y))
  }

  /// Returns the pixels of the box on a surface.
  ///
  /// - Parameter origin: The run's origin on the baseline, in pixels of the surface.
  /// - Returns: Pixels of the surface.
  package func placed(at origin: PixelPoint) -> PixelRect {
    PixelRect(
      x: origin.x + Int(left), y: origin.y + Int(top), width: Int(right) - Int(left),
      height: Int(bottom) - Int(top))
  }
}

extension Int32 {
  /// Returns the sum; it stops at the ends of the number's range.
  ///
  /// - Parameter other: The number to add.
  /// - Returns: The sum, or the number of the range that is next to it.
  package func addingClamped(_ other: Int32) -> Int32 { Int32(clamping: Int(self) + Int(other)) }
}
