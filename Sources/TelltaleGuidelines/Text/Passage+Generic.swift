extension Passage {
  /// “Please confirm that you want to …” asks, and tells nobody what to do.
  var asksToConfirm: Bool {
    let first = tokens.first { !lexicon.has($0.folded, in: "courtesies") }
    return first.map { lexicon.has($0.folded, in: "confirming-words") } ?? false
  }

  /// Whether a title says no more than that something is the matter, or is to be chosen.
  var isGeneric: Bool {
    let words = label.filter { !$0.isNumber && !$0.isPunctuation }
      .split(whereSeparator: \.isWhitespace)
    if lexicon.has(words.joined(separator: " "), in: "generic-titles") { return true }
    return isUnspaced
      ? onlyConfirmsUnspaced || asksWithoutObjectUnspaced
      : onlyConfirms(words.map(String.init)) || asksWithoutObject(words.map(String.init))
  }

  /// “Really open?”: whether to do it, and nothing of what.
  private func asksWithoutObject(_ words: [String]) -> Bool {
    let rest = words.filter {
      !lexicon.has($0, in: "frame-words", "finite-verbs", "pronouns-listed")
    }
    guard reading.textClass == .question, rest.count < words.count else { return false }
    return rest.isEmpty || (rest.count == 1 && isVerb(rest[0]))
  }

  private func isVerb(_ word: String) -> Bool {
    guard isEnglish else {
      // Löschung, Zurücksetzung; but Anmeldung is a thing.
      let isNoun =
        isGerman && word.hasSuffix("ung")
        && lexicon.has(word.dropLast(3) + "en", in: "erasing-verbs")
      return isNoun || verbTable?.hasBase(word) ?? false
    }
    // Trip, call, purchase: verbs as well, and things that a title names.
    return lexicon.verbs.english.isNothingElse(word) || word == "open"
      || lexicon.has(word, in: "erasing-verbs")
  }

  /// 本当に開きますか？, 确认打开吗？
  private var asksWithoutObjectUnspaced: Bool {
    guard EndMark.isQuestion(EndMark.of(string)) else { return false }
    let rest = lexicon.phrases("frame-words").sorted { $0.count > $1.count }
      .reduce(label) { rest, word in rest.split(atText: word).joined() }
    guard rest.count < label.count, rest.count == 2 else { return false }
    return isJapanese
      ? label.contains(text: "本当に") && rest.last.map { $0 >= "ぁ" && $0 <= "ん" } ?? false
      : lexicon.verbs.chinese.begins(rest)
  }

  /// “Confirm Delete”, “Löschen bestätigen”: that something is to be confirmed, and nothing of what.
  private func onlyConfirms(_ words: [String]) -> Bool {
    words.contains { lexicon.has($0, in: "confirming-words") }
      && words.allSatisfy {
        lexicon.has($0, in: "confirming-words", "erasing-verbs", "articles", "stop-words")
          || isVerb($0)
      }
  }

  /// 削除の確認, 确认删除.
  private var onlyConfirmsUnspaced: Bool {
    let confirming = lexicon.phrases("confirming-words")
    guard confirming.contains(where: { label.contains(text: $0) }) else { return false }
    let rest = (confirming + lexicon.phrases("erasing-verbs")).reduce(label) { rest, word in
      rest.split(atText: word).joined()
    }
    return rest.allSatisfy { "のをすることに".contains($0) }
  }
}
