/// How the title of a button begins; in German, how it ends.
enum ButtonWords {
  /// English: the first word or words are in the list. Japanese and Chinese: the title holds an entry
  /// and does not deny it.
  static func begins(_ title: Passage, with list: String) -> Bool {
    title.lexicon.phrases(list).contains { phrase in
      guard title.isUnspaced else {
        let words = title.tokens.map(\.folded).joined(separator: " ")
        if words == phrase || words.hasPrefix(phrase + " ") { return true }
        // Verlauf löschen, Geschiedenis wissen; but not Nicht löschen.
        return ["de", "nl"].contains(title.language.primary) && words.hasSuffix(" " + phrase)
          && !words.hasSuffix("nicht " + phrase) && !words.hasSuffix("niet " + phrase)
      }
      return title.unquoted.contains(text: phrase) && !denies(title, phrase)
    }
  }

  /// 削除しない, 保存せずに閉じる, 削除した項目, 不删除, 已删除的项目.
  static func denies(_ title: Passage, _ phrase: String) -> Bool {
    if ["しない", "せず", "した", "され", "済"].contains(where: { title.folded.contains(text: phrase + $0) })
    {
      return true
    }
    return ["不", "勿", "别", "別", "已", "被", "未"].contains { title.folded.contains(text: $0 + phrase) }
  }

  /// Don’t Remove, Nicht löschen, 削除しない, 不删除, Ne pas supprimer: what leaves things as they are.
  static func declines(_ title: Passage) -> Bool {
    guard title.isUnspaced else {
      return title.tokens.contains { title.lexicon.has($0.folded, in: "declining-words") }
    }
    return title.lexicon.phrases("declining-words").contains { title.unquoted.contains(text: $0) }
  }
}
