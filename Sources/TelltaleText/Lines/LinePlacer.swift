import TelltaleGraphics
import TelltaleModel

/// Puts the segments of a line next to each other, glyphs on quarter pixels.
struct LinePlacer {
  let size: UInt32
  let book: FontBook
  private(set) var runs: [PositionedRun] = []
  /// What the line takes so far, in 1024ths of a pixel.
  private(set) var width = 0
  /// The run that is being filled: its face, where it starts, what it has.
  private var face: Int?
  private var origin: Int32 = 0
  private var glyphs: [PlacedGlyph] = []

  init(_ segments: [LineSegment], size: UInt32, book: FontBook) {
    self.size = size
    self.book = book
    for index in VisualOrder.indices(of: segments.map(\.level)) { add(segments[index]) }
    finishRun()
  }

  private mutating func add(_ segment: LineSegment) {
    if segment.face != face {
      finishRun()
      face = segment.face
      origin = Self.quarter(width)
    }
    for glyph in segment.glyphs {
      glyphs.append(
        PlacedGlyph(
          glyph: glyph.glyph, x: Self.quarter(width + glyph.x).subtractingClamped(origin),
          y: -Self.wholePixel(glyph.y)))
      width += glyph.advance
    }
  }

  private mutating func finishRun() {
    guard let face else { return }
    runs.append(
      PositionedRun(
        x: origin,
        run: GlyphRun(
          face: FaceID(UInt16(clamping: face)), size: size, glyphs: glyphs, ink: ink(face))))
    glyphs = []
  }

  /// All ink of the run; `nil` where the face cannot say of every glyph.
  private func ink(_ index: Int) -> InkBox? {
    guard let face = book.faces.face(index) else { return nil }
    var box = InkBox.empty
    for glyph in glyphs {
      guard let ink = face.ink(of: glyph.glyph, size: size) else { return nil }
      guard !ink.isEmpty else { continue }
      box = box.union(ink.moved(x: glyph.x >> 6, y: (glyph.y + 32) >> 6))
    }
    return box
  }

  /// The nearest quarter pixel, in 26.6.
  private static func quarter(_ position: Int) -> Int32 {
    Int32(clamping: ((position + 128) >> 8) * 16)
  }

  /// The nearest whole pixel, in 26.6: glyph pictures are shifted along the line only.
  private static func wholePixel(_ position: Int) -> Int32 {
    Int32(clamping: ((position + 512) >> 10) * 64)
  }
}

extension Int32 {
  fileprivate func subtractingClamped(_ other: Int32) -> Int32 {
    Int32(clamping: Int(self) - Int(other))
  }
}
