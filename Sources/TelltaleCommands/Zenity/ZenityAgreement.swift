import TelltaleSyntax

/// What somebody agrees to before OK can be pressed, where a call wants that (`--checkbox`).
struct ZenityAgreement: Equatable {
  /// What it says; `nil` for a call without one.
  private let title: String?
  private var isGiven = false

  private static let name = "agreed"

  init(_ call: ZenityCall, _ context: ZenityContext) {
    title = call.value("checkbox").map { _ in call.label("checkbox") ?? context.words.ok }
  }

  /// The switch for it.
  var content: [JSONValue] {
    title.map { [["switch": ["id": .string(Self.name), "title": .string($0)]]] } ?? []
  }

  /// Whether OK can be pressed.
  var isDone: JSONValue {
    title == nil ? true : ["bind": .string(ZenityFrame.doneName), "enabled": .bool(isGiven)]
  }

  /// What an event changes of it; `nil` for one that is not its own.
  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect]? {
    guard title != nil else { return nil }
    switch event {
    case .switched(Self.name, let isOn):
      isGiven = isOn
      return [.set([.init(ZenityFrame.doneName, .bool(isOn))])]
    case .pressed(ZenityFrame.okName): return isGiven ? nil : []
    default: return nil
    }
  }
}
