import TelltaleModel

extension PlacementNote {
  /// What of a question's text cannot be read: characters that no font has, and letters without ink.
  static func faults(of text: TypesetText, path: NodePath) -> [PlacementNote] {
    var notes: [PlacementNote] = []
    if !text.missing.isEmpty {
      let characters = text.missing.map(String.init).joined(separator: " ")
      notes.append(PlacementNote(.missingGlyph, path: path, detail: characters))
    }
    if !text.inkless.isEmpty {
      let fonts = text.inkless.joined(separator: ", ")
      notes.append(PlacementNote(.inkless, path: path, detail: fonts))
    }
    return notes
  }
}
