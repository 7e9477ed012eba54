/// Finds what somebody meant who misspelt a word.
package enum Spelling {
  /// The candidate nearest to `word`, where one is near enough to be meant.
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

  /// `did you mean "title"?`, or `nil`.
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
