import CHarfBuzz
import TelltaleModel

/// One face of the font list, opened.
final class Face {
  /// Positions of HarfBuzz's fonts count 1024ths of a pixel: 16 to each 64th.
  static let unitsPerSize = 16

  let file: FontFile
  let index: UInt32
  let description: FaceDescription
  /// True where glyphs bring colours of their own.
  let isColor: Bool
  private let face: OpaquePointer
  private var fonts: [UInt32: OpaquePointer] = [:]
  /// At the face's own units, for questions that have nothing to do with size.
  private let unsized: OpaquePointer
  var traced = TracedGlyphs()
  /// Characters that were found to have no ink though they ought to.
  private var inkless: Set<UInt32> = []

  /// Throws `FontError.Reason.notAFont` and `cut`.
  init(file: FontFile, description: FaceDescription) throws(FontError) {
    let failure = FontError(
      file: description.file, reason: .notAFont(index: description.index))
    guard let index = UInt32(exactly: description.index), index < hb_face_count(file.blob) else {
      throw failure
    }
    if let table = file.cutTable(ofFace: index) {
      throw FontError(file: description.file, reason: .cut(table: table))
    }
    guard let face = hb_face_create(file.blob, index)
    else { throw failure }
    guard hb_face_get_glyph_count(face) > 0, let unsized = hb_font_create(face) else {
      hb_face_destroy(face)
      throw failure
    }
    self.file = file
    self.index = index
    self.description = description
    self.face = face
    self.unsized = unsized
    isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit {
    for font in fonts.values { hb_font_destroy(font) }
    hb_font_destroy(unsized)
    hb_face_destroy(face)
  }

  /// The face at a size in 26.6 pixels per em.
  func font(size: UInt32) -> OpaquePointer {
    if let font = fonts[size] { return font }
    guard let font = hb_font_create(face) else { return unsized }
    // A screen has few sizes of type; many come only from requests that mean harm.
    if fonts.count >= 64 {
      for font in fonts.values { hb_font_destroy(font) }
      fonts.removeAll()
    }
    let scale = Int32(clamping: Int(size) * Self.unitsPerSize)
    hb_font_set_scale(font, scale, scale)
    hb_font_make_immutable(font)
    fonts[size] = font
    return font
  }

  /// Whether the face has a glyph for a character, with ink as far as anybody knows.
  func has(_ scalar: UInt32) -> Bool { glyph(for: scalar) != nil && !inkless.contains(scalar) }

  /// The face draws nothing for a character; true where that is news.
  func passOver(_ scalar: UInt32) -> Bool { inkless.insert(scalar).inserted }

  /// The glyph of a character on its own.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(unsized, scalar, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// Whether the font brings programs that place points, or outlines that vary: none are used here, and
  /// what reads them has had faults that were attacked (CVE-2025-27363, CVE-2026-23865).
  var hasProgramsOrVariations: Bool { ["fpgm", "prep", "fvar", "gvar"].contains(where: hasTable) }

  private func hasTable(_ name: String) -> Bool {
    let tag = name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    guard let table = hb_face_reference_table(face, tag) else { return false }
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }
}
