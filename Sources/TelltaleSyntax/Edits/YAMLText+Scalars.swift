extension YAMLText {
  /// The text with another scalar in the place of one: word by word, else in the same style, else in
  /// quotes.
  func rewritings(of span: YAMLSpan, as new: String) -> [[UInt8]] {
    guard case .scalar(let old, let style) = span.content else { return [] }
    var candidates: [[UInt8]] = []
    if let exchanged = exchangingWords(of: span, style, old, new) { candidates.append(exchanged) }
    guard !style.isBlock else { return candidates }
    let styles: [YAMLSpan.Style] =
      style == .plain ? [.plain, .singleQuoted, .doubleQuoted] : [style]
    return candidates
      + styles.compactMap { ScalarText.written(new, $0) }.map { replacing(span.range, with: $0) }
  }

  /// Only the words that differ are written, so that a text of several lines keeps them.
  private func exchangingWords(
    of span: YAMLSpan, _ style: YAMLSpan.Style, _ old: String, _ new: String
  ) -> [UInt8]? {
    let places = ScalarText.words(bytes, in: ScalarText.body(of: span, style, in: bytes))
    let (before, after) = (YAMLText.words(old), YAMLText.words(new))
    guard before.count == after.count, places.count == before.count else { return nil }
    var result = bytes
    for index in places.indices.reversed() where before[index] != after[index] {
      guard ScalarText.escaped(before[index], style)[...] == bytes[places[index]] else {
        return nil
      }
      result.replaceSubrange(places[index], with: ScalarText.escaped(after[index], style))
    }
    return result
  }

  private static func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ScalarText.words(bytes, in: bytes.indices).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }
}
