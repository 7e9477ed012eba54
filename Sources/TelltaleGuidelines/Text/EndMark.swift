import TelltaleModel

/// The punctuation a text closes with.
enum EndMark {
  /// The last character that is not white space, closing quote or bracket, narrowed; `...` as `…`.
  static func of(_ text: String) -> Character? {
    let rest = text.reversed().drop { $0.isWhitespace || closers.contains($0) }
    guard let last = rest.first else { return nil }
    if rest.prefix(3).allSatisfy({ $0 == "." }), rest.count > 2 { return "…" }
    return last == "…" ? last : Folding.narrowed(String(last)).first
  }

  /// Whether a quotation ends behind the last mark, so that the mark is part of it.
  static func isQuoted(in text: String) -> Bool {
    let end = text.reversed().prefix { $0.isWhitespace || closers.contains($0) }
    return end.contains { quotes.contains($0) }
  }

  private static let quotes = "\"'”’」』》»"
  private static let closers = quotes + "）)】]"

  /// `.`, `?`, `!` and their counterparts; an ellipsis is none.
  static func isSentenceEnd(_ mark: Character?) -> Bool {
    mark.map {
      ".?!。｡".contains($0)
    } ?? false
  }

  static func isQuestion(_ mark: Character?) -> Bool { mark == "?" || mark == "؟" }

  /// Any mark that announces or closes something.
  static func isClosing(_ mark: Character?) -> Bool {
    isSentenceEnd(mark) || (mark.map { "…:;,、，؟".contains($0) } ?? false)
  }

  /// The text without its closing marks.
  static func removed(from text: String) -> String {
    var rest = Substring(text)
    while let last = rest.last, last.isWhitespace || isClosing(Folding.narrowed(String(last)).first)
    {
      rest.removeLast()
    }
    return String(rest)
  }
}
