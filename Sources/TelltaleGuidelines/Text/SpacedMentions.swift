/// Finds "tap Delete" in texts whose words stand apart.
struct SpacedMentions {
  private let passage: Passage
  private let titles: [(title: String, words: [Token])]
  private let isHeading: Bool

  init(_ passage: Passage, _ labels: [String], isHeading: Bool) {
    self.passage = passage
    titles = labels.map { ($0, $0.split(whereSeparator: \.isWhitespace).map { Token($0) }) }
      .filter { !$0.1.isEmpty }
    self.isHeading = isHeading && TitleCase.faults(in: passage).isEmpty
  }

  var all: [ButtonMention] {
    passage.tokens.indices.flatMap { index -> [ButtonMention] in
      guard let verb = verb(at: index) else { return [] }
      return titles.compactMap { mention(of: $0.title, $0.words, after: index, verb) }
    }
  }

  private func verb(at index: Int) -> ButtonMention.Verb? {
    let bases = Stems.bases(of: passage.tokens[index].folded)
    let verbs: [ButtonMention.Verb] = [.neutral, .tap, .other]
    return verbs.first { verb in
      bases.contains { passage.lexicon.has($0, in: verb.rawValue) }
    }
  }

  private func mention(
    of title: String, _ words: [Token], after verb: Int, _ kind: ButtonMention.Verb
  ) -> ButtonMention? {
    for start in (verb + 1)..<max(verb + 2, min(verb + 6, passage.tokens.count)) {
      let end = start + words.count
      guard end <= passage.tokens.count else { break }
      let run = passage.tokens[start..<end]
      guard zip(run, words).allSatisfy({ $0.folded == $1.folded }) else { continue }
      let isExact = zip(run, words).allSatisfy { $0.core == $1.core }
      // A capital in running text marks a name; without one only the very next words can be one.
      let isMarked = isExact && run.contains { $0.isCapitalized || $0.isQuoted } && !isHeading
      guard isMarked || (isNext(start, to: verb) && closesName(at: end)) else { continue }
      return ButtonMention(
        passage: passage, title: title,
        spelling: isExact ? title : run.map(\.core).joined(separator: " "),
        word: passage.tokens[verb].core, verb: kind)
    }
    return nil
  }

  private func isNext(_ start: Int, to verb: Int) -> Bool {
    start == verb + 1
      || (start == verb + 2 && ["on", "the"].contains(passage.tokens[verb + 1].folded))
  }

  /// After the name of a button a clause ends or a purpose follows: "view all to see them".
  private func closesName(at end: Int) -> Bool {
    guard end < passage.tokens.count, !passage.tokens[end - 1].endsSentence else { return true }
    if passage.tokens[end - 1].string.last.map({ ",;\"”’'".contains($0) }) ?? false { return true }
    return ["to", "or", "and", "if", "when", "for", "button", "again"].contains(
      passage.tokens[end].folded)
  }
}
