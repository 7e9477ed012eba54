import Glibc
import TelltaleSyntax

/// `--file-selection`: a file or a folder below the one that the unit lets people choose from.
struct ZenityFiles: ZenityApp {
  private let frame: ZenityFrame
  private let folder: ZenityFolder
  private let wantsFolder: Bool
  private let saves: Bool
  private let takesSeveral: Bool
  /// Patterns that names have to fit; none lets all through.
  private let patterns: [String]
  private let separator: String
  private let asksBefore: Bool
  private let words: ZenityWords
  private let takesTyping: Bool
  /// Where one is.
  private var place: String
  private var entries: [ZenityFolder.Entry]
  /// Paths of files that are chosen.
  private var chosen: [String] = []
  /// What is to be saved is called so.
  private var name = ""

  init(_ call: ZenityCall, _ context: ZenityContext, _ folder: ZenityFolder) {
    frame = ZenityFrame(call, context)
    self.folder = folder
    wantsFolder = call.flags.contains("directory")
    saves = call.flags.contains("save") && !wantsFolder
    takesSeveral = call.flags.contains("multiple") && !saves
    patterns = call.all("file-filter").flatMap(Self.patterns)
    separator = ZenityText.unescaped(call.value("separator") ?? "|")
    asksBefore = call.flags.contains("confirm-overwrite")
    words = context.words
    takesTyping = context.screen.hasTyping
    let start = call.value("filename") ?? ""
    place = Self.place(of: start, in: folder)
    entries = []
    if saves, !start.hasSuffix("/") {
      name = start.split(separator: "/").last.map(String.init) ?? ""
    }
    read()
  }

  /// `Name | *.a *.b`, or patterns alone.
  private static func patterns(_ filter: String) -> [String] {
    let words = filter.split(separator: "|", maxSplits: 1).last ?? ""
    return words.split(separator: " ").map(String.init)
  }

  /// The folder that a path is, or in which it would be, if that may be seen.
  private static func place(of path: String, in folder: ZenityFolder) -> String {
    let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return [path, String(parent)].lazy.compactMap { folder.resolvedFolder($0) }.first ?? folder.root
  }

  private mutating func read() {
    entries = folder.entries(of: place).filter { entry in
      entry.isFolder
        || !wantsFolder
          && (patterns.isEmpty || patterns.contains { fnmatch($0, entry.name, 0) == 0 })
    }
  }

  // MARK: The scene

  private static let list = "files"
  private static let field = "name"
  private static let here = "place"
  private static let upwards = "up"

  var scene: String {
    let place = ZenityFrame.label(
      ["bind": .string(Self.here), "text": .string(shownPlace)], isCentered: false,
      [.init("style", "detail")])
    let name: JSONValue = [
      "field": [
        "id": .string(Self.field), "placeholder": "–",
        "text": ["bind": .string(Self.field), "text": .string(PrintedText.shown(name))],
      ]
    ]
    let table: JSONValue = [
      "id": .string(Self.list), "source": ["bind": .string(Self.list)],
      "rows": ZenityRows.first(rows),
    ]
    return frame.scene(
      (saves && takesTyping ? [name] : []) + [place, ["table": table]],
      isDone: ["bind": .string(ZenityFrame.doneName), "enabled": .bool(isDone)])
  }

  /// From the root on, which is known by its own name.
  private var shownPlace: String {
    let own = folder.root.split(separator: "/").last.map(String.init) ?? "/"
    return PrintedText.shown(own + place.dropFirst(folder.root.count))
  }

  private var rows: [JSONValue] {
    let up: [JSONValue] =
      place == folder.root
      ? []
      : [["id": .string(Self.upwards), "title": "‥", "icon": "up", "action": ["emit": "up"]]]
    return up
      + entries.enumerated().map { index, entry in
        let id = "entry-\(index + 1)"
        let own: [JSONValue.Member] = [
          .init("id", .string(id)), .init("title", .string(PrintedText.shown(entry.name))),
        ]
        let mark: [JSONValue.Member] =
          entry.isFolder || saves
          ? [.init("action", ["emit": .string(id)])] : [.init("checkmark", checkmark(entry))]
        return .object(
          own + (entry.isFolder ? [.init("icon", "folder")] : []) + mark)
      }
  }

  var beginning: [ZenityEffect] { ZenityRows.rest(rows, of: Self.list) + tooMany }

  private var tooMany: [ZenityEffect] {
    rows.count > Limits.rows
      ? [.note("telltale: note: only the first \(Limits.rows) of \(rows.count) files are shown")]
      : []
  }

  private func checkmark(_ entry: ZenityFolder.Entry) -> JSONValue {
    let isOn = JSONValue.bool(chosen.contains(path(entry.name)))
    return takesSeveral ? ["on": isOn] : ["group": "file", "on": isOn]
  }

  private func path(_ name: String) -> String { (place == "/" ? "" : place) + "/" + name }

  private var isDone: Bool {
    wantsFolder || (saves ? !ownName.isEmpty && folder.allows(path(ownName)) : !chosen.isEmpty)
  }

  // MARK: What happens

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .pressed(Self.upwards):
      let parent = place.prefix(upTo: place.lastIndex(of: "/") ?? place.startIndex)
      return go(to: parent.isEmpty ? "/" : String(parent))
    case .pressed(let name) where entry(name) != nil, .selected(let name, of: Self.list):
      return entry(name).map { take($0) } ?? []
    case .typed(let text, into: Self.field):
      name = ZenityText.trimmed(text[...])
      return [done]
    case .pressed(ZenityFrame.okName):
      guard isDone else { return [] }
      return saves && asksBefore && folder.exists(path(ownName)) ? [.ask(question)] : end()
    case .answered(Self.replace): return end()
    default: return frame.end(event)
    }
  }

  private func entry(_ id: String) -> ZenityFolder.Entry? {
    let number = Int(id.without(prefix: "entry-")) ?? 0
    return entries.indices.contains(number - 1) ? entries[number - 1] : nil
  }

  private mutating func take(_ entry: ZenityFolder.Entry) -> [ZenityEffect] {
    let path = path(entry.name)
    if entry.isFolder { return go(to: path) }
    if saves {
      name = entry.name
      return [.set([.init(Self.field, .string(PrintedText.shown(name)))]), done]
    }
    if !takesSeveral {
      chosen = [path]
    } else if let index = chosen.firstIndex(of: path) {
      chosen.remove(at: index)
    } else {
      chosen.append(path)
    }
    return [done]
  }

  private var done: ZenityEffect { .set([.init(ZenityFrame.doneName, .bool(isDone))]) }

  private mutating func go(to path: String) -> [ZenityEffect] {
    guard folder.isInside(path) else { return [] }
    place = path
    if !takesSeveral { chosen = [] }
    read()
    return ZenityRows.replacing(rows, of: Self.list) + tooMany + [
      .set([.init(Self.here, .string(shownPlace)), .init(ZenityFrame.doneName, .bool(isDone))])
    ]
  }

  private static let replace = "replace"

  private var question: JSONValue {
    [
      "title": .string(words.replaces(PrintedText.shown(ownName))),
      "buttons": [
        ["title": .string(words.replace), "id": .string(Self.replace), "role": "destructive"],
        ["role": "cancel"],
      ],
    ]
  }

  /// A name leads nowhere else.
  private var ownName: String {
    let own = name.split(separator: "/").last.map(String.init) ?? ""
    return own == "." || own == ".." ? "" : own
  }

  private func end() -> [ZenityEffect] {
    let paths = wantsFolder ? [place] : saves ? [path(ownName)] : chosen
    return [.end(ZenityResult(output: paths.joined(separator: separator) + "\n", code: 0))]
  }
}
