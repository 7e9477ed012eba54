import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// The parts of a document, for an editor's list of them: screens, elements and buttons by their names.
struct DocumentSymbols {
  let document: OpenDocument
  let outline: SceneOutline

  /// A flat list would lose what is inside of what, so symbols have children.
  var answer: JSONValue {
    var index = 0
    return .array(part(&index, below: []).symbols)
  }

  /// What stands below a key.
  private struct Part {
    var symbols: [JSONValue] = []
    var title: String?
    /// Where its last word ends.
    var end = 0
  }

  /// Goes through the keys once, since those below a key come right behind it.
  private func part(_ index: inout Int, below path: SceneOutline.Steps) -> Part {
    var part = Part()
    while index < outline.entries.count, outline.entries[index].path.starts(with: path) {
      let entry = outline.entries[index]
      index += 1
      part.end = max(part.end, entry.value?.upperBound ?? entry.range.upperBound)
      if entry.parent == path, ["title", "id"].contains(entry.key), part.title == nil {
        part.title = entry.value.map { OutlineScanner(document.bytes, end: $0.upperBound).text($0) }
      }
      guard isSymbol(entry) else { continue }
      let inside = self.part(&index, below: entry.path)
      part.end = max(part.end, inside.end)
      part.symbols.append(symbol(entry, inside))
    }
    return part
  }

  private func isSymbol(_ entry: SceneOutline.Entry) -> Bool {
    SceneElement(rawValue: entry.key) != nil && entry.value == nil
      || entry.parent.last == .key("screens")
  }

  private func symbol(_ entry: SceneOutline.Entry, _ inside: Part) -> JSONValue {
    let isScreen = entry.parent.last == .key("screens")
    let range = entry.range.lowerBound..<max(entry.range.upperBound, inside.end)
    // Class for screens, object for elements.
    return [
      "name": .string(entry.key.isEmpty ? "\"\"" : entry.key),
      "detail": .string(inside.title ?? ""), "kind": .integer(isScreen ? 5 : 19),
      "range": document.lines.range(range), "selectionRange": document.lines.range(entry.range),
      "children": .array(inside.symbols),
    ]
  }
}
