import CPangoCairo
import Synchronization
import TelltaleModel

@testable import TelltaleText

/// Pango on cairo as the judge: same fonts, no hinting, no rounding.
struct PangoOracle {
  struct Line: Equatable {
    /// Into the UTF-8 of the text.
    var range: Range<Int>
    /// In pixels, without the white space at a wrapped line's end.
    var width: Double
    /// From left to right.
    var glyphs: [Glyph]
  }

  struct Glyph: Equatable {
    var id: UInt32
    var x: Double
  }

  /// Cairo 1.16 crashes where two threads use fonts of the same file, so tests take turns.
  private static let turn = Mutex(Fonts())

  private struct Fonts: ~Copyable {
    let map = PangoOracle.fontMap()
  }

  /// Lays a text out as `FontBook` is asked to; no lines at all where Pango has no fonts.
  static func lines(_ request: TextRequest) -> [Line] {
    turn.withLock { fonts in
      guard let map = fonts.map else { return [] }
      let context = pango_font_map_create_context(map)
      defer { g_object_unref(context.map(UnsafeMutableRawPointer.init)) }
      configure(context, for: request)
      let layout = pango_layout_new(context)
      defer { g_object_unref(layout.map(UnsafeMutableRawPointer.init)) }
      fill(layout, for: request)
      return (0..<pango_layout_get_line_count(layout)).compactMap { index in
        pango_layout_get_line_readonly(layout, index).map(line)
      }
    }
  }

  private static func configure(_ context: OpaquePointer?, for request: TextRequest) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(request.language.tag))
    pango_context_set_base_dir(
      context, isRightToLeft(request) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families(for: request.language))
    pango_font_description_set_weight(
      description, request.weight == .semibold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(
      description, Double(request.size) / 64 * Double(PANGO_SCALE))
    pango_context_set_font_description(context, description)
  }

  private static func isRightToLeft(_ request: TextRequest) -> Bool {
    request.direction == .natural
      ? request.language.isRightToLeft : request.direction == .rightToLeft
  }

  private static func fill(
    _ layout: OpaquePointer?, for request: TextRequest
  ) {
    pango_layout_set_text(layout, request.string, -1)
    pango_layout_set_auto_dir(layout, request.direction == .natural ? 1 : 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let attributes = pango_attr_list_new()
    // Pango would hyphenate words that it breaks anywhere; we do so at soft hyphens only.
    if !request.string.unicodeScalars.contains("\u{AD}") {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    for digits in digitBytes(of: request.string) {
      let feature = pango_attr_font_features_new("tnum=1")
      feature?.pointee.start_index = UInt32(digits.lowerBound)
      feature?.pointee.end_index = UInt32(digits.upperBound)
      pango_attr_list_insert(attributes, feature)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if let width = request.maximumWidth {
      pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    }
    if let lines = request.maximumLines {
      pango_layout_set_height(layout, -Int32(lines))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
  }

  /// Where digits stand on one width, in bytes of UTF-8.
  private static func digitBytes(of text: String) -> [Range<Int>] {
    let scalars = text.unicodeScalars.map(\.value)
    let widths = text.unicodeScalars.map { String($0).utf8.count }
    func offset(_ index: Int) -> Int { widths[..<index].reduce(0, +) }
    return NumberDigits.ranges(in: scalars.indices, of: scalars).map {
      offset($0.lowerBound)..<offset($0.upperBound)
    }
  }

  private static func families(for language: Language) -> String {
    let han =
      switch (language.primary, language.isTraditionalChinese) {
      case ("zh", true): "TC"
      case ("zh", false): "SC"
      case ("ko", _): "KR"
      default: "JP"
      }
    return "Inter, Noto Sans CJK \(han), Noto Sans Arabic, Noto Sans Hebrew, "
      + "Noto Sans Devanagari, Noto Sans Thai, Noto Sans, "
      + TestFonts.scripts.map { "Noto \($0), " }.joined() + "Noto Color Emoji"
  }
}
