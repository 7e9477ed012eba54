import TelltaleSyntax

/// `--entry` with choices: a text that is typed, or taken from a list.
struct ZenityChoices: ZenityApp {
  private let frame: ZenityFrame
  private let choices: [String]
  private let takesTyping: Bool
  /// What stands in the field.
  private var text: String

  /// - Parameters:
  ///   - call: with its choices.
  ///   - context: what it leaves out.
  init(_ call: ZenityCall, _ context: ZenityContext) {
    frame = ZenityFrame(call, context)
    let first = call.value("entry-text")
    choices = (first.map { [$0] } ?? []) + call.operands
    takesTyping = context.screen.hasTyping && !call.flags.contains(ZenityCall.noTyping)
    text = first ?? ""
  }

  private static let field = "entry"
  private static let list = "choices"

  var scene: String {
    let shown = PrintedText.shown(text)
    let field: JSONValue = [
      "field": [
        "id": .string(Self.field), "text": ["bind": .string(Self.field), "text": .string(shown)],
      ]
    ]
    let table: JSONValue = ["table": ["id": .string(Self.list), "rows": ZenityRows.first(rows)]]
    return frame.scene((takesTyping ? [field] : []) + [table])
  }

  private var rows: [JSONValue] {
    choices.enumerated().map { index, choice -> JSONValue in
      let own: [JSONValue.Member] = [
        .init("id", .string("choice-\(index + 1)")),
        .init("title", .string(Self.title(choice))),
      ]
      let mark: JSONValue.Member =
        takesTyping
        ? .init("action", ["emit": .string("choice-\(index + 1)")])
        : .init(
          "checkmark", ["group": "choice", "on": .bool(index == 0 && !text.isEmpty)])
      return .object(own + [mark])
    }
  }

  var beginning: [ZenityEffect] { ZenityRows.rest(rows, of: Self.list) }

  private static func title(_ choice: String) -> String {
    let shown = ZenityText.trimmed(PrintedText.shown(choice)[...])
    return shown.isEmpty ? "–" : ZenityText.cut(shown, to: 1000)
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .typed(let typed, into: Self.field):
      text = typed
      return []
    case .pressed(let name) where choice(name) != nil: return take(name)
    case .selected(let entry, of: Self.list): return take(entry)
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(output: text + "\n", code: 0))]
    // What stands there is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: text + "\n", code: 5))]
    default: return frame.end(event)
    }
  }

  private func choice(_ name: String) -> String? {
    let number = Int(name.without(prefix: "choice-")) ?? 0
    return choices.indices.contains(number - 1) ? choices[number - 1] : nil
  }

  private mutating func take(_ name: String) -> [ZenityEffect] {
    guard let choice = choice(name) else { return [] }
    text = choice
    return takesTyping ? [.set([.init(Self.field, .string(PrintedText.shown(choice)))])] : []
  }
}
