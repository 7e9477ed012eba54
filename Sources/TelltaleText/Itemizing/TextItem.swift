import CHarfBuzz

/// A stretch of text that is shaped at once: one face, one script, one direction.
struct TextItem {
  /// Into the scalars of the whole text; starts and ends at clusters.
  var range: Range<Int>
  var level: UInt8
  var script: hb_script_t
  var face: Int

  var isRightToLeft: Bool { level % 2 == 1 }
}
