import TelltaleModel

extension FontBook {
  /// The pieces of a text between which a line may be broken, in order; together they are the text
  /// as it is shown.
  package func words(of text: String) -> [String] {
    let safe = DisplaySafe(text)
    guard !safe.scalars.isEmpty else { return [] }
    let breaks = opportunities(in: 0..<safe.scalars.count, of: safe)
    let starts = [0] + breaks.indices.filter { $0 > 0 && breaks[$0] }
    return zip(starts, starts.dropFirst() + [safe.scalars.count]).map {
      safe.string(in: $0..<$1)
    }
  }
}
