import TelltaleFormats
import TelltaleLint
import TelltaleModel

/// The parts of a document, for an editor's list of them: screens, elements and buttons by their names.
struct DocumentSymbols {
  let document: OpenDocument
  let outline: SceneOutline

  /// A flat list would lose what is inside of what, so symbols have children.
  var answer: JSONValue {
    let entries = outline.entries.filter { isPart($0) }
    var index = 0
    return .array(symbols(entries, &index, below: nil))
  }

  private func isPart(_ entry: SceneOutline.Entry) -> Bool {
    SceneElement(rawValue: entry.key) != nil && entry.value == nil
      || entry.parent.last == .key("screens")
  }

  private func symbols(
    _ entries: [SceneOutline.Entry], _ index: inout Int, below parent: SceneOutline.Steps?
  ) -> [JSONValue] {
    var list: [JSONValue] = []
    while index < entries.count {
      let entry = entries[index]
      if let parent, !entry.path.starts(with: parent) { break }
      index += 1
      let children = symbols(entries, &index, below: entry.path)
      list.append(symbol(entry, children))
    }
    return list
  }

  private func symbol(_ entry: SceneOutline.Entry, _ children: [JSONValue]) -> JSONValue {
    let path = entry.path
    let inside = outline.entries.filter { $0.path.starts(with: path) }
    let last = inside.map { $0.value?.upperBound ?? $0.range.upperBound }.max()
    let title = inside.first { $0.parent == path && ["title", "id"].contains($0.key) }?.value
      .map { OutlineScanner(document.bytes, end: $0.upperBound).text($0) }
    let isScreen = entry.parent.last == .key("screens")
    let range = entry.range.lowerBound..<max(entry.range.upperBound, last ?? 0)
    // Class for screens, object for elements.
    return [
      "name": .string(entry.key.isEmpty ? "\"\"" : entry.key), "detail": .string(title ?? ""),
      "kind": .integer(isScreen ? 5 : 19), "range": document.lines.range(range),
      "selectionRange": document.lines.range(entry.range), "children": .array(children),
    ]
  }
}
