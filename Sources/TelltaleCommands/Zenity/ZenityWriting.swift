import TelltaleSyntax

/// `--text-info --editable`: a text that is changed and comes back.
struct ZenityWriting: ZenityApp {
  private let frame: ZenityFrame
  private var agreement: ZenityAgreement
  private var text: String

  /// - Parameters:
  ///   - call: its labels, and what is to be agreed to.
  ///   - context: what it leaves out.
  ///   - text: what stands there at first.
  /// - Throws: ``ZenityRefusal`` for a text that is longer than what is typed.
  init(_ call: ZenityCall, _ context: ZenityContext, text: String) throws(ZenityRefusal) {
    let shown = PrintedText.shown(text)
    let count = shown.unicodeScalars.count
    guard count <= Limits.textScalars else {
      throw ZenityRefusal(
        message: "the text has \(count) characters; at most \(Limits.textScalars) can be edited")
    }
    frame = ZenityFrame(call, context)
    agreement = ZenityAgreement(call, context)
    self.text = shown
  }

  private static let view = "text"

  var scene: String {
    let view = Self.view(.string(Self.view), text, height: nil)
    return frame.scene([view] + agreement.content, isDone: agreement.isDone)
  }

  /// A text of several lines to be written, on what fields lie on.
  ///
  /// - Parameters:
  ///   - name: its id.
  ///   - text: what stands in it at first.
  ///   - height: points; `nil` for what is left of the screen.
  /// - Returns: The element.
  static func view(_ name: JSONValue, _ text: String, height: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", name), .init("text", .string(text)), .init("editable", true),
      .init("background", "card"), .init("color", "text"),
    ]
    if let height { members.append(.init("height", .integer(height))) }
    return ["text-view": .object(members)]
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    if let effects = agreement.hear(event) { return effects }
    switch event {
    case .typed(let text, into: Self.view):
      self.text = text
      return []
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(output: text, code: 0))]
    // What stands there is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: text, code: 5))]
    default: return frame.end(event)
    }
  }
}
