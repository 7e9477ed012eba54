import TelltaleModel

extension EndMark {
  /// The text without its closing marks; `nil` where something else closes it.
  static func dropped(from text: String) -> String? {
    let rest = removed(from: text)
    return rest.isEmpty || isClosing(of(rest)) ? nil : rest
  }

  /// The text closed as a sentence of its language; `nil` where it is not plain what closes it now.
  static func closed(_ passage: Passage) -> String? {
    let text = passage.string
    guard let last = text.last, let reading = passage.sentences.last?.reading else { return nil }
    let isQuestion = reading.textClass == .question
    // Where questions are opened as well, a mark at their end makes half a pair.
    if isQuestion, passage.language.primary == "es" { return nil }
    let mark = isQuestion ? question(passage) : stop(passage)
    if last.isLetter || last.isNumber || last == "%" { return text + mark }
    // A question that closes like a statement.
    if isQuestion, ".。｡".contains(last), text.dropLast().last?.isLetter == true {
      return text.dropLast() + mark
    }
    return nil
  }

  private static func question(_ passage: Passage) -> String {
    if passage.language.primary == "fr" { return "\u{202F}?" }
    return passage.isUnspaced ? "？" : "?"
  }

  private static func stop(_ passage: Passage) -> String { passage.isUnspaced ? "。" : "." }
}

extension Fix {
  /// Without the mark that closes a text which is no sentence; a question or an exclamation loses
  /// more by it than a mark.
  static func droppingMark(of passage: Passage, isSafe: Bool) -> Fix? {
    .rewriting(
      passage, as: EndMark.dropped(from: passage.string), "Drop the closing mark", isSafe: isSafe)
  }

  /// With the mark that closes a sentence.
  static func closing(_ passage: Passage) -> Fix? {
    .rewriting(passage, as: EndMark.closed(passage), "Close the sentence")
  }
}
