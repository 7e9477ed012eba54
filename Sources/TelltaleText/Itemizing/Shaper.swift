import CHarfBuzz
import TelltaleModel

/// One glyph as HarfBuzz places it, in 1024ths of a pixel.
struct ShapedGlyph {
  var glyph: UInt32
  /// Index of the first scalar that it stands for.
  var cluster: Int
  var advance: Int
  var x: Int
  var y: Int
  /// False where the text may not be cut before this glyph's cluster without shaping again.
  var isSafeToBreak: Bool
}

/// Runs HarfBuzz; keeps one buffer.
final class Shaper {
  private let buffer: OpaquePointer?

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes one item, or a part of it, in the context of its paragraph. Glyphs come from left to
  /// right, so for right-to-left items from the text's end.
  func shape(
    _ item: TextItem, range: Range<Int>, paragraph: Range<Int>, of scalars: [UInt32],
    font: OpaquePointer, language: hb_language_t?, digits: DigitWidths
  ) -> [ShapedGlyph] {
    hb_buffer_clear_contents(buffer)
    fill(range: range, paragraph: paragraph, of: scalars)
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, language)
    let features = NumberDigits.ranges(in: range, of: scalars, by: digits).map { digits in
      hb_feature_t(
        tag: NumberDigits.feature, value: 1,
        start: UInt32(clamping: digits.lowerBound - paragraph.lowerBound),
        end: UInt32(clamping: digits.upperBound - paragraph.lowerBound))
    }
    hb_shape(font, buffer, features, UInt32(clamping: features.count))
    return glyphs(offset: paragraph.lowerBound)
  }

  private func fill(range: Range<Int>, paragraph: Range<Int>, of scalars: [UInt32]) {
    scalars.withUnsafeBufferPointer { pointer in
      guard let base = pointer.baseAddress else { return }
      hb_buffer_add_utf32(
        buffer, base + paragraph.lowerBound, Int32(clamping: paragraph.count),
        UInt32(clamping: range.lowerBound - paragraph.lowerBound), Int32(clamping: range.count))
    }
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == paragraph.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == paragraph.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
  }

  private func glyphs(offset: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos, let positions else { return [] }
    return (0..<Int(count)).map { index in
      let info = infos[index]
      let position = positions[index]
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster) + offset,
        advance: Int(position.x_advance), x: Int(position.x_offset), y: Int(position.y_offset),
        isSafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }
}
