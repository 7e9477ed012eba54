import TelltaleSyntax

/// `--progress`: how far something is, as lines of standard input tell it: a number, or `#` and a text.
struct ZenityProgress: ZenityApp {
  private var frame: ZenityFrame
  private let words: ZenityWords
  private let screen: AskedScreen
  private let start: Int
  private let closesItself: Bool
  private let endsParent: Bool
  private let tellsRest: Bool
  /// Nobody knows how far it is: the mark turns.
  private var isTurning: Bool
  /// From 0 to 100.
  private var percentage: Int
  private var isComplete = false

  let readsInput = true

  init(_ call: ZenityCall, _ context: ZenityContext) {
    frame = ZenityFrame(call, context)
    words = context.words
    screen = context.screen
    start = min(max(call.value("percentage").flatMap(ZenityWord.number) ?? 0, 0), 100)
    closesItself = call.flags.contains("auto-close")
    endsParent = call.flags.contains("auto-kill")
    tellsRest = call.flags.contains("time-remaining")
    isTurning = call.flags.contains("pulsate")
    percentage = start
  }

  /// The same with nothing to be pressed.
  var withoutButtons: ZenityProgress {
    var other = self
    (other.frame.ok, other.frame.cancel) = (nil, nil)
    return other
  }

  /// Characters of what goes on.
  private static let most = 1000
  private static let text = "text"
  private static let value = "value"
  private static let rest = "rest"
  private static let known = "known"
  private static let turning = "turning"
  private static let done = "done"

  var scene: String {
    var frame = frame
    var content: [JSONValue] = []
    if let text = frame.text {
      frame.text = nil
      content.append(Self.label(Self.text, ZenityText.cut(text.plain, to: Self.most)))
    } else {
      // What is said is at the head, and changes there.
      frame.title = ["bind": .string(Self.text), "text": frame.title]
    }
    content += [
      [
        "hidden": hiding(Self.known, isTurning),
        "progress": [
          "id": "progress", "about": frame.title, "figure": true,
          "value": ["bind": .string(Self.value), "value": .number(Double(percentage) / 100)],
        ],
      ],
      ["hidden": hiding(Self.turning, !isTurning), "activity-indicator": ["id": "working"]],
    ]
    if tellsRest {
      let label = ZenityFrame.label(["bind": .string(Self.rest), "text": ""])
      content.append(["hidden": hiding(Self.rest, true), "label": label["label"] ?? .null])
    }
    frame.isCentered = true
    return frame.scene(content, isDone: ["bind": .string(Self.done), "enabled": false])
  }

  private static func hiding(_ name: String) -> String { name + ".hidden" }

  /// There as long as there is something to be told.
  private func hiding(_ name: String, _ isHidden: Bool) -> JSONValue {
    ["bind": .string(Self.hiding(name)), "hidden": .bool(isHidden)]
  }

  private static func label(_ name: String, _ text: String) -> JSONValue {
    ZenityFrame.label(["bind": .string(name), "text": .string(text)])
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .line(let line, let time): return read(line, at: time)
    case .endOfInput: return complete()
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(code: 0))]
    case .pressed(ZenityFrame.cancelName), .left:
      return (endsParent ? [.endParent] : []) + [.end(ZenityResult(code: 1))]
    default: return frame.end(event)
    }
  }

  /// What goes on, in a text without marks.
  func telling(_ text: String) -> [ZenityEffect] {
    [.set([.init(Self.text, .string(ZenityText.cut(PrintedText.shown(text), to: Self.most)))])]
  }

  /// What it begins with is set by the same name as what comes later.
  var beginning: [ZenityEffect] { [.set(shownValue)] }

  /// A line as zenity reads it: `#` and a text, `pulsate:true`, or a number; anything else says nothing.
  private mutating func read(_ line: String, at time: Int) -> [ZenityEffect] {
    if line.hasPrefix("#") {
      let text = ZenityText.trimmed(ZenityText.unescaped(String(line.dropFirst()))[...])
      return telling(ZenityText.withoutMarkup(PrintedText.shown(text)))
    }
    if line.hasPrefix("pulsate") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return [] }
      isTurning = ZenityText.trimmed(parts[1]) != "false"
      return [.set(shownValue)]
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return [] }
    percentage = min(Int(digits) ?? 100, 100)
    isTurning = false
    var members = shownValue
    if tellsRest, let rest = rest(at: time) {
      members += [.init(Self.rest, .string(rest)), .init(Self.hiding(Self.rest), false)]
    }
    return percentage == 100 ? [.set(members)] + complete() : [.set(members)]
  }

  private var shownValue: [JSONValue.Member] {
    [
      .init(Self.value, .number(Double(percentage) / 100)),
      .init(Self.hiding(Self.known), .bool(isTurning)),
      .init(Self.hiding(Self.turning), .bool(!isTurning)),
    ]
  }

  private mutating func complete() -> [ZenityEffect] {
    guard !isComplete else { return [] }
    isComplete = true
    if closesItself { return [.end(ZenityResult(code: 0))] }
    isTurning = false
    // Without OK nothing waits for it.
    return [.set(shownValue + (frame.ok == nil ? [] : [.init(Self.done, true)]))]
  }

  /// The rest, where what was done so far took as long as it did.
  private func rest(at time: Int) -> String? {
    guard percentage > start else { return nil }
    let seconds = time * (100 - percentage) / (percentage - start) / 1000
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return
      "\(words.rest): \(digits(seconds / 3600)):\(digits(seconds / 60 % 60)):\(digits(seconds % 60))"
  }
}
