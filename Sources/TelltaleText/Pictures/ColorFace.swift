import CFreeType
import TelltaleGraphics

/// A face with colour bitmaps, opened by FreeType at its largest strike.
final class ColorFace {
  private let face: FT_Face
  /// Keeps the mapping that FreeType reads from.
  private let file: FontFile
  /// Pixels per em of the strike.
  let strike: Int

  /// Opens a face of pictures alone, as emoji are; nothing for any other. FreeType runs the programs of
  /// a font and reads how its outlines vary as soon as it opens one, so none gets that far that has any.
  init?(_ source: Face, library: FT_Library) {
    guard !source.hasProgramsOrVariations else { return nil }
    file = source.file
    let bytes = source.file.bytes.bindMemory(to: UInt8.self)
    var opened: FT_Face?
    guard
      FT_New_Memory_Face(
        library, bytes.baseAddress, bytes.count, Int(source.index), &opened) == 0,
      let opened
    else { return nil }
    let count = Int(opened.pointee.num_fixed_sizes)
    let sizes = (0..<count).map { Int(opened.pointee.available_sizes[$0].y_ppem) >> 6 }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }), sizes[largest] > 0,
      FT_Select_Size(opened, Int32(clamping: largest)) == 0
    else {
      FT_Done_Face(opened)
      return nil
    }
    face = opened
    strike = sizes[largest]
  }

  deinit { FT_Done_Face(face) }

  /// The bitmap of a glyph at the size of the strike, premultiplied; nothing for a glyph without.
  func bitmap(of glyph: UInt32) -> GlyphImage? {
    guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
      (1...1024).contains(width), (1...1024).contains(height)
    else { return nil }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        let pixel = row + 4 * x
        pixels[y * width + x] =
          UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
          | UInt32(pixel[0])
      }
    }
    return GlyphImage(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width,
      height: height, pixels: .color(pixels))
  }
}

extension GlyphPictures {
  /// A colour glyph scaled to a size in 26.6; nothing where the face has no bitmap for it.
  func color(_ glyph: UInt32, of face: Face, size: UInt32, phase: Int) -> GlyphImage? {
    guard let library else { return nil }
    let key = ObjectIdentifier(face)
    if colorFaces[key] == nil { colorFaces[key] = ColorFace(face, library: library) }
    guard let colors = colorFaces[key], let bitmap = colors.bitmap(of: glyph) else { return nil }
    return bitmap.scaled(by: Int(size), over: colors.strike * 64, phase: phase)
  }
}
