/// What an application has delivered for the names that its scene refers to.
package struct AppData: Hashable, Sendable {
  package var texts: [String: TextVariants] = [:]
  /// The same before they were cut while driving: for what is no text to be read, such as the name of a file.
  package var uncut: [String: TextVariants] = [:]
  package var badges: [String: Badge] = [:]
  /// 0 to 1.
  package internal(set) var progress: [String: Double] = [:]
  /// Names of progress of which the application has said that nobody knows it.
  package internal(set) var unknownProgress: Set<String> = []
  /// Whether what is bound to the name can be chosen, is on, or is hidden.
  package var flags: [String: Bool] = [:]
  package var rows: [String: RowList] = [:]
  package var items: [String: ItemList] = [:]
  /// What time it is where the unit stands.
  package var time = WallTime.usual
  package var sources: [String: SourceState] = [:] {
    didSet { delivered.formUnion(sources.filter { $0.value == .ready }.keys) }
  }
  /// Sources that have been ready once.
  package private(set) var delivered: Set<String> = []

  package init() {}

  /// How far something is, from 0 to 1; `nil` where nobody knows.
  package mutating func setProgress(_ name: String, to share: Double?) {
    progress[name] = share
    if share == nil { unknownProgress.insert(name) } else { unknownProgress.remove(name) }
  }

  /// The text that stands in an element now: the application's, once it has delivered one.
  package func current(_ text: RichText) -> RichText {
    guard let name = text.binding, let delivered = texts[name] else { return coloured(text) }
    var content = delivered.longest
    content.language = content.language ?? text.runs.first?.text.language
    content.direction = content.direction ?? text.runs.first?.text.direction
    return RichText(
      [TextRun(text: content, style: text.runs.first?.style ?? TextLook())], binding: name)
  }

  /// The same text, each piece in the colour that the application has said for it.
  private func coloured(_ text: RichText) -> RichText {
    guard text.runs.contains(where: { color($0.style.colorBinding) != nil }) else { return text }
    var text = text
    for index in text.runs.indices {
      let style = text.runs[index].style
      text.runs[index].style.color = color(style.colorBinding) ?? style.color
    }
    return text
  }

  /// What stands in a field that nobody has typed into: the application's text, once it has
  /// delivered one.
  package func current(_ field: TextField) -> String {
    guard let text = field.binding.flatMap({ texts[$0] })?.longest.string else {
      return field.text
    }
    // A field has one line, whatever it is set to.
    let line =
      text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    guard !TextLimit.line.holds(line) else { return line }
    return String(String.UnicodeScalarView(line.unicodeScalars.prefix(TextLimit.line.scalars)))
  }

  /// The colour of the theme that the application has said under a name.
  package func color(_ binding: String?) -> ColorValue? {
    said(binding).flatMap(ColorRole.init(rawValue:)).map(ColorValue.role)
  }

  /// The file, icon or content of a code that the application has said under a name; never cut, since half of
  /// it is another one.
  package func said(_ binding: String?) -> String? {
    binding.flatMap { uncut[$0] ?? texts[$0] }?.longest.string
  }

  /// How far something has come: what the application has said, once it has.
  package func share(_ bar: ProgressBar) -> Double {
    bar.binding.flatMap { progress[$0] } ?? bar.share
  }

  /// How much of a gauge is filled: what the application has said, once it has.
  package func share(_ gauge: Gauge) -> Double {
    gauge.binding.flatMap { progress[$0] } ?? gauge.share
  }

  /// Whether something can be chosen now.
  package func isEnabled(_ availability: Availability) -> Bool {
    availability.binding.flatMap { flags[$0] } ?? availability.isEnabled
  }

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
  /// True where there are more, which the vehicle's motion keeps from being shown.
  package var isCut = false
  private var least = 0
  private var next: Int
  /// True where a row needs room for two lines of text.
  package private(set) var hasTallRows: Bool
  /// True where a row has a value beside its title, if there is room for both.
  package private(set) var hasValues: Bool
  /// True where a row has a picture, so that all texts keep to one column.
  package private(set) var hasPictures: Bool
  /// About how wide the longest title without a subtitle is, in ems.
  package private(set) var longestTitle: Double
  /// The ids that rows have.
  package private(set) var ids: Set<String>

  /// Rows of one list at most.
  package static let most = 100_000

  package init(_ rows: [TableRow]) {
    self.rows = rows
    keys = Array(rows.indices)
    next = rows.count
    ids = Set(rows.compactMap(\.id))
    hasTallRows = rows.contains(where: \.isTall)
    hasValues = rows.contains(where: \.hasValue)
    hasPictures = rows.contains(where: \.hasPicture)
    longestTitle = rows.longestTitle
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
    ids = Set(new.compactMap(\.id))
    isStale = false
    hasTallRows = new.contains(where: \.isTall)
    hasValues = new.contains(where: \.hasValue)
    hasPictures = new.contains(where: \.hasPicture)
    longestTitle = new.longestTitle
  }

  /// Puts a row in place of another, whose number it keeps.
  package mutating func update(_ row: TableRow, at index: Int) {
    if let id = rows[index].id { ids.remove(id) }
    rows[index] = row
    note([row])
  }

  package mutating func insert(_ new: [TableRow], at index: Int) {
    rows.insert(contentsOf: new, at: index)
    keys.insert(contentsOf: next..<(next + new.count), at: index)
    next += new.count
    note(new)
  }

  /// The same without those past a length.
  package func prefix(_ length: Int) -> RowList {
    var list = self
    list.rows = Array(rows.prefix(length))
    list.isCut = isCut || length < count
    list.keys = Array(keys.prefix(length))
    return list
  }

  package mutating func remove(_ gone: Set<String>) {
    let kept = rows.indices.filter { index in rows[index].id.map(gone.contains) != true }
    rows = kept.map { rows[$0] }
    keys = kept.map { keys[$0] }
    ids.subtract(gone)
  }

  package func index(ofKey key: Int) -> Int? {
    // Keys mostly stand in order, so the place can be reckoned before it is searched for.
    if let first = keys.first, keys.indices.contains(key - first), keys[key - first] == key {
      return key - first
    }
    return keys.firstIndex(of: key)
  }

  private mutating func note(_ new: [TableRow]) {
    for row in new { if let id = row.id { ids.insert(id) } }
    hasTallRows = hasTallRows || new.contains(where: \.isTall)
    hasValues = hasValues || new.contains(where: \.hasValue)
    hasPictures = hasPictures || new.contains(where: \.hasPicture)
    longestTitle = max(longestTitle, new.longestTitle)
  }
}

extension [TableRow] {
  fileprivate var longestTitle: Double {
    reduce(0) { longest, row in
      row.subtitle == nil ? Swift.max(longest, row.title.longest.roughWidth) : longest
    }
  }
}

extension TableRow {
  /// True where title and subtitle stand one below the other.
  package var isTall: Bool { style == .standard(.subtitle) && subtitle != nil }

  /// True where a picture or an icon stands before the title.
  fileprivate var hasPicture: Bool { image != nil || icon != nil }

  /// True where the subtitle is a value that stands beside the title.
  package var hasValue: Bool {
    if subtitle == nil, case .value? = accessory { return true }
    return subtitle != nil && (style == .standard(.value1) || style == .standard(.value2))
  }
}

/// Items of a collection with numbers that stay theirs, whatever comes before them.
package struct ItemList: Hashable, Sendable {
  package private(set) var items: [CollectionItem]
  package private(set) var keys: [Int]
  /// What their texts need room for.
  package private(set) var texts: ItemTexts
  /// True where there are more, which the vehicle's motion keeps from being shown.
  package var isCut = false
  private var next: Int

  package init(_ items: [CollectionItem]) {
    self.items = items
    texts = ItemTexts(of: items)
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
    texts = ItemTexts(of: new)
  }

  package func index(ofKey key: Int) -> Int? { keys.firstIndex(of: key) }

  /// The same without those past a length.
  package func prefix(_ length: Int) -> ItemList {
    var list = self
    list.items = Array(items.prefix(length))
    list.isCut = isCut || length < items.count
    list.keys = Array(keys.prefix(length))
    return list
  }
}
