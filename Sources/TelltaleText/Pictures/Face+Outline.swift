import CHarfBuzz

extension Face {
  /// Reads the outline of a glyph by HarfBuzz from the mapped file: FreeType never has to open it.
  func trace(_ glyph: UInt32, size: UInt32) -> GlyphOutline {
    var outline = GlyphOutline()
    withUnsafeMutablePointer(to: &outline) { pen in
      hb_font_get_glyph_shape(font(size: size), glyph, GlyphPen.shared.functions, pen)
    }
    return outline
  }
}

/// The functions through which HarfBuzz reports an outline to a `GlyphOutline`.
private struct GlyphPen: @unchecked Sendable {
  /// Immutable once made, so any thread may use it.
  static let shared = GlyphPen()

  let functions: OpaquePointer?

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.outline(pen)?.pointee.add(x, y, .on) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.outline(pen)?.pointee.add(x, y, .on) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, controlX, controlY, x, y, _ in
        GlyphPen.outline(pen)?.pointee.add(controlX, controlY, .conic)
        GlyphPen.outline(pen)?.pointee.add(x, y, .on)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, firstX, firstY, secondX, secondY, x, y, _ in
        GlyphPen.outline(pen)?.pointee.add(firstX, firstY, .cubic)
        GlyphPen.outline(pen)?.pointee.add(secondX, secondY, .cubic)
        GlyphPen.outline(pen)?.pointee.add(x, y, .on)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in GlyphPen.outline(pen)?.pointee.close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  private static func outline(
    _ pen: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<GlyphOutline>? {
    pen?.assumingMemoryBound(to: GlyphOutline.self)
  }
}
