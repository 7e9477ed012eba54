import TelltaleModel

/// Tells sentence, question, imperative and fragment apart in English.
struct EnglishReading {
  private let words: [Token]
  private let mark: Character?
  private let lexicon: Lexicon

  init(_ tokens: [Token], endsIn mark: Character?, lexicon: Lexicon) {
    words = tokens
    self.mark = mark
    self.lexicon = lexicon
  }

  var result: Reading {
    guard let first = words.first else { return Reading(textClass: .fragment) }
    if EndMark.isQuestion(mark) {
      return Reading(textClass: .question, isFullQuestion: words.indices.contains(where: isFinite))
    }
    if asksWithoutMark { return Reading(textClass: .question, isFullQuestion: true) }
    if isProhibition { return Reading(textClass: .imperative) }
    if lacksSubject { return Reading(textClass: .fragment, mayBeSentence: true) }
    if words.indices.contains(where: isFinite) { return Reading(textClass: .sentence) }
    if isCommand(first) { return Reading(textClass: .imperative) }
    if words.indices.contains(where: followsSubject) { return Reading(textClass: .sentence) }
    return Reading(
      textClass: .fragment, mayBeSentence: words.indices.dropFirst().contains(where: mayBePast))
  }

  /// "Do you want to resume", "How does it work"; but not "Do Not Disturb", "What's New".
  private var asksWithoutMark: Bool {
    guard words.count > 2, !words[0].isQuoted, !words[0].isName else { return false }
    let (first, second) = (words[0].folded, words[1].folded)
    if lexicon.has(first, in: "question-words") {
      return lexicon.has(second, in: "finite-verbs") && lexicon.has(words[2].folded, in: "subjects")
    }
    return lexicon.has(first, in: "finite-verbs") && lexicon.has(second, in: "subjects")
  }

  /// "Move the car", but not "Update Available", "Call Failed", "Charge Not Started".
  private func isCommand(_ first: Token) -> Bool {
    if first.folded == "please" { return true }
    if first.isQuoted || first.isName { return false }
    if takesObject(first) { return true }
    guard
      lexicon.has(first.folded, in: "verbs") || lexicon.verbs.english.isNothingElse(first.folded)
    else {
      return false
    }
    guard words.count > 1, !lexicon.has(first.folded, in: "linking-verbs") else { return true }
    let second = words[1].folded
    return !lexicon.has(second, in: "state-words", "past-verbs")
      && !(second.hasSuffix("ed") && second.count > 4)
  }

  /// "Clean the rear camera": only a verb has an article right behind it.
  private func takesObject(_ first: Token) -> Bool {
    guard words.count > 2, lexicon.has(words[1].folded, in: "determiners") else { return false }
    return !lexicon.has(
      first.folded, in: "determiners", "predeterminers", "prepositions-short", "prepositions-long")
      && !lexicon.has(
        first.folded, in: "coordinating-conjunctions", "question-words", "finite-verbs")
  }

  /// "Do not turn off the car", "Don't Save".
  private var isProhibition: Bool {
    guard let first = words.first?.folded else { return false }
    if first == "don't" { return true }
    return first == "do" && words.count > 1 && words[1].folded == "not"
  }

  /// "Could Not Connect", "Cannot Save Route": headings, unless they are closed like a sentence.
  private var lacksSubject: Bool {
    guard words.count > 1, !words[0].isName, !EndMark.isSentenceEnd(mark),
      ["could", "cannot", "can't", "couldn't"].contains(words[0].folded)
    else { return false }
    return !lexicon.has(words[1].folded, in: "subjects")
  }

  private func isFinite(_ index: Int) -> Bool {
    let word = words[index]
    if word.isQuoted || word.isName || word.isAllCapitals { return false }
    if index > 0, word.folded.hasSuffix("n't") { return true }
    if index == 0, word.folded.hasSuffix("n't") { return words.count > 1 }
    if hasContraction(word.folded) { return true }
    if index > 0, isThirdPersonOnly(word.folded) { return true }
    guard lexicon.has(word.folded, in: "finite-verbs") else { return false }
    return !isLookalike(index)
  }

  /// 9 am, May 5, the first word of a command.
  private func isLookalike(_ index: Int) -> Bool {
    let word = words[index]
    switch word.folded {
    case "am": return index == 0 || words[index - 1].folded != "i"
    case "may", "march":
      let isNextNumber = index + 1 < words.count && words[index + 1].core.first?.isNumber == true
      let isPreviousNumber = index > 0 && words[index - 1].core.first?.isNumber == true
      return isNextNumber || isPreviousNumber || words.count == 1
    case "will", "can", "must", "might", "do", "be", "have": return index == 0
    default: return false
    }
  }

  /// you're, we've, it'll, I'm, that's; not the possessive of a noun, not "What's New".
  private func hasContraction(_ word: String) -> Bool {
    for ending in ["'re", "'ve", "'ll", "'m"] where word.hasSuffix(ending) { return true }
    return word.hasSuffix("'s") && lexicon.has(String(word.dropLast(2)), in: "subjects")
      && word != "what's"
  }

  /// "This removes it", "The route ends here"; not "The Latest Updates".
  private func followsSubject(_ index: Int) -> Bool {
    guard index > 0, !words[index].isQuoted else { return false }
    let word = words[index].folded
    if lexicon.has(words[index - 1].folded, in: "personal-subjects") {
      return lexicon.has(word, in: "verbs", "past-verbs") || word.hasSuffix("ed")
    }
    if ["this", "that", "it"].contains(words[index - 1].folded) {
      return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
    }
    guard isThirdPerson(word) else { return false }
    return index > 1 && words[index - 2].folded == "the" && index + 1 < words.count
  }

  /// "exists", "contains": no plural of a noun is written like that.
  private func isThirdPersonOnly(_ word: String) -> Bool {
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 4 else { return false }
    return Stems.bases(of: word).contains { $0 != word && lexicon.verbs.english.isNothingElse($0) }
  }

  private func isThirdPerson(_ word: String) -> Bool {
    guard word.hasSuffix("s"), word.count > 3 else { return false }
    return Stems.bases(of: word).contains { $0 != word && lexicon.has($0, in: "verbs") }
  }

  /// A word that can be a finite verb or a participle; after "not" it can only be the latter.
  private func mayBePast(_ index: Int) -> Bool {
    let word = words[index].folded
    if words[index - 1].folded == "not" { return false }
    return (word.hasSuffix("ed") && word.count > 4) || lexicon.has(word, in: "past-verbs", "verbs")
      || isThirdPerson(word)
  }
}
