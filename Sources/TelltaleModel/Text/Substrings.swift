// Parts of texts, found character by character. Swift has the same in a module of regular expressions, which would be a
// megabyte of each program.

extension StringProtocol {
  /// Returns true where a part stands in the text.
  ///
  /// - Returns: False for an empty part, which stands in none.
  package func contains(text part: some StringProtocol) -> Bool {
    !part.isEmpty && firstRange(ofText: part) != nil
  }

  /// Returns the first place of a part.
  ///
  /// - Parameter part: Compared by characters, so that the two spellings of é are one, and e alone is not in it.
  /// - Returns: The place; `nil` where the part is not in the text, and the text's start for an empty part.
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

  /// Returns all places of a part that do not overlap.
  ///
  /// - Returns: The places in the order of the text; none of an empty part.
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

  /// Returns the pieces that stand between the places of a mark.
  ///
  /// - Returns: The pieces in the order of the text; none is empty.
  package func split(atText mark: some StringProtocol) -> [SubSequence] {
    var start = startIndex
    var pieces: [SubSequence] = []
    for place in ranges(ofText: mark) {
      pieces.append(self[start..<place.lowerBound])
      start = place.upperBound
    }
    return (pieces + [self[start...]]).filter { !$0.isEmpty }
  }

  /// Returns the text with each place of a part replaced.
  ///
  /// - Returns: The text as it is where the part is empty, or not in it.
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

  /// Returns the text behind a prefix.
  ///
  /// - Returns: All of the text where it begins otherwise.
  package func without(prefix: some StringProtocol) -> SubSequence {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}
