/// The number of a face in the font list in use: the file and the face to which a glyph id belongs.
///
/// The text engine hands these out; they mean something only together with the engine that did.
package struct FaceID: Hashable, Sendable {
  package var index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// The key under which a coverage mask is cached: one glyph at one size, shifted by a fraction of a
/// pixel.
package struct GlyphKey: Hashable, Sendable {
  package var face: FaceID
  /// Pixels per em in 26.6 fixed point.
  package var size: UInt32
  package var glyph: UInt32
  /// The horizontal shift in quarters of a pixel, 0 to 3.
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
  package let face: FaceID
  /// Pixels per em in 26.6 fixed point.
  package let size: UInt32
  package let glyphs: [PlacedGlyph]
  /// The box that holds all ink of the run; known once for all frames that show it.
  package let ink: InkBox

  /// A run with the box of its ink.
  ///
  /// - Parameters:
  ///   - face: The face of all glyphs.
  ///   - size: Pixels per em in 26.6 fixed point.
  ///   - glyphs: Glyphs in visual order, from left to right.
  ///   - ink: The box as the face says of its glyphs; `nil` for a box that is larger than any
  ///     glyph.
  package init(face: FaceID, size: UInt32, glyphs: [PlacedGlyph], ink: InkBox? = nil) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.ink = ink ?? InkBox(pensOf: glyphs, size: size)
  }

  /// Returns the run with all pens moved to the right by less than a pixel.
  ///
  /// - Parameter rest: 64ths of a pixel, 0 to 63.
  /// - Returns: The run, its ink one pixel wider on the right.
  package func shifted(by rest: Int32) -> GlyphRun {
    var box = ink
    box.right = box.right.addingClamped(1)
    return GlyphRun(
      face: face, size: size,
      glyphs: glyphs.map { PlacedGlyph(glyph: $0.glyph, x: $0.x.addingClamped(rest), y: $0.y) },
      ink: box)
  }
}

/// The picture of one glyph: coverage to be tinted, or colours of its own (emoji).
package struct GlyphImage: Sendable {
  /// The pixels of a glyph, row by row from the top.
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

  /// A picture without pixels, for a glyph that cannot be drawn.
  package static let blank = GlyphImage(
    left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))
}

/// A source of glyph pictures for a rasterizer. It answers for every glyph: one that cannot be
/// drawn is blank.
package protocol GlyphSource {
  /// Returns the picture of a glyph.
  ///
  /// - Parameter key: The glyph with its face, size and shift.
  /// - Returns: The picture, placed from the pen; blank where the glyph cannot be drawn.
  func image(for key: GlyphKey) -> GlyphImage

  /// Frees the memory of pictures that can be made again. Called when nothing will be drawn for a
  /// while.
  func rest()
}

extension GlyphSource {
  /// Does nothing, for a source that keeps nothing.
  package func rest() {}
}
