import TelltaleSyntax

/// What all screens of calls have.
struct ZenityFrame: Equatable {
  /// Where it stands: at the head of the screen.
  var title: JSONValue
  /// What is said below it.
  var text: ZenityMarkup?
  /// `nil` for a screen without; so with the others.
  var ok: String?
  var cancel: String?
  /// Titles of buttons beside them, and what each prints.
  private let extra: [String]
  private let printed: [String]
  private let language: String?
  private let screen: AskedScreen

  static let okName = "ok"
  static let cancelName = "cancel"
  /// Whether OK can be pressed.
  static let doneName = "done"

  /// - Parameters:
  ///   - call: its title, text and labels count.
  ///   - context: what it leaves out.
  ///   - wording: what is said; without it, what the call says.
  init(_ call: ZenityCall, _ context: ZenityContext, wording: ZenityCall.Wording? = nil) {
    let wording = wording ?? call.wording(context.words)
    let words = context.words
    title = .string(wording.title)
    text = wording.message
    let isQuestion = call.mode == .question
    ok = call.label("ok-label") ?? (isQuestion ? words.yes : words.ok)
    cancel = call.label("cancel-label") ?? (isQuestion ? words.no : words.cancel)
    if call.mode.tells || call.flags.contains("no-cancel") { cancel = nil }
    if call.flags.contains(ZenityCall.noOK) { ok = nil }
    extra = call.extraLabels
    printed = call.all("extra-button")
    if isQuestion, call.flags.contains("switch"), !extra.isEmpty { (ok, cancel) = (nil, nil) }
    language = context.language
    screen = context.screen
  }

  // MARK: The scene

  /// A scene of one screen.
  ///
  /// - Parameters:
  ///   - content: what stands between text and buttons.
  ///   - isDone: whether OK can be pressed.
  ///   - bar: stands at the end of its head.
  ///   - isCentered: whether the text stands in the middle, as what is shown below it.
  /// - Returns: The scene, in JSON.
  func scene(
    _ content: [JSONValue], isDone: JSONValue = true, bar: [JSONValue] = [],
    isCentered: Bool = false
  ) -> String {
    JSONValue.object(
      head + [
        .init("screen", screen(content, isDone: isDone, bar: bar, isCentered: isCentered))
      ]
    ).line
  }

  /// A scene with further screens, which rows lead to by their names.
  func scene(_ content: [JSONValue], leadingTo others: [JSONValue.Member]) -> String {
    let first = "dialog"
    let own = JSONValue.Member(
      first, screen(content, isDone: true, bar: [], isCentered: false))
    return JSONValue.object(
      head + [.init("start", .string(first)), .init("screens", .object([own] + others))]
    ).line
  }

  private var head: [JSONValue.Member] {
    language.map { [.init("lang", .string($0))] } ?? []
  }

  private func screen(
    _ content: [JSONValue], isDone: JSONValue, bar: [JSONValue], isCentered: Bool
  ) -> JSONValue {
    let label = text.map { [Self.label($0.json(screen.shows), isCentered: isCentered)] } ?? []
    var members: [JSONValue.Member] = [
      .init(
        "navigation-bar",
        bar.isEmpty ? ["title": title] : ["title": title, "trailing": .array(bar)]),
      .init("content", .array(label + content)),
    ]
    let buttons = buttons(isDone: isDone)
    if !buttons.isEmpty {
      var row: [JSONValue.Member] = [.init("content", .array(buttons))]
      if let width { row.append(.init("column-when", ["narrower-than": .integer(width)])) }
      members.append(
        .init("dock", ["edge": "foot", "content": [["row": .object(row)]]]))
    }
    return .object(members)
  }

  private func buttons(isDone: JSONValue) -> [JSONValue] {
    let cancel = cancel.map { Self.button($0, Self.cancelName, [.init("prominence", "tinted")]) }
    let others = extra.enumerated().map { index, title in
      Self.button(title, "extra-\(index + 1)", [.init("prominence", "tinted")])
    }
    let ok = ok.map {
      Self.button($0, Self.okName, [.init("likely", true), .init("enabled", isDone)])
    }
    return (cancel.map { [$0] } ?? []) + others + (ok.map { [$0] } ?? [])
  }

  /// Points below which buttons stand under each other: as many as the longest title takes for each; `nil` where they
  /// stand beside each other on any panel.
  private var width: Int? {
    let titles = [ok, cancel].compactMap(\.self) + extra
    let lengths = titles.map { title in
      title.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }
    let longest = lengths.max() ?? 0
    return titles.count * longest > 24 ? titles.count * (longest * 12 + 40) : nil
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
    _ title: String, _ name: String, _ others: [JSONValue.Member]
  ) -> JSONValue {
    let own: [JSONValue.Member] = [
      .init("id", .string(name)), .init("title", .string(title)),
      .init("action", ["emit": .string(name)]),
    ]
    return ["grow": 1, "button": .object(own + others)]
  }

  // MARK: The end

  /// How an event ends every call that does not take it otherwise.
  func end(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .pressed(Self.cancelName), .left: return [.end(ZenityResult(code: 1))]
    case .timedOut: return [.end(ZenityResult(code: 5))]
    case .pressed(let name):
      let index = extra.indices.first { "extra-\($0 + 1)" == name }
      return index.map { [.end(ZenityResult(output: printed[$0] + "\n", code: 1))] } ?? []
    case .selected, .typed, .adjusted, .switched, .answered, .line, .pause, .endOfInput: return []
    }
  }
}
