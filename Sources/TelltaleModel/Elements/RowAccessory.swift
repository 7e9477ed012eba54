/// The accessory at the end of a row, before the chevron or the mark.
///
/// It is kept beside the row: most rows have none, and all are copied.
package indirect enum RowAccessory: Hashable, Sendable {
  /// The setting of something, in words.
  case value(RowValue)
  case badge(EntryBadge)
  /// A switch that is turned by choosing the row.
  case toggle(RowSwitch)
  /// A control of its own beside the row.
  case iconButton(IconButton)
  case icon(RowIcon)

  /// The name under which the application says what it shows.
  package var binding: String? {
    switch self {
    case .value(let value): value.binding
    case .badge(let badge): badge.binding
    case .toggle(let toggle): toggle.binding
    case .iconButton, .icon: nil
    }
  }
}

/// A text at the end of a row.
package struct RowValue: Hashable, Sendable {
  /// The text until the application says something.
  package var text: TextVariants?
  /// The name under which the application says another.
  package var binding: String?

  /// Creates a text at the end of a row.
  ///
  /// - Parameters:
  ///   - text: The text until the application says something; `nil` for none until then.
  ///   - binding: The name under which the application says another; `nil` for a text that stays.
  package init(text: TextVariants? = nil, binding: String? = nil) {
    self.text = text
    self.binding = binding
  }
}

/// A switch at the end of a row.
package struct RowSwitch: Hashable, Sendable {
  /// The name that the application hears of it; absent, the row's.
  package var id: String?
  /// True where it is on until somebody says something.
  package var isOn: Bool
  /// The name under which the application says so.
  package var binding: String?

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - id: The name that the application hears of it; `nil` for the row's.
  ///   - isOn: True where it is on until somebody says something.
  ///   - binding: The name under which the application turns it; `nil` for none.
  package init(id: String? = nil, isOn: Bool = false, binding: String? = nil) {
    self.id = id
    self.isOn = isOn
    self.binding = binding
  }
}

/// An icon of the profile in a row.
package struct RowIcon: Hashable, Sendable {
  package var name: String
  /// The colour; absent, that of the text beside it.
  package var color: ColorValue?

  /// Creates an icon.
  ///
  /// - Parameters:
  ///   - name: The name of an icon of the profile.
  ///   - color: The colour; `nil` for that of the text beside it.
  package init(name: String, color: ColorValue? = nil) {
    self.name = name
    self.color = color
  }
}

extension TableRow {
  /// The switch that choosing the row turns.
  package var toggle: RowSwitch? {
    if case .toggle(let toggle)? = accessory { toggle } else { nil }
  }

  /// The control of its own beside the row.
  package var iconButton: IconButton? {
    if case .iconButton(let button)? = accessory { button } else { nil }
  }

  /// True where a control of its own stands beside the row.
  package var hasButton: Bool {
    if case .iconButton? = accessory { true } else { false }
  }

  /// The name that the application hears of the row: its id, else its title.
  package var name: String { id ?? title.longest.string }

  /// Returns the name that the application hears of the control beside the row.
  ///
  /// - Returns: The control's id, else the name of the row with the event that the control emits, or with its icon.
  package func name(of button: IconButton) -> String {
    button.id ?? "\(name)-\(button.action?.emitted ?? button.icon)"
  }
}
