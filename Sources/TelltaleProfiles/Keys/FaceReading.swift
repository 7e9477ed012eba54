import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The reading of a face of a profile: its file, and what it is for.
enum FaceReading {
  /// `{file: Inter-Regular.otf, weight: regular}`, with `index` in a collection, `languages` and
  /// `shape`; `{file: Noto*-Regular.ttf}` for all that no other face of the list has.
  static var reader: ValueReader<FaceDescription> {
    ValueReader("a face with its file", schema: map.schema) { node, complaints in
      var draft = Draft()
      guard map.read(node, into: &draft, in: &complaints) else { return nil }
      guard node["file"] != nil else {
        complaints.add(node.location, "a face without \"file\"", remedy: "name the font file")
        return nil
      }
      guard var file = draft.file else { return nil }
      guard isNameOrPattern(file) else {
        complaints.add(
          node.location, "\"\(file)\" is neither a file nor a pattern of names",
          remedy: "name a file, or one \"*\" within a file's name without folders")
        return nil
      }
      if file.utf8.contains(UInt8(ascii: "/")), !file.hasPrefix("/") {
        file = SearchPath.join(SearchPath.folder(of: node.location.file), file)
      }
      return FaceDescription(
        file: file, index: draft.index, weight: draft.weight, languages: draft.languages,
        shape: draft.shape)
    }
  }

  private struct Draft {
    var file: String?
    var index = 0
    var weight = FontWeight.regular
    var languages: [Language] = []
    var shape = FontShape.upright
  }

  private static let map = KeyedMap<Draft, LoadErrorCollector>(
    of: [
      .key(
        "file", .line, "The font file, or a pattern of names with one *.", isRequired: true
      ) { $0.file = $1 },
      .key("index", .integer(0...255), "Its number in a collection.", usual: 0) {
        $0.index = $1
      },
      .key("weight", .choice, "Its weight.", usual: "regular") { $0.weight = $1 },
      .key(
        "languages", ValueReader.language.list(),
        "Languages that it is preferred for; empty for any."
      ) { $0.languages = $1 },
      .key("shape", .choice, "Its slant: upright or italic.", usual: "upright") {
        $0.shape = $1
      },
    ])

  /// One `*`, and no folder beside it: patterns are of names.
  private static func isNameOrPattern(_ file: String) -> Bool {
    let stars = file.utf8.count { $0 == UInt8(ascii: "*") }
    return stars == 0 || stars == 1 && !file.utf8.contains(UInt8(ascii: "/"))
  }
}
