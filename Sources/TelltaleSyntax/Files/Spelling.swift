/// A search for the word that is meant by a misspelt one.
package enum Spelling {
  /// Returns the candidate that is nearest to a word.
  ///
  /// - Parameters:
  ///   - word: The misspelt word. Case does not count.
  ///   - candidates: The words that are known.
  /// - Returns: The first of the nearest candidates; `nil` where none is near enough: one letter in
  ///   three may differ, and one in any case.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let distance = distance(word, letters)
      let allowed = max(1, min(word.count, letters.count) / 3)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns a remedy for a misspelt word.
  ///
  /// - Parameters:
  ///   - word: The misspelt word.
  ///   - candidates: The words that are known.
  /// - Returns: A question such as `did you mean "title"?`; `nil` where no candidate is near
  ///   enough.
  package static func suggestion(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map { "did you mean \(Quoted.text($0))?" }
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one word to the other.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var value = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforeLast[column - 1] + 1)
        }
        current.append(value)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
