import TelltaleSyntax

/// A row of a table.
public struct Row: Hashable, Sendable {
  /// Tells it from the table's other rows; what ``App/Event/selected(screen:list:entry:index:)`` calls
  /// it.
  public var id: String
  /// The subject of the row.
  public var title: String
  /// A further text, where the table's style has a place for it.
  public var subtitle: String?
  /// A picture beside the scene, by its path there.
  public var image: String?
  /// The screen that choosing it opens, by its name in the scene.
  public var push: String?
  /// True for the chosen row of its group; `nil` for rows without a mark.
  public var isChecked: Bool?
  /// A style by name: one of the platform's four (`default`, `subtitle`, `value1`, `value2`), or one of
  /// the table's own; without one, what the table says.
  public var style: String?
  /// Texts for the slots of a style of the table's own, by the slots' names.
  public var slots: [String: String]
  /// An icon of the profile before its title.
  public var icon: String?
  /// The accessory at its end.
  public var accessory: Accessory?

  /// The accessory at the end of a row, before the chevron or the mark.
  public enum Accessory: Hashable, Sendable {
    /// How something is set.
    case value(String)
    /// A number, `!` or a word.
    case badge(String)
    /// A switch that choosing the row turns.
    case toggle(isOn: Bool)
    /// An icon of the profile.
    case icon(String)
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: Tells it from the table's other rows.
  ///   - title: The subject of the row.
  ///   - subtitle: What else there is to say.
  ///   - image: A picture beside the scene, by its path there.
  ///   - push: The screen that choosing it opens.
  ///   - isChecked: True for the chosen row of its group; `nil` for rows without a mark.
  ///   - style: A style by name; without one, what the table says.
  ///   - slots: Texts for the slots of a style of the table's own.
  public init(
    id: String, title: String, subtitle: String? = nil, image: String? = nil,
    push: String? = nil, isChecked: Bool? = nil, style: String? = nil, slots: [String: String] = [:]
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.push = push
    self.isChecked = isChecked
    self.style = style
    self.slots = slots
  }

  var value: JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(id)), .init("title", .string(title))]
    for (key, text) in [
      ("subtitle", subtitle), ("image", image), ("push", push), ("style", style),
    ] {
      if let text { members.append(.init(key, .string(text))) }
    }
    if let icon { members.append(.init("icon", .string(icon))) }
    if let accessory { members.append(.init("accessory", accessory.value)) }
    if let isChecked { members.append(.init("checkmark", .bool(isChecked))) }
    members += slots.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }
    return .object(members)
  }
}

extension Row.Accessory {
  fileprivate var value: JSONValue {
    switch self {
    case .value(let text): ["value": .string(text)]
    case .badge(let text): ["badge": .string(text)]
    case .toggle(let isOn): ["switch": .bool(isOn)]
    case .icon(let name): ["icon": .string(name)]
    }
  }
}
