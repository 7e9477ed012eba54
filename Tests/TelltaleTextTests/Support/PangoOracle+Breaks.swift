import CPangoCairo

extension PangoOracle {
  /// For each scalar, whether Pango lets a line start with it.
  static func opportunities(_ string: String, language: String) -> [Bool] {
    let count = string.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(
      string, Int32(string.utf8.count), 0, pango_language_from_string(language), &attributes,
      Int32(count + 1))
    return attributes.dropLast().enumerated().map { $0 > 0 && $1.is_line_break != 0 }
  }
}
