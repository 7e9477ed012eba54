import TelltaleModel

extension FontBook {
  /// Returns the pieces of a text between which a line may be broken.
  ///
  /// - Parameter text: The text as it would be set.
  /// - Returns: The pieces in order; together they are the text as it is shown.
  package func words(of text: String) -> [String] {
    let safe = DisplaySafe(text)
    let starts = starts(in: safe)
    return zip(starts, starts.dropFirst() + [safe.scalars.count]).map {
      safe.string(in: $0..<$1)
    }
  }

  /// Returns the places at which a line of a text may begin.
  ///
  /// - Parameter text: The text as it would be set.
  /// - Returns: Bytes of its UTF-8 before each place, without the beginning.
  package func breaks(in text: String) -> [Int] {
    if let known = breaks.value(for: text) { return known }
    let safe = DisplaySafe(text)
    let found = starts(in: safe).dropFirst().map { safe.offsets[$0] }
    breaks.insert(found, for: text, weight: 64 + text.utf8.count)
    return found
  }

  /// The scalars that lines may begin with.
  private func starts(in text: DisplaySafe) -> [Int] {
    guard !text.scalars.isEmpty else { return [] }
    let breaks = opportunities(in: 0..<text.scalars.count, of: text)
    return [0] + breaks.indices.filter { $0 > 0 && breaks[$0] }
  }
}
