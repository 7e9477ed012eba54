import TelltaleModel

/// Tells sentences from fragments in Japanese, by how they end.
enum JapaneseReading {
  static func read(_ string: String) -> Reading {
    let mark = EndMark.of(string)
    let text = EndMark.removed(from: string).reversed().drop { "\"」』）)】》".contains($0) }
    let body = String(text.reversed())
    if EndMark.isQuestion(mark) || body.hasSuffix("ますか") || body.hasSuffix("ですか") {
      return Reading(textClass: .question, isFullQuestion: endsInPredicate(body))
    }
    if endsInPredicate(body) { return Reading(textClass: .sentence) }
    return Reading(textClass: .fragment, mayBeSentence: endsInParticle(body))
  }

  /// Polite and plain verbs, copulas, and requests; plain verbs end in a kana of the u row.
  private static func endsInPredicate(_ body: String) -> Bool {
    let endings = [
      "ます", "ません", "ました", "ませんか", "です", "でした", "でしょう", "ましょう", "ください",
      "下さい", "か", "た", "だ", "ない", "である",
    ]
    if endings.contains(where: { body.hasSuffix($0) && body.count > $0.count }) { return true }
    guard let last = body.last, "うくぐすつぬぶむる".contains(last) else { return false }
    return body.dropLast().last?.unicodeScalars.allSatisfy {
      TextLanguage.isHan($0) || TextLanguage.isHiragana($0)
    } ?? false
  }

  /// "詳細は設定から": the verb is left out on purpose.
  private static func endsInParticle(_ body: String) -> Bool {
    guard body.count > 2, let last = body.last else { return false }
    return "をにへでとねよてらもはが".contains(last) || body.hasSuffix("まで")
  }
}
