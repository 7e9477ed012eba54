import TelltaleSyntax

/// `--scale`: a number between two others, moved between them, or set by steps where the screen or the steps do not allow
/// that.
struct ZenityScale: ZenityApp {
  private let frame: ZenityFrame
  private let range: ClosedRange<Int>
  private let steps: [Step]
  /// From one number to the next on a slider; `nil` where there is none.
  private let stride: Int?
  private let about: String
  private let printsEach: Bool
  private let hidesValue: Bool
  private var value: Int

  /// A key that changes the number.
  private struct Step: Equatable, Sendable {
    var title: String
    var change: @Sendable (Int) -> Int

    static func == (one: Step, other: Step) -> Bool { one.title == other.title }
  }

  /// - Throws: ``ZenityRefusal`` in zenity's words for numbers that do not fit together.
  init(_ call: ZenityCall, _ context: ZenityContext) throws(ZenityRefusal) {
    func number(_ name: String, _ usual: Int) -> Int {
      call.value(name).flatMap(ZenityWord.number) ?? usual
    }
    let (least, most) = (number("min-value", 0), number("max-value", 100))
    guard least < most else {
      throw ZenityRefusal(message: "Maximum value must be greater than minimum value.")
    }
    value = number("value", 0)
    guard (least...most).contains(value) else {
      throw ZenityRefusal(message: "Value out of range.")
    }
    var frame = ZenityFrame(call, context)
    frame.isCentered = true
    self.frame = frame
    range = least...most
    printsEach = call.flags.contains("print-partial")
    hidesValue = call.flags.contains("hide-value")
    let step = max(1, number("step", 1))
    steps = Self.steps(range, by: step)
    let fits = (most - least) % step == 0 && (value - least) % step == 0
    let isShort = (most - least) / step <= 1000 && [least, most].allSatisfy { abs($0) < 1_000_000 }
    stride = context.screen.hasSliders && fits && isShort ? step : nil
    about = call.wording(context.words).title
  }

  /// Both ends, and steps of two sizes between them.
  private static func steps(_ range: ClosedRange<Int>, by step: Int) -> [Step] {
    let (least, most) = (range.lowerBound, range.upperBound)
    let sizes = step * 10 < most - least ? [step * 10, step] : [step]
    func by(_ change: Int) -> Step {
      Step(title: change < 0 ? "−\(-change)" : "+\(change)") { min(max($0 + change, least), most) }
    }
    return [Step(title: "\(least)") { _ in least }] + sizes.map { by(-$0) }
      + sizes.reversed().map { by($0) } + [Step(title: "\(most)") { _ in most }]
  }

  private static let name = "value"
  private static let slider = "scale"

  var scene: String {
    let number = ZenityFrame.label(
      ["bind": .string(Self.name), "text": .string("\(value)")],
      [.init("weight", "semibold"), .init("size", 34)])
    return frame.scene((hidesValue ? [] : [number]) + [control])
  }

  private var control: JSONValue {
    if let stride {
      return [
        "slider": [
          "id": .string(Self.slider), "about": .string(about), "value": .integer(value),
          "from": .integer(range.lowerBound), "to": .integer(range.upperBound),
          "step": .integer(stride),
        ]
      ]
    }
    let keys = steps.enumerated().map { index, step -> JSONValue in
      [
        "id": .string("step-\(index + 1)"), "title": .string(step.title), "border": true,
        "action": ["emit": .string("step-\(index + 1)")],
      ]
    }
    return ["keypad": ["keys": .array(keys)]]
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    if case .pressed(let name) = event,
      let step = steps.indices.first(where: { "step-\($0 + 1)" == name })
    {
      return set(steps[step].change(value))
    }
    switch event {
    case .adjusted(Self.slider, to: let text): return set(Int(text) ?? value)
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(output: "\(value)\n", code: 0))]
    // What it came to is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: "\(value)\n", code: 5))]
    default: return frame.end(event)
    }
  }

  private mutating func set(_ next: Int) -> [ZenityEffect] {
    guard next != value else { return [] }
    value = next
    let shown: [ZenityEffect] =
      hidesValue ? [] : [.set([.init(Self.name, .string("\(value)"))])]
    return shown + (printsEach ? [.print("\(value)\n")] : [])
  }
}
