import TelltaleModel
import TelltaleSyntax

/// The last known rows of the tables that show them again at the next start (TABLE-STALE-DATA), as
/// JSON in the application's own words.
package struct KeptRows: Hashable, Sendable {
  /// The sources of the tables, by all names that updates may call them.
  private var sources: [String: String] = [:]
  /// Sources whose rows the scene has some of its own of, and which are not known until all are told.
  private var unknown: Set<String> = []
  /// Sources that the scene has rows of its own for.
  private var own: Set<String> = []
  /// Sources whose rows are those of last time, since nothing came from them yet.
  private var recalled: Set<String> = []
  private var rows: [String: [JSONValue]] = [:]
  /// Sources with more rows than are looked after.
  private var cut: Set<String> = []

  /// Rows of a table that are looked after: of those that are kept some may be removed.
  private static let most = 2 * Limits.keptRows

  /// - Parameter names: The names of the scene, which say which tables are kept.
  package init(_ names: SceneNames) { use(names) }

  /// Takes over the names of another edition of the app, and drops rows of sources that it does not
  /// keep.
  ///
  /// - Parameter names: The names of the edition that is shown now.
  package mutating func use(_ names: SceneNames) {
    (sources, own) = ([:], [])
    for (name, table) in names.tables where table.isCached {
      guard let source = table.source?.name else { continue }
      sources[name] = source
      if !table.rows.isEmpty { own.insert(source) }
    }
    unknown.formUnion(own)
    rows = rows.filter { sources.values.contains($0.key) }
  }

  /// True where the scene has no table whose rows are kept.
  package var isIdle: Bool { sources.isEmpty }

  /// Returns true where the rows of a table are kept for the next start.
  ///
  /// - Parameter name: Any name by which updates may call the table.
  /// - Returns: False also for names of no table.
  package func keeps(_ name: String) -> Bool { sources[name] != nil }

  /// Takes in a line that was carried out.
  ///
  /// - Parameter line: The line as the application wrote it. Rows in a line that is not strict JSON
  ///   cannot be kept, and everything known before is dropped.
  /// - Returns: True where the kept rows have changed.
  package mutating func take(_ line: [UInt8]) -> Bool {
    guard let said = try? JSONReader.read(line) else {
      // What is no strict JSON is understood on the screen, but cannot be kept; nobody knows now.
      unknown.formUnion(sources.values)
      defer { (rows, recalled) = ([:], []) }
      return !rows.isEmpty
    }
    var isChanged = false
    for change in said["rows"]?.members ?? [] {
      guard let source = sources[change.key] else { continue }
      isChanged = apply(change.value, to: source) || isChanged
    }
    return isChanged
  }

  /// All that is kept so far is of last time: the first change from each source ends it.
  mutating func endStart() { recalled = Set(rows.keys) }

  private mutating func forget(_ source: String) {
    rows[source] = nil
    cut.remove(source)
    if own.contains(source) { unknown.insert(source) }
  }

  private mutating func apply(_ change: JSONValue, to source: String) -> Bool {
    // Then the application speaks of what the scene begins with, not of what was kept.
    let isFirst = recalled.remove(source) != nil
    if isFirst { forget(source) }
    if let all = change.items ?? change["replace"]?.items ?? change["stale"]?.items {
      unknown.remove(source)
      cut.remove(source)
      put(all, source)
      return true
    }
    guard !unknown.contains(source) else { return isFirst }
    var list = rows.removeValue(forKey: source) ?? []
    defer { put(list, source) }
    if let new = change["prepend"]?.items {
      list.insert(contentsOf: new, at: 0)
    } else if let new = change["append"]?.items {
      guard !cut.contains(source) else { return false }
      list += new
    } else if let new = change["insert"]?.items, let place = change["at"]?.integer {
      guard 0...list.count ~= place else { return false }
      list.insert(contentsOf: new, at: place)
    } else if let new = change["update"] {
      guard let index = list.firstIndex(where: { $0.id == new.id }) else { return false }
      list[index] = new
    } else if let patch = change["change"] {
      guard let index = list.firstIndex(where: { $0.id == patch.id }) else { return false }
      list[index] = list[index].changed(by: patch)
    } else if let gone = change["remove"] {
      let ids = Set((gone.items ?? [gone]).compactMap(\.name))
      list.removeAll { $0.id.map(ids.contains) ?? false }
    }
    return true
  }

  private mutating func put(_ list: [JSONValue], _ source: String) {
    if list.count > Self.most { cut.insert(source) }
    rows[source] = list.count > Self.most ? Array(list.prefix(Self.most)) : list
  }
}

extension KeptRows {
  /// The kept rows as lines of updates, each within the length of a line. Of long tables the first
  /// rows are kept.
  package var lines: [String] {
    var lines: [String] = []
    var room = Limits.keptBytes
    for (source, list) in rows.sorted(by: { $0.key < $1.key }) {
      var word = "stale"
      for part in Self.parts(of: list.prefix(Limits.keptRows)) {
        let change = JSONValue.object([.init(word, .array(part))])
        let line = JSONValue.object([.init("rows", .object([.init(source, change)]))]).line
        room -= line.utf8.count + 1
        guard room >= 0 else { return lines }
        lines.append(line)
        word = "append"
      }
    }
    return lines
  }

  /// As many rows as a line holds, and so on; an empty list is one of no rows.
  private static func parts(of list: ArraySlice<JSONValue>) -> [[JSONValue]] {
    var parts: [[JSONValue]] = [[]]
    var (values, bytes) = (0, 0)
    for row in list {
      let (more, size) = (row.count, row.line.utf8.count)
      guard more <= Limits.nodes / 2, size <= Limits.fileBytes / 2 else { continue }
      if values + more > Limits.nodes / 2 || bytes + size > Limits.fileBytes / 2 {
        parts.append([])
        (values, bytes) = (0, 0)
      }
      parts[parts.count - 1].append(row)
      values += more
      bytes += size
    }
    return parts
  }
}

extension JSONValue {
  /// What it is called, where it is a row.
  fileprivate var id: String? { self["id"]?.name }

  /// A row with what another names in place of its own; null takes it away.
  fileprivate func changed(by patch: JSONValue) -> JSONValue {
    var members = members ?? []
    for new in patch.members ?? [] where new.key != "id" {
      members.removeAll { $0.key == new.key }
      if new.value != .null { members.append(new) }
    }
    return .object(members)
  }

  /// Numbers are names as well.
  fileprivate var name: String? { string ?? integer.map { String($0) } }

  /// Scalars, lists and maps in it, keys included.
  fileprivate var count: Int {
    switch self {
    case .array(let items): 1 + items.reduce(0) { $0 + $1.count }
    case .object(let members): 1 + members.reduce(0) { $0 + 1 + $1.value.count }
    case .null, .bool, .integer, .number, .string: 1
    }
  }
}
