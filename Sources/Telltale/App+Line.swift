import TelltaleSyntax

extension App.Event {
  /// Reads a line that the unit's service tells of an app's screens; `nil` for one that tells an app nothing that it
  /// would hear of its own screens, or that a later version has brought.
  init?(_ line: JSONValue) {
    guard let name = line["event"]?.string,
      let event = Self.happened(name, line) ?? Self.told(name, line)
    else { return nil }
    self = event
  }

  /// What hands have done.
  private static func happened(_ name: String, _ line: JSONValue) -> Self? {
    func text(_ key: String) -> String { line[key]?.string ?? "" }
    return switch name {
    case "activated": .activated(screen: text("screen"), control: text("control"))
    case "selected":
      .selected(
        screen: text("screen"), list: text("list"), entry: text("entry"),
        index: line["index"]?.integer ?? 0)
    case "gesture":
      .gesture(
        screen: text("screen"), list: text("list"), entry: text("entry"), kind: text("kind"))
    case "adjusted":
      .adjusted(screen: text("screen"), control: text("control"), value: text("value"))
    case "switched":
      .switched(
        screen: text("screen"), control: text("control"), isOn: line["on"]?.bool ?? false)
    case "chosen":
      .chosen(screen: text("screen"), control: text("control"), option: text("option"))
    case "typed": .typed(screen: text("screen"), control: text("control"), text: text("text"))
    case "answered": answered(line)
    case "emitted": .emitted(text("name"))
    case "ignored": .ignored(control: text("control"), reason: text("reason"))
    case "home": .home
    default: nil
    }
  }

  /// What the screens tell by themselves.
  private static func told(_ name: String, _ line: JSONValue) -> Self? {
    func text(_ key: String) -> String { line[key]?.string ?? "" }
    return switch name {
    case "shown": .shown(screen: text("screen"), depth: line["depth"]?.integer ?? 1)
    case "tab": .tab(text("tab"))
    case "wanted": .wanted(source: text("source"))
    case "modal-opened": .modalOpened(text("modal"))
    case "modal-closed":
      .modalClosed(text("modal"), kept: line["kept"]?.bool ?? false, fields: fields(line))
    case "modal-left": .modalLeft(text("modal"), fields: fields(line))
    case "limited":
      .limited(
        screen: text("screen"), control: text("control"), shown: line["shown"]?.integer ?? 0,
        of: line["of"]?.integer ?? 0)
    case "idle": .idle
    case "scanned": .scanned(text("code"))
    case "refused": .refused(text("message"))
    case "display": visible(text("state"))
    case "dropped": .dropped(line["count"]?.integer ?? 0)
    default: nil
    }
  }

  private static func answered(_ line: JSONValue) -> Self? {
    let fields = (line["fields"]?.items ?? []).compactMap(\.string)
    let answer: Answer? =
      switch line["outcome"]?.string {
      case "chosen": .chosen(line["choice"]?.string ?? "", fields: fields)
      case "cancelled": .cancelled
      case "timed-out": .timedOut
      case "withdrawn": .withdrawn
      default: nil
      }
    return answer.map { .answered(alert: line["alert"]?.string, $0) }
  }

  private static func visible(_ state: String) -> Self? {
    switch state {
    case "hidden": .visible(false)
    case "visible": .visible(true)
    default: nil
    }
  }

  private static func fields(_ line: JSONValue) -> [String: String] {
    let members = line["fields"]?.members ?? []
    return Dictionary(members.map { ($0.key, $0.value.string ?? "") }) { _, last in last }
  }
}
