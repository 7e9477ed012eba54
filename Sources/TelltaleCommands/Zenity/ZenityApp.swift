import TelltaleSyntax

/// The program behind the screens of a call: hears what happens, and says what is to change and how it ends.
///
/// A value without a clock or descriptors: times come with the events.
protocol ZenityApp: Sendable {
  /// What is shown, as a scene in JSON.
  var scene: String { get }
  /// Whether lines of standard input are for it.
  var readsInput: Bool { get }
  /// Whether it takes more of them now; what it does not take waits where it is.
  var wantsInput: Bool { get }
  /// Whether what it shows comes from there, and not only how it changes.
  var showsInput: Bool { get }

  /// What is set once the screens are there.
  var beginning: [ZenityEffect] { get }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect]
}

extension ZenityApp {
  var readsInput: Bool { false }
  var wantsInput: Bool { readsInput }
  var showsInput: Bool { false }
  var beginning: [ZenityEffect] { [] }
}

/// What happens to a call whose screens are shown.
enum ZenityEvent: Equatable {
  /// A button, by the name that it emits.
  case pressed(String)
  /// A row, by its id and that of its list.
  case selected(String, of: String)
  /// A field or a text view, by its id, and all that stands in it now.
  case typed(String, into: String)
  /// A number that was moved, by the id of what moves it, as text.
  case adjusted(String, to: String)
  /// A switch, by its id.
  case switched(String, on: Bool)
  /// A button of the alert that was asked, by its id; empty where it was cancelled.
  case answered(String)
  /// A line of standard input, and how many milliseconds after the beginning it came.
  case line(String, at: Int)
  /// What came from standard input so far is all that there is for now.
  case pause
  case endOfInput
  /// The person went Home, or the screens are gone.
  case left
  /// The time that the call allows is over.
  case timedOut

  /// What an app is told, where it is of any concern.
  init?(_ event: JSONValue) {
    func text(_ name: String) -> String { event[name]?.string ?? "" }
    switch event["event"]?.string {
    case "emitted": self = .pressed(text("name"))
    case "selected": self = .selected(text("entry"), of: text("list"))
    case "typed": self = .typed(text("text"), into: text("control"))
    case "answered": self = .answered(text("choice"))
    case "adjusted": self = .adjusted(text("control"), to: text("value"))
    case "switched": self = .switched(text("control"), on: event["on"] == true)
    case "home": self = .left
    case "ignored" where event["reason"] == "nowhere": self = .left
    default: return nil
    }
  }
}

/// What is done about it.
enum ZenityEffect: Equatable {
  /// Bound values and rows as the protocol of apps has them.
  case set([JSONValue.Member])
  case rows(JSONValue)
  /// An alert over the screen, in JSON.
  case ask(JSONValue)
  /// Rows at the end of a list, in JSON.
  case append([JSONValue], to: String)
  /// Back to the first screen.
  case back
  /// Told to the caller while the call goes on.
  case print(String)
  /// Told to whoever reads standard error.
  case note(String)
  /// Whoever started the call is ended.
  case endParent
  case end(ZenityResult)
}
