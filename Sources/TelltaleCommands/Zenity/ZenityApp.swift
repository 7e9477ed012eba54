import TelltaleSyntax

/// The program behind the screens of a call: hears what happens, and says what is to change and how it ends.
///
/// A value without a clock or descriptors: times come with the events.
protocol ZenityApp: Sendable {
  /// What is shown at first, as a scene in JSON.
  var scene: String { get }
  /// Whether lines of standard input are for it.
  var readsInput: Bool { get }

  /// What is set once the screens are there.
  var beginning: [ZenityEffect] { get }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect]
}

extension ZenityApp {
  var beginning: [ZenityEffect] { [] }
}

/// What happens to a call whose screens are shown.
enum ZenityEvent: Equatable {
  /// A button, by the name that it emits.
  case pressed(String)
  /// A row, by its place from 0.
  case selected(Int)
  /// A line of standard input, and how many milliseconds after the beginning it came.
  case line(String, at: Int)
  case endOfInput
  /// The person went Home, or the screens are gone.
  case left
  /// The time that the call allows is over.
  case timedOut

  /// What an app is told, where it is of any concern.
  init?(_ event: JSONValue) {
    switch event["event"]?.string {
    case "emitted": self = .pressed(event["name"]?.string ?? "")
    case "selected": self = .selected(event["index"]?.integer ?? -1)
    case "home", "ended": self = .left
    default: return nil
    }
  }
}

/// What is done about it.
enum ZenityEffect: Equatable {
  /// Bound values and rows as the protocol of apps has them.
  case set([JSONValue.Member])
  case rows(JSONValue)
  /// Told to the caller while the call goes on.
  case print(String)
  /// Whoever started the call is ended.
  case endParent
  case end(ZenityResult)
}

/// What all screens of calls have.
struct ZenityFrame: Equatable {
  /// Where it stands: at the head of the screen.
  var title: JSONValue
  /// What is said below it.
  var text: String?
  /// `nil` for a screen without; so with the others.
  var ok: String?
  var cancel: String?
  var extra: [String]
  var language: String?

  static let okName = "ok"
  static let cancelName = "cancel"

  /// - Parameters:
  ///   - call: its title, text and labels count.
  ///   - words: those that it leaves out.
  ///   - language: of the texts; `nil` where it is the unit's.
  init(_ call: ZenityCall, _ words: ZenityWords, language: String?) {
    let (title, text) = call.wording
    self.title = .string(title)
    self.text = text
    ok = call.label("ok-label") ?? words.ok
    cancel = call.label("cancel-label") ?? words.cancel
    extra = call.extraLabels
    self.language = language
  }

  /// A scene with this content between text and buttons; `bar` stands at the end of its head.
  func scene(
    _ content: [JSONValue], isDone: JSONValue = true, bar: [JSONValue] = [],
    isCentered: Bool = false
  ) -> String {
    let label = text.map { [Self.label(.string($0), isCentered: isCentered)] } ?? []
    let others = extra.enumerated().map { index, title in
      Self.button(title, "extra-\(index + 1)")
    }
    let ok = ok.map {
      [Self.button($0, Self.okName, [.init("likely", true), .init("enabled", isDone)])]
    }
    let cancel = cancel.map { [Self.button($0, Self.cancelName, [.init("role", "cancel")])] } ?? []
    let screen: JSONValue = [
      "navigation-bar": bar.isEmpty
        ? ["title": title] : ["title": title, "trailing": .array(bar)],
      "content": .array(label + content + (ok ?? []) + others + cancel),
    ]
    let head: [JSONValue.Member] = language.map { [.init("lang", .string($0))] } ?? []
    return JSONValue.object(head + [.init("screen", screen)]).line
  }

  /// A text that is read by itself; `others` say how it is set.
  static func label(
    _ text: JSONValue, isCentered: Bool = true, _ others: [JSONValue.Member] = []
  ) -> JSONValue {
    let own: [JSONValue.Member] = [.init("text", text), .init("message", true)]
    let alignment: [JSONValue.Member] = isCentered ? [.init("alignment", "center")] : []
    return ["label": .object(own + alignment + others)]
  }

  private static func button(
    _ title: String, _ name: String, _ others: [JSONValue.Member] = []
  ) -> JSONValue {
    let own: [JSONValue.Member] = [
      .init("id", .string(name)), .init("title", .string(title)),
      .init("action", ["emit": .string(name)]),
    ]
    return ["button": .object(own + others)]
  }

  /// How an event ends every call that does not take it otherwise.
  func end(_ event: ZenityEvent) -> ZenityResult? {
    switch event {
    case .pressed(Self.cancelName), .left: return ZenityResult(code: 1)
    case .timedOut: return ZenityResult(code: 5)
    case .pressed(let name):
      let index = extra.indices.first { "extra-\($0 + 1)" == name }
      return index.map { ZenityResult(output: extra[$0] + "\n", code: 1) }
    case .selected, .line, .endOfInput: return nil
    }
  }
}
