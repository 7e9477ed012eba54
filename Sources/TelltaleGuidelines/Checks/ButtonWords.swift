/// How the title of a button begins.
enum ButtonWords {
  /// English: the first word or words are in the list. Japanese and Chinese: the title holds an entry
  /// and does not deny it.
  static func begins(_ title: Passage, with list: String) -> Bool {
    title.lexicon.phrases(list).contains { phrase in
      guard title.isUnspaced else {
        let words = title.tokens.map(\.folded).joined(separator: " ")
        return words == phrase || words.hasPrefix(phrase + " ")
      }
      return title.unquoted.contains(phrase) && !denies(title, phrase)
    }
  }

  /// 削除しない, 削除した項目, 不删除, 已删除的项目.
  private static func denies(_ title: Passage, _ phrase: String) -> Bool {
    if ["しない", "した", "され", "済"].contains(where: { title.folded.contains(phrase + $0) }) {
      return true
    }
    return ["不", "勿", "别", "別", "已", "被", "未"].contains { title.folded.contains($0 + phrase) }
  }
}
