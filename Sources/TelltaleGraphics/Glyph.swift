/// A face of the font list in use: which file and face a glyph id belongs to.
///
/// The text engine hands these out; they mean something only together with the engine that did.
package struct FaceID: Hashable, Sendable {
  package var index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// One glyph at one size, shifted by a fraction of a pixel: what a coverage mask is cached under.
package struct GlyphKey: Hashable, Sendable {
  package var face: FaceID
  /// Pixels per em in 26.6 fixed point.
  package var size: UInt32
  package var glyph: UInt32
  /// Horizontal shift in quarters of a pixel, 0 to 3.
  package var phase: UInt8

  package init(face: FaceID, size: UInt32, glyph: UInt32, phase: UInt8) {
    self.face = face
    self.size = size
    self.glyph = glyph
    self.phase = phase
  }
}

/// A glyph placed on a line: `x` and `y` in 26.6 fixed point from the run's origin on the baseline,
/// y downwards.
package struct PlacedGlyph: Hashable, Sendable {
  package var glyph: UInt32
  package var x: Int32
  package var y: Int32

  package init(glyph: UInt32, x: Int32, y: Int32) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Glyphs of one face at one size, in visual order from left to right.
package struct GlyphRun: Hashable, Sendable {
  package var face: FaceID
  /// Pixels per em in 26.6 fixed point.
  package var size: UInt32
  package var glyphs: [PlacedGlyph]

  package init(face: FaceID, size: UInt32, glyphs: [PlacedGlyph]) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
  }
}

/// The picture of one glyph: coverage to be tinted, or colours of its own (emoji).
package struct GlyphImage: Sendable {
  package enum Pixels: Sendable {
    /// One byte a pixel, 0 to 255.
    case coverage([UInt8])
    /// Premultiplied `0xAARRGGBB`, one word a pixel.
    case color([UInt32])
  }

  /// Pixels from the pen to the left edge of the picture.
  package var left: Int
  /// Pixels from the baseline up to the top edge of the picture.
  package var top: Int
  package var width: Int
  package var height: Int
  package var pixels: Pixels

  package init(left: Int, top: Int, width: Int, height: Int, pixels: Pixels) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package static let blank = GlyphImage(
    left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))
}

/// Where a rasterizer gets pictures from: total, a glyph that cannot be drawn is blank.
package protocol GlyphSource {
  func image(for key: GlyphKey) -> GlyphImage
}
