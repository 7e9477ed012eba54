import TelltaleGraphics
import TelltaleModel

/// Puts the segments of a line next to each other, glyphs on quarter pixels.
enum LinePlacer {
  /// Runs from left to right and the width they take, in 1024ths of a pixel.
  static func place(_ segments: [LineSegment], size: UInt32) -> (runs: [PositionedRun], width: Int)
  {
    var runs: [PositionedRun] = []
    var pen = 0
    for index in BidiLevels.visualOrder(of: segments.map(\.level)) {
      let segment = segments[index]
      if runs.last?.run.face != FaceID(UInt16(clamping: segment.face)) {
        runs.append(
          PositionedRun(
            x: quarter(pen),
            run: GlyphRun(face: FaceID(UInt16(clamping: segment.face)), size: size, glyphs: [])))
      }
      let origin = runs[runs.count - 1].x
      for glyph in segment.glyphs {
        runs[runs.count - 1].run.glyphs.append(
          PlacedGlyph(
            glyph: glyph.glyph, x: quarter(pen + glyph.x).subtractingClamped(origin),
            y: -wholePixel(glyph.y)))
        pen += glyph.advance
      }
    }
    return (runs, pen)
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
