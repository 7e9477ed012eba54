extension Passage {
  /// The mark that the text itself closes with: neither that of an abbreviation nor that of a name
  /// in quotation marks, “Help!”, at its end.
  var closingMark: Character? {
    guard let mark = EndMark.of(string), EndMark.isClosing(mark), !EndMark.isQuoted(in: string),
      !endsInAbbreviation
    else { return nil }
    return mark
  }

  /// "O.K." and "5th Ave." end in a full stop that belongs to the word.
  private var endsInAbbreviation: Bool {
    guard string.hasSuffix("."), let last = tokens.last else { return false }
    return last.core.contains(".") || lexicon.has(last.folded, in: "abbreviations")
  }
}
