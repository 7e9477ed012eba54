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
  /// Whether its text and content stand in the middle of the screen.
  var isCentered = false
  private let language: String?
  private let screen: AskedScreen
  /// What stands for a button beside content that has to be wide, by its title; none for a script's own words.
  private let signs: [String: String]

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
    // A decision, and what has little to show beside it, is in words.
    let isWide = ![.question, .progress, .scale].contains(call.mode)
    signs =
      isWide
      ? [words.ok: "check", words.cancel: "close", words.close: "close"] : [:]
  }

  // MARK: The scene

  /// A scene of one screen.
  ///
  /// - Parameters:
  ///   - content: what stands between text and buttons.
  ///   - isDone: whether OK can be pressed.
  ///   - bar: stands at the end of its head.
  /// - Returns: The scene, in JSON.
  func scene(
    _ content: [JSONValue], isDone: JSONValue = true, bar: [JSONValue] = []
  ) -> String {
    JSONValue.object(
      head + [
        .init("screen", screen(content, isDone: isDone, bar: bar))
      ]
    ).line
  }

  /// A scene with further screens, which rows lead to by their names.
  func scene(_ content: [JSONValue], leadingTo others: [JSONValue.Member]) -> String {
    let first = "dialog"
    let own = JSONValue.Member(
      first, screen(content, isDone: true, bar: []))
    return JSONValue.object(
      head + [.init("start", .string(first)), .init("screens", .object([own] + others))]
    ).line
  }

  private var head: [JSONValue.Member] {
    language.map { [.init("lang", .string($0))] } ?? []
  }

  private func screen(
    _ content: [JSONValue], isDone: JSONValue, bar: [JSONValue]
  ) -> JSONValue {
    let labels = (text?.parts ?? []).map {
      Self.label($0.json(screen.shows), isCentered: isCentered)
    }
    var members: [JSONValue.Member] = [
      .init(
        "navigation-bar",
        bar.isEmpty ? ["title": title] : ["title": title, "trailing": .array(bar)]),
      .init("content", .array(labels + content)),
    ]
    if isCentered { members.append(.init("justify", "center")) }
    if let dock = dock(isDone: isDone) { members.append(.init("dock", dock)) }
    return .object(members)
  }

  /// Beside each other at the foot; below each other at the side of a screen that is wide and low, where the foot would
  /// leave a row of a list to be seen. Long words stay at the foot, since they would leave half of the width.
  private func dock(isDone: JSONValue) -> JSONValue? {
    let titles = titles
    guard !titles.isEmpty else { return nil }
    let buttons = titles.map { button($0, isDone: isDone, grows: true) }
    var row: [JSONValue.Member] = [.init("content", .array(buttons))]
    if let width { row.append(.init("column-when", ["narrower-than": .integer(width)])) }
    let isSigned = titles.allSatisfy { signs[$0.title] != nil }
    guard isSigned || longest <= Self.mostBeside || signs.isEmpty else {
      return ["edge": "foot", "content": [["row": .object(row)]]]
    }
    let beside = titles.reversed().map {
      isSigned ? sign($0, isDone: isDone) : button($0, isDone: isDone, grows: false)
    }
    let column: JSONValue = [
      "align": isSigned ? "center" : "stretch", "content": .array(beside),
    ]
    return [
      "edge": "foot", "side-when": Self.low,
      "content": [
        [
          "column": [
            "gap": 0, "align": "stretch",
            "content": [
              ["when": Self.low, "column": column],
              ["when": Self.notLow, "row": .object(row)],
            ],
          ]
        ]
      ],
    ]
  }

  /// Letters of a button that leaves enough beside it.
  private static let mostBeside = 8
  /// Points of height below which a wide screen is low.
  private static let height = 400
  private static let low: JSONValue = ["shorter-than": .integer(height), "shape": "landscape"]
  private static let notLow: JSONValue = [
    ["taller-than": .integer(height)], ["shape": "portrait"],
  ]

  /// A button at the edge.
  private struct Title {
    var title: String
    var name: String
    var isMain: Bool
  }

  /// From Cancel to OK, as far as they are there.
  private var titles: [Title] {
    (cancel.map { [Title(title: $0, name: Self.cancelName, isMain: false)] } ?? [])
      + extra.enumerated().map { Title(title: $1, name: "extra-\($0 + 1)", isMain: false) }
      + (ok.map { [Title(title: $0, name: Self.okName, isMain: true)] } ?? [])
  }

  private func button(_ title: Title, isDone: JSONValue, grows: Bool) -> JSONValue {
    let look: [JSONValue.Member] =
      title.isMain
      ? [.init("likely", true), .init("enabled", isDone)] : [.init("prominence", "tinted")]
    let button = JSONValue.Member("button", .object(Self.members(of: title) + look))
    return .object(grows ? [.init("grow", 1), button] : [button])
  }

  private func sign(_ title: Title, isDone: JSONValue) -> JSONValue {
    let look: [JSONValue.Member] = [
      .init("icon", .string(signs[title.title] ?? "")),
      .init("prominence", title.isMain ? "filled" : "tinted"),
      .init("enabled", title.isMain ? isDone : true),
    ]
    return ["icon-button": .object(Self.members(of: title) + look)]
  }

  private static func members(of title: Title) -> [JSONValue.Member] {
    [
      .init("id", .string(title.name)), .init("title", .string(title.title)),
      .init("action", ["emit": .string(title.name)]),
    ]
  }

  /// Points below which buttons stand under each other: as many as the longest title takes for each; `nil` where they
  /// stand beside each other on any panel.
  private var width: Int? {
    let count = titles.count
    return count * longest > 24 ? count * (longest * 12 + 40) : nil
  }

  /// Letters of the longest title; those of Chinese and its like are as wide as two.
  private var longest: Int {
    titles.map { title in
      title.title.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }.max() ?? 0
  }

  /// A text that is read by itself; `others` say how it is set.
  static func label(
    _ text: JSONValue, isCentered: Bool = true, _ others: [JSONValue.Member] = []
  ) -> JSONValue {
    let own: [JSONValue.Member] = [.init("text", text), .init("message", true)]
    let alignment: [JSONValue.Member] = isCentered ? [.init("alignment", "center")] : []
    return ["label": .object(own + alignment + others)]
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
