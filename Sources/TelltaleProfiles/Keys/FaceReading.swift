import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The reading of a face of a profile: its file, and what it is for.
enum FaceReading {
  /// `{file: Inter-Regular.otf, weight: regular}`, with `index` in a collection, `languages` and
  /// `shape`; `{file: Noto*-Regular.ttf}` for all that no other face of the list has.
  static var reader: ValueReader<FaceDescription> {
    let index = ValueReader<Int>.integer(0...255)
    let weight = ValueReader<FontWeight>.choice
    let shape = ValueReader<FontShape>.choice
    let languages = ValueReader<Language>.language.list()
    return ValueReader(
      "a face with its file",
      schema: [
        "type": "object", "additionalProperties": false, "required": ["file"],
        "properties": [
          "file": ["type": "string", "minLength": 1], "index": index.schema,
          "weight": weight.schema, "languages": languages.schema, "shape": shape.schema,
        ],
      ]
    ) { node, complaints in
      guard
        let record = RecordReader(
          node, keys: ["file", "index", "weight", "languages", "shape"], &complaints)
      else { return nil }
      guard record.has("file") else {
        complaints.add(node.location, "a face without \"file\"", remedy: "name the font file")
        return nil
      }
      guard var file = record.value("file", .line, &complaints) else { return nil }
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
        file: file, index: record.value("index", index, &complaints) ?? 0,
        weight: record.value("weight", weight, &complaints) ?? .regular,
        languages: record.value("languages", languages, &complaints) ?? [],
        shape: record.value("shape", shape, &complaints) ?? .upright)
    }
  }

  /// One `*`, and no folder beside it: patterns are of names.
  private static func isNameOrPattern(_ file: String) -> Bool {
    let stars = file.utf8.count { $0 == UInt8(ascii: "*") }
    return stars == 0 || stars == 1 && !file.utf8.contains(UInt8(ascii: "/"))
  }
}
