/// What an application has delivered for the names that its scene refers to.
package struct AppData: Hashable, Sendable {
  package var texts: [String: TextVariants] = [:]
  package var badges: [String: Badge] = [:]
  /// 0 to 1.
  package var progress: [String: Double] = [:]
  package var rows: [String: RowList] = [:]
  package var items: [String: ItemList] = [:]
  package var sources: [String: SourceState] = [:] {
    didSet { delivered.formUnion(sources.filter { $0.value == .ready }.keys) }
  }
  /// Sources that have been ready once.
  package private(set) var delivered: Set<String> = []

  package init() {}

  package func state(of source: DataSource?) -> SourceState {
    guard let source else { return .ready }
    if let state = sources[source.name] { return state }
    return source.isAsync ? .loading : .ready
  }
}

/// How far the delivery of a source has come.
package enum SourceState: String, Hashable, Sendable, CaseIterable {
  case loading, ready, failed, unavailable
}

/// Rows with numbers that stay theirs, whatever comes before them.
package struct RowList: Hashable, Sendable {
  package private(set) var rows: [TableRow]
  package private(set) var keys: [Int]
  /// Rows of last time that have not been confirmed yet (TABLE-STALE-DATA).
  package var isStale = false
  private var least = 0
  private var next: Int
  /// True where a row needs room for two lines of text.
  package private(set) var hasTallRows: Bool
  /// True where a row has a picture, so that all texts keep to one column.
  package private(set) var hasPictures: Bool

  package init(_ rows: [TableRow]) {
    self.rows = rows
    keys = Array(rows.indices)
    next = rows.count
    hasTallRows = rows.contains(where: \.isTall)
    hasPictures = rows.contains { $0.image != nil }
  }

  package var count: Int { rows.count }

  package mutating func append(_ new: [TableRow]) {
    rows += new
    keys += next..<(next + new.count)
    next += new.count
    note(new)
  }

  package mutating func prepend(_ new: [TableRow]) {
    rows.insert(contentsOf: new, at: 0)
    least -= new.count
    keys.insert(contentsOf: least..<(least + new.count), at: 0)
    note(new)
  }

  /// Puts new rows in place of all; a row with the id of an old one keeps its number.
  package mutating func replace(with new: [TableRow]) {
    var known: [String: Int] = [:]
    for (row, key) in zip(rows, keys) {
      if let id = row.id, known[id] == nil { known[id] = key }
    }
    var taken: Set<Int> = []
    keys = new.map { row in
      if let id = row.id, let key = known[id], taken.insert(key).inserted { return key }
      defer { next += 1 }
      return next
    }
    rows = new
    isStale = false
    hasTallRows = new.contains(where: \.isTall)
    hasPictures = new.contains { $0.image != nil }
  }

  package mutating func update(_ row: TableRow, at index: Int) {
    rows[index] = row
    note([row])
  }

  package mutating func insert(_ row: TableRow, at index: Int) {
    rows.insert(row, at: index)
    keys.insert(next, at: index)
    next += 1
    note([row])
  }

  /// The same without those past a length.
  package func prefix(_ length: Int) -> RowList {
    var list = self
    list.rows = Array(rows.prefix(length))
    list.keys = Array(keys.prefix(length))
    return list
  }

  package mutating func remove(at index: Int) {
    rows.remove(at: index)
    keys.remove(at: index)
  }

  package func index(ofKey key: Int) -> Int? {
    // Keys mostly stand in order, so the place can be reckoned before it is searched for.
    if let first = keys.first, keys.indices.contains(key - first), keys[key - first] == key {
      return key - first
    }
    return keys.firstIndex(of: key)
  }

  private mutating func note(_ new: [TableRow]) {
    hasTallRows = hasTallRows || new.contains(where: \.isTall)
    hasPictures = hasPictures || new.contains { $0.image != nil }
  }
}

extension TableRow {
  /// True where title and subtitle stand one below the other.
  package var isTall: Bool { style == .standard(.subtitle) && subtitle != nil }
}

/// Items of a collection with numbers that stay theirs, whatever comes before them.
package struct ItemList: Hashable, Sendable {
  package private(set) var items: [CollectionItem]
  package private(set) var keys: [Int]
  private var next: Int

  package init(_ items: [CollectionItem]) {
    self.items = items
    keys = Array(items.indices)
    next = items.count
  }

  /// Puts new items in place of all; one with the id of an old one keeps its number.
  package mutating func replace(with new: [CollectionItem]) {
    var known: [String: Int] = [:]
    for (item, key) in zip(items, keys) where known[item.id] == nil { known[item.id] = key }
    keys = new.map { item in
      if let key = known.removeValue(forKey: item.id) { return key }
      defer { next += 1 }
      return next
    }
    items = new
  }

  package func index(ofKey key: Int) -> Int? { keys.firstIndex(of: key) }

  /// The same without those past a length.
  package func prefix(_ length: Int) -> ItemList {
    var list = self
    list.items = Array(items.prefix(length))
    list.keys = Array(keys.prefix(length))
    return list
  }
}
