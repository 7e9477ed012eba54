/// A change of a row that says only what becomes different; all else of the row stays.
package struct RowPatch: Hashable, Sendable {
  /// Something that a row has.
  package enum Part: Hashable, Sendable {
    case style, title, subtitle, image, push, checkmark, selectable, action, icon, accessory
    /// The text of a slot of the table's own style.
    case value(String)
  }

  /// The id of the row that changes.
  package var id: String
  /// The new values of the parts; a value that `parts` does not name means nothing.
  package var row: TableRow
  package var parts: Set<Part>

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - id: The id of the row that changes.
  ///   - row: The new values of the parts; a value that is not named there means nothing.
  ///   - parts: The parts that change.
  package init(id: String, row: TableRow, parts: Set<Part>) {
    self.id = id
    self.row = row
    self.parts = parts
  }

  /// Returns a row with the change made.
  ///
  /// - Parameter old: The row before the change.
  /// - Returns: The changed row; a style that nobody named follows from what there is to show.
  package func applied(to old: TableRow) -> TableRow {
    var new = old
    for part in parts {
      switch part {
      case .style: (new.style, new.isStyleNamed) = (row.style, row.isStyleNamed)
      case .title: new.title = row.title
      case .subtitle: new.subtitle = row.subtitle
      case .image:
        new.image = row.image
        if row.image != nil { new.icon = nil }
      case .push: new.push = row.push
      case .checkmark: new.checkmark = row.checkmark
      case .selectable: new.isSelectable = row.isSelectable
      case .action: new.action = row.action
      case .icon:
        new.icon = row.icon
        if row.icon != nil { new.image = nil }
      case .accessory: new.accessory = row.accessory
      case .value(let slot): new.values[slot] = row.values[slot]
      }
    }
    // A style that nobody named follows from what there is to show.
    if !new.isStyleNamed { new.style = .standard(new.subtitle == nil ? .default : .subtitle) }
    return new
  }
}
