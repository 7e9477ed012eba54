import CHarfBuzz

/// Heights of a face in whole pixels, all positive.
struct FaceMetrics: Hashable {
  var ascent: Int
  var descent: Int
  var capHeight: Int
}

extension Face {
  /// The heights at a size in 26.6 pixels per em; a face that does not say gets usual proportions.
  func metrics(size: UInt32) -> FaceMetrics {
    let font = font(size: size)
    let em = Int(size) * Self.unitsPerSize
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(font, &extents) == 0 || extents.ascender <= 0 {
      extents.ascender = Int32(clamping: em * 9 / 10)
      extents.descender = -Int32(clamping: em * 3 / 10)
    }
    var cap: hb_position_t = 0
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &cap) == 0 || cap <= 0 {
      cap = Int32(clamping: em * 7 / 10)
    }
    return FaceMetrics(
      ascent: (Int(extents.ascender) + 1023) / 1024,
      descent: (abs(Int(extents.descender)) + 1023) / 1024,
      capHeight: (Int(cap) + 512) / 1024)
  }
}
