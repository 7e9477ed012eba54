import TelltaleModel

/// Tells sentences from fragments in Chinese.
enum ChineseReading {
  static func read(_ string: String, lexicon: Lexicon) -> Reading {
    let mark = EndMark.of(string)
    let body = EndMark.removed(from: string)
    if EndMark.isQuestion(mark) || ["吗", "嗎", "呢", "什么", "什麼"].contains(where: body.hasSuffix) {
      return Reading(textClass: .question, isFullQuestion: hasVerb(body, lexicon))
    }
    let length = body.count { $0.isLetter || $0.isNumber }
    let hasClauses = body.dropLast().contains { ",，；;".contains($0) }
    let isClause = (hasVerb(body, lexicon) && hasModal(body)) || hasClauses
    if isClause, length > 8 || EndMark.isSentenceEnd(mark) { return Reading(textClass: .sentence) }
    // What denies, finishes or locates something is a clause although its verb is not listed.
    return Reading(
      textClass: .fragment,
      mayBeSentence: length > 4 || hasModal(body)
        || body.contains(where: {
          "不没沒无無未了是有".contains($0)
        }))
  }

  private static func hasVerb(_ body: String, _ lexicon: Lexicon) -> Bool {
    lexicon.phrases("verbs").contains(where: body.holds)
  }

  private static func hasModal(_ body: String) -> Bool {
    ["无法", "無法", "不能", "已", "要", "请", "請", "正在"].contains(where: body.holds)
  }
}
