/// Whether a title asks about doing something that a list of verbs knows.
enum QuestionVerb {
  static func isFound(in title: Passage) -> Bool {
    guard title.reading.textClass == .question else { return false }
    let verbs = title.lexicon.phrases("verbs")
    guard !title.isUnspaced else { return verbs.contains { title.folded.contains(text: $0) } }
    if title.reading.isFullQuestion {
      // "Do you want to delete this route?" asks for a deed, "Is the phone on?" does not.
      return title.tokens.enumerated().contains { index, token in
        index > 0 && title.tokens[index - 1].folded == "to"
          && title.lexicon.has(token.folded, in: "verbs")
      }
    }
    return title.tokens.first.map { title.lexicon.has($0.folded, in: "verbs") } ?? false
  }
}
