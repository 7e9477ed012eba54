extension String {
  /// The text in letters. Arabic layouts have a key for lam with an alef, whose sign stands for the look of the two
  /// together. As a sign nobody would find it again in a word.
  var inLetters: String {
    guard unicodeScalars.contains(where: { Self.lamAlef.contains($0.value) }) else { return self }
    var letters = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard Self.lamAlef.contains(scalar.value) else {
        letters.append(scalar)
        continue
      }
      let alef = Self.alefs[Int(scalar.value - Self.lamAlef.lowerBound) / 2]
      letters.append(contentsOf: ["\u{644}", alef])
    }
    return String(letters)
  }

  /// The signs of Unicode for lam with an alef, each by itself and at a word's end.
  private static let lamAlef: ClosedRange<UInt32> = 0xFEF5...0xFEFC
  /// The alefs of these: with madda, with hamza above, with hamza below, and bare.
  private static let alefs: [Unicode.Scalar] = ["\u{622}", "\u{623}", "\u{625}", "\u{627}"]
}
