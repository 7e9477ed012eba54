/// A part of the program that reads bytes of strangers, with what has to be true whatever they are.
package struct FuzzTarget: Sendable {
  /// Its corpus is the folder of this name in `Tests/Fuzz/Corpora`.
  package let name: String
  /// Keys, words and marks that its inputs may hold.
  package let words: [String]
  /// What is wrong with how bytes are read; `nil` where nothing is. That it returns at all is half of
  /// the matter.
  package let fault: @Sendable ([UInt8]) -> String?
  /// Inputs that a test run makes of the corpus.
  package let turns: Int

  init(
    name: String, words: [String], turns: Int = 3_000,
    _ fault: @escaping @Sendable ([UInt8]) -> String?
  ) {
    (self.name, self.words, self.turns, self.fault) = (name, words, turns, fault)
  }

  /// All but the loader of scenes, which has `LoaderOracle`.
  package static let all = [
    json, lines, recording, script, hands, html, profile, requests, gestures, text, font, image,
    drawing, card, twins, kept, editor, display, clients, strings, forms, catalog, resources,
    translations, web, sources, mapping,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// What is wrong with a complaint about bytes; `nil` where nothing is.
  static func fault(
    ofComplaint text: String, line: Int, column: Int, in bytes: [UInt8]
  ) -> String? {
    if text.isEmpty { return "an error says nothing" }
    if text.utf8.count > 4_096 { return "an error of \(text.utf8.count) bytes" }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "an error with control characters: \(text)"
    }
    // Each end of a line is one byte or more.
    let most = bytes.count { [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains($0) } + 2
    return (1...most).contains(line) && column >= 1 ? nil : "an error outside of the file: \(text)"
  }
}
