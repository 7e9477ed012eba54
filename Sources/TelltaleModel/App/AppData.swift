/// The data that an application has delivered for the names that its scene refers to.
package struct AppData: Hashable, Sendable {
  package var texts: [String: TextVariants] = [:]
  /// The texts before they were cut while driving, for what is no text to be read, such as the name of a file.
  package var uncut: [String: TextVariants] = [:]
  package var badges: [String: Badge] = [:]
  /// Shares from 0 to 1.
  package internal(set) var progress: [String: Double] = [:]
  /// Names of progress of which the application has said that nobody knows it.
  package internal(set) var unknownProgress: Set<String> = []
  /// The state of what is bound to a name: it can be chosen, is on, or is hidden.
  package var flags: [String: Bool] = [:]
  package var rows: [String: RowList] = [:]
  package var items: [String: ItemList] = [:]
  /// The time where the unit stands.
  package var time = WallTime.usual
  package var sources: [String: SourceState] = [:] {
    didSet { delivered.formUnion(sources.filter { $0.value == .ready }.keys) }
  }
  /// Sources that have been ready once.
  package private(set) var delivered: Set<String> = []

  package init() {}

  /// Sets how far something has come: a share from 0 to 1, or `nil` where nobody knows.
  package mutating func setProgress(_ name: String, to share: Double?) {
    progress[name] = share
    if share == nil { unknownProgress.insert(name) } else { unknownProgress.remove(name) }
  }

  /// Returns the current text of an element: the application's, once it has delivered one.
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

  /// Returns the text of a field that nobody has typed into: the application's, once it has delivered one.
  ///
  /// - Returns: One line, cut to the greatest length that a field takes.
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

  /// Returns the colour of the theme that the application has said under a name.
  ///
  /// - Returns: The colour; `nil` where nothing was said, or no name of a colour.
  package func color(_ binding: String?) -> ColorValue? {
    said(binding).flatMap(ColorRole.init(rawValue:)).map(ColorValue.role)
  }

  /// Returns the file, icon or content of a code that the application has said under a name.
  ///
  /// - Returns: The text, which is never cut, since half of it is another one; `nil` where nothing was said.
  package func said(_ binding: String?) -> String? {
    binding.flatMap { uncut[$0] ?? texts[$0] }?.longest.string
  }

  /// Returns how far something has come: the application's share, once it has said one.
  package func share(_ bar: ProgressBar) -> Double {
    bar.binding.flatMap { progress[$0] } ?? bar.share
  }

  /// Returns the filled part of a gauge: the application's share, once it has said one.
  package func share(_ gauge: Gauge) -> Double {
    gauge.binding.flatMap { progress[$0] } ?? gauge.share
  }

  /// Returns true where something can be chosen now.
  package func isEnabled(_ availability: Availability) -> Bool {
    availability.binding.flatMap { flags[$0] } ?? availability.isEnabled
  }

  /// Returns how far the delivery of a source has come.
  ///
  /// - Returns: `ready` where there is no source, `loading` for an asynchronous one that nothing was said of.
  package func state(of source: DataSource?) -> SourceState {
    guard let source else { return .ready }
    if let state = sources[source.name] { return state }
    return source.isAsync ? .loading : .ready
  }
}

/// The progress of a source's delivery.
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
  /// The estimated width of the longest title without a subtitle, in ems.
  package private(set) var longestTitle: Double
  /// The ids that rows have.
  package private(set) var ids: Set<String>

  /// The greatest number of rows in one list.
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

  /// Puts rows before all others, with numbers below theirs.
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

  /// Puts rows in between, with numbers that no row had before.
  package mutating func insert(_ new: [TableRow], at index: Int) {
    rows.insert(contentsOf: new, at: index)
    keys.insert(contentsOf: next..<(next + new.count), at: index)
    next += new.count
    note(new)
  }

  /// Returns the list without the rows past a length.
  package func prefix(_ length: Int) -> RowList {
    var list = self
    list.rows = Array(rows.prefix(length))
    list.isCut = isCut || length < count
    list.keys = Array(keys.prefix(length))
    return list
  }

  /// Removes the rows with these ids; an id that no row has is ignored.
  package mutating func remove(_ gone: Set<String>) {
    let kept = rows.indices.filter { index in rows[index].id.map(gone.contains) != true }
    rows = kept.map { rows[$0] }
    keys = kept.map { keys[$0] }
    ids.subtract(gone)
  }

  /// Returns the position of the row with a number; `nil` where none has it.
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
  /// The longest texts of the items, which they need room for.
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

  /// Returns the position of the item with a number; `nil` where none has it.
  package func index(ofKey key: Int) -> Int? { keys.firstIndex(of: key) }

  /// Returns the list without the items past a length.
  package func prefix(_ length: Int) -> ItemList {
    var list = self
    list.items = Array(items.prefix(length))
    list.isCut = isCut || length < items.count
    list.keys = Array(keys.prefix(length))
    return list
  }
}
