// Parts of texts, found character by character. Swift has the same in a module of regular expressions, which would be a
// megabyte of each program.

extension StringProtocol {
  /// True where `part` stands in the text; an empty part stands in none.
  package func contains(text part: some StringProtocol) -> Bool {
    !part.isEmpty && firstRange(ofText: part) != nil
  }

  /// The first place of a part.
  ///
  /// - Parameter part: compared by characters, so that the two spellings of é are one, and e alone is not in it.
  /// - Returns: nil where the part is not in the text; the text's start for an empty part.
  package func firstRange(ofText part: some StringProtocol) -> Range<Index>? {
    guard let first = part.first else { return startIndex..<startIndex }
    let length = part.count
    var start = startIndex
    while start < endIndex {
      if self[start] == first, self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: length)
      }
      formIndex(after: &start)
    }
    return nil
  }

  /// All places of a part that do not overlap, in the order of the text; none of an empty part.
  package func ranges(ofText part: some StringProtocol) -> [Range<Index>] {
    guard !part.isEmpty else { return [] }
    var places: [Range<Index>] = []
    var start = startIndex
    while let place = self[start...].firstRange(ofText: part) {
      places.append(place)
      start = place.upperBound
    }
    return places
  }

  /// What stands between the places of a mark; nothing that is empty.
  package func split(atText mark: some StringProtocol) -> [SubSequence] {
    var start = startIndex
    var pieces: [SubSequence] = []
    for place in ranges(ofText: mark) {
      pieces.append(self[start..<place.lowerBound])
      start = place.upperBound
    }
    return (pieces + [self[start...]]).filter { !$0.isEmpty }
  }

  /// The text with each place of a part replaced.
  package func replacing(text part: some StringProtocol, with other: some StringProtocol) -> String
  {
    var start = startIndex
    var result = ""
    for place in ranges(ofText: part) {
      result += self[start..<place.lowerBound]
      result += other
      start = place.upperBound
    }
    return result + self[start...]
  }

  /// The text behind a prefix, or all of it where it begins otherwise.
  package func without(prefix: some StringProtocol) -> SubSequence {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
