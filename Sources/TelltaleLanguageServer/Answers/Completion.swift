import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// What can be written at a place, told from the text before it.
struct Completion {
  let document: OpenDocument
  /// Of all of the document.
  let outline: SceneOutline
  let check: DocumentCheck
  let workspace: any LanguageWorkspace
  var guides = DocumentGuides()

  func answer(at position: TextPosition) -> JSONValue {
    let offset = document.lines.offset(of: position)
    let items: [CompletionItem]
    switch SceneOutline(document.bytes, upTo: offset).place {
    case .other: items = []
    case .comment(let comment): items = CommentCompletion(self, comment, offset).items
    case .value(let path, let typed): items = values(of: path, extended(typed))
    case .key(let map, let typed, let isItem):
      items = keys(of: map, typed, isItem) + (isItem ? values(of: map, extended(typed)) : [])
    }
    let shown = items.prefix(LanguageLimits.completions)
    return [
      "isIncomplete": .bool(items.count > shown.count),
      "items": .array(shown.map { $0.json(document.lines) }),
    ]
  }

  private var guide: SchemaGuide { guides.guide(to: DocumentKind(document, outline)) }

  /// To the end of the word that the cursor stands in.
  func extended(_ typed: Range<Int>) -> Range<Int> {
    let rest = document.bytes[typed.upperBound...]
    let word = rest.prefix {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
        || $0 == UInt8(ascii: "-")
    }
    return typed.lowerBound..<word.endIndex
  }

  private func keys(of map: SceneOutline.Steps, _ typed: Range<Int>, _ isItem: Bool)
    -> [CompletionItem]
  {
    let range = extended(typed)
    let isThere = document.bytes[range.upperBound...].first == UInt8(ascii: ":")
    let own = String(decoding: document.bytes[range], as: UTF8.self)
    // The key that is being written is no reason to leave it out.
    let siblings = Set(
      outline.entries.filter { $0.parent == map && $0.range != range }.map(\.key))
    let direct = guide.keys(at: map).filter { !siblings.contains($0.name) || $0.name == own }
    // In the place of a list a new item begins with a dash.
    let items = direct.isEmpty && !isItem ? guide.itemKeys(at: map) : []
    let isFlow = isInFlow(range.lowerBound)
    let dash = items.isEmpty || isFlow ? "" : "- "
    // Inside of quotes, as in JSON, the colon comes behind them.
    let isQuoted = document.bytes[..<range.lowerBound].last == UInt8(ascii: "\"")
    return (direct + items).enumerated().map { index, key in
      let colon = isThere || isQuoted ? "" : key.isNested && !isFlow ? ":" : ": "
      return CompletionItem(
        label: dash + key.name, kind: .property, detail: key.summary, doc: key.doc,
        text: dash + key.name + colon, range: range, filter: key.name,
        rank: (key.isRequired ? 0 : 1_000) + index)
    }
  }

  /// Whether a word stands behind a bracket or a comma.
  private func isInFlow(_ start: Int) -> Bool {
    let before = document.bytes[..<start].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before.map { [0x7B, 0x5B, 0x2C].contains($0) } ?? false
  }

  private func values(of path: SceneOutline.Steps, _ range: Range<Int>) -> [CompletionItem] {
    let fixed = guide.words(at: path).map { (word: $0, kind: CompletionItem.Kind.enumMember) }
    let named = names(for: path).map { (word: $0, kind: CompletionItem.Kind.reference) }
    return (fixed + named).enumerated().map { index, value in
      CompletionItem(
        label: value.word, kind: value.kind, text: value.word, range: range, rank: index)
    }
  }

  /// Words that the file, the profiles or the icons give.
  private func names(for path: SceneOutline.Steps) -> [String] {
    let keys = path.compactMap { if case .key(let key) = $0 { key } else { nil } }
    guard let key = keys.last else { return [] }
    if keys == ["profile"] || keys == ["extends"] { return workspace.profileNames }
    if keys == ["profiles"] { return workspace.profileNames + ["all"] }
    if keys == ["select"] || keys == ["ignore"] { return CommentCompletion.ids }
    switch key {
    case "icon": return workspace.iconNames
    case "name" where keys.dropLast().last == "icon": return workspace.iconNames
    case "image" where keys.contains("rows"): return workspace.iconNames
    case "push", "start", "screen": return screens
    case "for", "control", "trigger": return ids { _ in true }
    case "select": return ids { $0.contains(.key("tabs")) }
    case "alert", "action-sheet", "modal", "menu":
      return keys.dropLast().last == "open" ? ids { $0.contains(.key(key)) } : []
    default: return []
    }
  }

  /// The names of the screens of this file, wherever they are listed.
  private var screens: [String] {
    outline.entries.filter { $0.parent.last == .key("screens") }.map(\.key)
  }

  /// Ids that this file gives to elements.
  private func ids(where isWanted: (SceneOutline.Steps) -> Bool) -> [String] {
    outline.entries.filter { $0.key == "id" && isWanted($0.parent) }.compactMap { entry in
      entry.value.map { OutlineScanner(document.bytes, end: $0.upperBound).text($0) }
    }
  }
}

/// One thing that can be written.
struct CompletionItem {
  /// By the numbers of the protocol.
  enum Kind: Int {
    case property = 10
    case keyword = 14
    case reference = 18
    case enumMember = 20
  }

  var label: String
  var kind: Kind
  var detail = ""
  var doc: String?
  var text: String
  var range: Range<Int>
  var filter: String?
  var rank: Int

  func json(_ lines: TextLines) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("label", .string(label)), .init("kind", .integer(kind.rawValue)),
      .init("sortText", .string(String(100_000 + rank))),
      .init("textEdit", ["range": lines.range(range), "newText": .string(text)]),
    ]
    if !detail.isEmpty { members.append(.init("detail", .string(detail))) }
    if let doc { members.append(.init("documentation", .string(doc))) }
    if let filter { members.append(.init("filterText", .string(filter))) }
    return .object(members)
  }
}
