import TelltaleGraphics

/// One column of rows, any number of them (TABLE-SINGLE-COLUMN, TABLE-ANY-AMOUNT).
package struct Table: Hashable, Sendable {
  package var id: String?
  package var rows: [TableRow]
  package var source: DataSource?
  /// True where it shows the rows of last time until new ones come.
  package var isCached: Bool
  package var refresh: TableRefresh?
  /// Absent where the author says nothing; `false` is a fault for an async table (TABLE-SPINNER).
  package var hasIndicator: Bool?
  /// Styles of this table's own, by name.
  package var rowStyles: [RowStyle]
  /// True where it shows a hint when rows come outside of what is seen.
  package var hasNewDataHint: Bool
  /// Points; absent, all there is.
  package var width: Points?
  /// The key by which rows are kept in order; rows may then come in between.
  package var sortedBy: String?
  package var footer: [Element]
  /// The sections that part the rows; none where they are one list.
  package var sections: [TableSection] = []
  /// True for rows of which the vehicle's motion keeps some from being shown; no scene says so.
  package var isCut = false

  package init(
    id: String? = nil, rows: [TableRow] = [], source: DataSource? = nil, isCached: Bool = false,
    refresh: TableRefresh? = nil, hasIndicator: Bool? = nil, rowStyles: [RowStyle] = [],
    hasNewDataHint: Bool = false, width: Points? = nil, sortedBy: String? = nil,
    footer: [Element] = []
  ) {
    self.id = id
    self.rows = rows
    self.source = source
    self.isCached = isCached
    self.refresh = refresh
    self.hasIndicator = hasIndicator
    self.rowStyles = rowStyles
    self.hasNewDataHint = hasNewDataHint
    self.width = width
    self.sortedBy = sortedBy
    self.footer = footer
  }
}

/// The occasion on which a table asks for its rows anew.
package enum TableRefresh: Hashable, Sendable {
  /// Each time so many milliseconds have passed.
  case every(milliseconds: Int)
  /// When the application says so.
  case pushed(String)
  /// When the table comes up, or gets the focus.
  case on(Set<RefreshOccasion>)
}

package enum RefreshOccasion: String, Hashable, Sendable, CaseIterable {
  case appear, focus
}

package struct TableRow: Hashable, Sendable {
  package var id: String?
  package var style: TableRowStyle
  /// True where the author named the style.
  package var isStyleNamed: Bool
  package var title: TextVariants
  package var subtitle: TextVariants?
  /// A picture of the bundle.
  package var image: String?
  /// The screen that choosing it opens.
  package var push: String?
  package var checkmark: Checkmark?
  package var isSelectable: Bool
  package var action: Action?
  /// Texts for the slots of a custom style, by slot.
  package var values: [String: TextVariants]
  /// An icon of the profile before its title, in the picture's place.
  package var icon: RowIcon? = nil
  /// The accessory at its end, before the chevron or the mark.
  package var accessory: RowAccessory? = nil

  package init(
    id: String? = nil, style: TableRowStyle = .standard(.default), isStyleNamed: Bool = false,
    title: TextVariants, subtitle: TextVariants? = nil, image: String? = nil,
    push: String? = nil, checkmark: Checkmark? = nil, isSelectable: Bool = true,
    action: Action? = nil, values: [String: TextVariants] = [:]
  ) {
    self.id = id
    self.style = style
    self.isStyleNamed = isStyleNamed
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.push = push
    self.checkmark = checkmark
    self.isSelectable = isSelectable
    self.action = action
    self.values = values
  }
}

package enum TableRowStyle: Hashable, Sendable {
  case standard(StandardRowStyle)
  /// One of the table's own, by name.
  case custom(String)
}

/// The four styles of TABLE-ROW-STANDARD-STYLES.
package enum StandardRowStyle: String, Hashable, Sendable, CaseIterable {
  case `default`, subtitle, value1, value2
}

/// A mark on the chosen row; of a group one row has it.
package struct Checkmark: Hashable, Sendable {
  package var group: String?
  package var isOn: Bool

  /// Creates a mark.
  ///
  /// - Parameters:
  ///   - group: The group of which one row has the mark; `nil` where the row is in none.
  ///   - isOn: True where this row has the mark at first.
  package init(group: String? = nil, isOn: Bool = false) {
    self.group = group
    self.isOn = isOn
  }
}

extension Table {
  /// The name that events give it.
  package var name: String { id ?? source?.name ?? "table" }
}

/// A row layout that a table declares once and uses by name (TABLE-ROW-CUSTOM-STYLE).
package struct RowStyle: Hashable, Sendable {
  package var name: String
  package var slots: [RowSlot]

  package init(name: String, slots: [RowSlot]) {
    self.name = name
    self.slots = slots
  }
}

/// A place in a row: `icon` or `image` for the picture, anything else for a text.
package struct RowSlot: Hashable, Sendable {
  package var name: String
  /// Points from the row's leading edge and wide; absent, slots share the width.
  package var x: Points?
  package var width: Points?
  package var alignment: TextAlignment?
  package var weight: TextWeight?

  package init(
    name: String, x: Points? = nil, width: Points? = nil, alignment: TextAlignment? = nil,
    weight: TextWeight? = nil
  ) {
    self.name = name
    self.x = x
    self.width = width
    self.alignment = alignment
    self.weight = weight
  }

  package var isPicture: Bool { ["icon", "image"].contains(name) }
}
