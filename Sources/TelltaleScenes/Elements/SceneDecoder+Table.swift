import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func table(_ entry: YAMLEntry, at path: NodePath) -> Table? {
    var table = Table()
    // Rows name styles, which may stand below them.
    if let styles = entry.value["row-styles"] {
      table.rowStyles = rowStyles(styles, at: path.key("row-styles"))
    }
    let isMap = record(entry.value, .table, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": table.id = decoder.name(entry.value, "an id")
      case "width": table.width = decoder.value(.points(1...4_000), entry.value)
      case "new-data-hint": table.hasNewDataHint = decoder.flag(entry.value)
      case "sorted-by": table.sortedBy = decoder.name(entry.value, "what rows are sorted by")
      case "rows":
        let styles = table.rowStyles
        table.rows = decoder.list(entry.value, of: "rows", atMost: Limits.rows, at: own) {
          $0.row($1, styles, at: $2)
        }
      case "footer": table.footer = decoder.content(entry.value, at: own)
      default: decoder.readLoading(of: &table, entry, at: own)
      }
    }
    guard isMap else { return nil }
    checkUnique(
      table.rows.enumerated().map { ($1.id, path.key("rows").item($0)) },
      "give each row its own")
    return table
  }

  private mutating func readLoading(of table: inout Table, _ entry: YAMLEntry, at own: NodePath) {
    switch entry.key {
    case "source": table.source = source(entry.value, at: own)
    case "cache": table.isCached = flag(entry.value)
    case "refresh", "refresh-on":
      let refresh = entry.key == "refresh" ? refresh(entry.value, at: own) : occasions(entry.value)
      if table.refresh != nil, refresh != nil {
        complaints.add(
          entry.location, "both \"refresh\" and \"refresh-on\", expected one of the two",
          remedy: "keep the one that the rows change by")
      }
      table.refresh = table.refresh ?? refresh
    case "indicator": table.hasIndicator = value(.flag, entry.value)
    case "wait-for-all":
      if flag(entry.value) {
        refuse(
          "TABLE-SHOW-AT-ONCE", at: own,
          "the table would wait for all of its rows; rows are shown as they come",
          remedy: "remove the key")
      }
    default: return
    }
  }

  /// Seconds, or `{push: name}`.
  private mutating func refresh(_ node: YAMLNode, at path: NodePath) -> TableRefresh? {
    guard case .mapping = node.value else {
      return value(.timeout, node).map { TableRefresh.every(milliseconds: $0) }
    }
    var binding: String?
    record(node, SceneForm("seconds, or {push: name}", ["push", "bind"]), at: path) {
      decoder, entry, _ in binding = decoder.name(entry.value, "the name of a push")
    }
    return binding.map(TableRefresh.pushed)
  }

  private mutating func occasions(_ node: YAMLNode) -> TableRefresh? {
    let reader = ValueReader<RefreshOccasion>.choice
    if case .sequence = node.value {
      return value(reader.list(atLeast: 1), node).map { TableRefresh.on(Set($0)) }
    }
    return value(reader, node).map { TableRefresh.on([$0]) }
  }

  // MARK: Styles of rows

  private mutating func rowStyles(_ node: YAMLNode, at path: NodePath) -> [RowStyle] {
    guard case .mapping(let entries) = node.value else {
      if !node.isNull {
        complaints.add(
          node.location, "found \(node.summary), expected a map from names to row styles",
          remedy: "write {weather: {slots: [icon, title, low]}}")
      }
      return []
    }
    if entries.count > Limits.rowStyles {
      complaints.add(
        node.location, "\(entries.count) row styles, at most \(Limits.rowStyles) are read")
    }
    return entries.prefix(Limits.rowStyles).compactMap { entry in
      let own = self.path(path, foreign: entry.key)
      note(entry, at: own)
      if StandardRowStyle(rawValue: entry.key) != nil {
        complaints.add(
          entry.location, "\(Quoted.text(entry.key)) is the name of a standard style",
          remedy: "give the style another name")
      }
      return rowStyle(entry, at: own)
    }
  }

  private mutating func rowStyle(_ entry: YAMLEntry, at path: NodePath) -> RowStyle? {
    var style = RowStyle(name: entry.key, slots: [])
    let before = complaints
    record(entry.value, .rowStyle, at: path) { decoder, entry, own in
      style.slots = decoder.list(
        entry.value, of: "slots", atMost: Limits.rowSlots, at: own
      ) { $0.slot($1, at: $2) }
    }
    if style.slots.isEmpty, complaints == before {
      complaints.add(
        entry.location, "a row style without slots", remedy: "write slots: [icon, title, low]")
    }
    var seen: Set<String> = []
    for slot in style.slots where !seen.insert(slot.name).inserted {
      complaints.add(
        entry.location, "the slot \(Quoted.text(slot.name)) is given a second time",
        remedy: "give each slot a name of its own")
    }
    return style
  }

  /// The name of a slot, or a map with its place.
  private mutating func slot(_ node: YAMLNode, at path: NodePath) -> RowSlot? {
    if case .scalar = node.value {
      return name(node, "the name of a slot").map { RowSlot(name: $0) }
    }
    var slot = RowSlot(name: "")
    let before = complaints
    let isMap = record(node, .rowSlot, at: path) { decoder, entry, _ in
      switch entry.key {
      case "name": slot.name = decoder.name(entry.value, "the name of a slot") ?? ""
      case "x": slot.x = decoder.value(.points(0...4_000), entry.value)
      case "width": slot.width = decoder.value(.points(1...4_000), entry.value)
      case "alignment": slot.alignment = decoder.value(.choice, entry.value)
      case "weight": slot.weight = decoder.value(.choice, entry.value)
      default: return
      }
    }
    guard isMap else { return nil }
    if slot.name.isEmpty, complaints == before {
      complaints.add(node.location, "a slot without a name", remedy: "add name: title")
    }
    return slot
  }
}
