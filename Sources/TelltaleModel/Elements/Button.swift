/// A control of a screen, a bar or a modal that starts an action (BUTTON-STARTS-ACTION).
package struct Button: Hashable, Sendable {
  package var id: String?
  package var title: TextVariants?
  /// The name under which the application updates it.
  package var titleBinding: String?
  /// Name of an icon of the profile, or a picture of the bundle.
  package var icon: String?
  package var iconBinding: String?
  package var role: ButtonRole
  package var isLikely: Bool
  package var effect: ButtonEffect?
  /// The action; absent only in a navigation bar, where the id or title is reported.
  package var action: Action?
  /// One of the profile's styles; absent, `system`.
  package var style: String?
  package var hasBorder: Bool
  package var background: Fill?
  package var color: ColorValue?
  /// The author's reason for a border or a background.
  package var borderReason: String?
  /// The state that decides whether it can be chosen.
  package var availability: Availability
  /// The prominence; absent where it is left to the profile.
  package var prominence: Prominence? = nil
  package var iconPlace = IconPlace.beside
  package var size = ButtonSize.regular
  package var shape = ButtonShape.rounded

  package init(
    id: String? = nil, title: TextVariants? = nil, icon: String? = nil, role: ButtonRole = .plain,
    isLikely: Bool = false, effect: ButtonEffect? = nil, action: Action? = nil,
    style: String? = nil, hasBorder: Bool = false, background: Fill? = nil,
    color: ColorValue? = nil, borderReason: String? = nil,
    availability: Availability = Availability()
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.role = role
    self.isLikely = isLikely
    self.effect = effect
    self.action = action
    self.style = style
    self.hasBorder = hasBorder
    self.background = background
    self.color = color
    self.borderReason = borderReason
    self.availability = availability
  }

  /// True where its author gave it a ground or an edge.
  package var hasBody: Bool {
    hasBorder || background != nil || prominence == .filled || prominence == .tinted
  }

  /// The name that the application hears of it: the id, else the event that it emits, else the title or icon.
  package var answer: String {
    if let id { return id }
    if let name = action?.emitted { return name }
    return title?.longest.string ?? icon ?? ""
  }
}

/// The keys of a telephone or a code lock, three in a row, and the button below them.
package struct Keypad: Hashable, Sendable {
  package var keys: [Button]
  package var primary: Button?

  /// Creates a keypad.
  ///
  /// - Parameters:
  ///   - keys: The keys, three in a row.
  ///   - primary: The button below the keys; `nil` for none.
  package init(keys: [Button], primary: Button? = nil) {
    self.keys = keys
    self.primary = primary
  }
}
