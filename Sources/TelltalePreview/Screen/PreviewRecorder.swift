import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings

/// Writes down what hands do as a script, with what came of it as expectations.
///
/// Between two actions it waits for as long as the person did; the pause that a script makes by itself is
/// taken off.
package struct PreviewRecorder {
  /// What there is on the screen that a script can expect.
  package struct State: Hashable, Sendable {
    package var screen: String
    package var focus: String?
    /// The id of the question in front, empty where it has none; `nil` where there is none.
    package var alert: String?
  }

  private struct Press {
    var time: Int
    var point: PixelPoint
    var control: String?
    var last: PixelPoint
  }

  /// The lines so far, those of what is not finished left out.
  package private(set) var lines: [String]
  /// What was said to the screen, each line with its time in `at`, for `--updates`.
  package private(set) var said: [String] = []
  private var state: State?
  /// Where the script is by its own reckoning, in milliseconds.
  private var time = 0
  private var fingers: [Int: Press] = [:]
  private var push: Int?
  private var turns: (word: String, count: Int, time: Int)?
  private var typed: (text: String, time: Int)?
  private var isTold = false
  /// What a hand is in the midst of has come to nothing.
  private var isIgnored = false
  /// The line of what a hand did last.
  private var lastAct: Int?

  /// Pixels that a finger may move and still tap.
  private static let slack = 12
  /// Milliseconds after which a touch is a hold.
  private static let held = 400

  /// `heading` are lines that stand before the script.
  package init(heading: [String]) { lines = heading.map { "# \($0)" } }

  /// The whole script, with what is not finished yet.
  package var text: String {
    var finished = self
    finished.flush()
    return finished.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Hands

  /// A hand did something. `control` says which control is under a pixel.
  package mutating func add(_ event: InputEvent, control: (PixelPoint) -> String?) {
    let now = Int(event.time.microseconds / 1000)
    switch event.occurrence {
    case .contactDown(let contact, let point):
      flush()
      fingers[contact] = Press(time: now, point: point, control: control(point), last: point)
      if fingers.count > 1 { tellFurther() }
    case .contactMoved(let contact, let point): fingers[contact]?.last = point
    case .contactUp(let contact, let point):
      if let press = fingers.removeValue(forKey: contact), fingers.isEmpty, !isTold {
        touch(press, to: point, at: now)
      }
      if fingers.isEmpty { isTold = false }
    case .contactCancelled(let contact): fingers[contact] = nil
    case .pointerDown(let point):
      flush()
      fingers[-1] = Press(time: now, point: point, control: control(point), last: point)
    case .pointerUp:
      if let press = fingers.removeValue(forKey: -1) {
        act("click \(Self.target(press))", from: press.time, milliseconds: Self.pressed)
      }
    case .pointerMoved(let point): fingers[-1]?.last = point
    case .turned(let detents):
      turn(event.kind == .knob ? "turn" : nil, by: detents, at: now)
    case .keyDown(let press): keyDown(press, event.kind, at: now)
    case .keyUp: if event.kind == .knob { pushed(at: now) }
    case .keysCancelled, .scanned, .attached, .detached: break
    }
  }

  private static let pressed = ScriptPlayer.pressMilliseconds

  private static func target(_ press: Press) -> String {
    guard let control = press.control, isWord(control) else {
      return "\(press.point.x) \(press.point.y)"
    }
    return control
  }

  /// True for a name that a script can write as it is.
  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty && Int(name) == nil && name.first != "#" && name.first != "\""
      && !name.contains { $0.isWhitespace } && !name.hasSuffix("%")
  }

  private mutating func touch(_ press: Press, to point: PixelPoint, at now: Int) {
    let far = max(abs(point.x - press.point.x), abs(point.y - press.point.y))
    let lasted = now - press.time
    if far > Self.slack {
      act(
        "drag \(press.point.x) \(press.point.y) \(point.x) \(point.y) \(lasted)", from: press.time,
        milliseconds: lasted)
    } else if lasted >= Self.held {
      act("hold \(Self.target(press)) \(lasted)", from: press.time, milliseconds: lasted)
    } else {
      act("tap \(Self.target(press))", from: press.time, milliseconds: Self.pressed)
    }
  }

  private mutating func tellFurther() {
    guard !isTold else { return }
    isTold = true
    lines.append("# several fingers at once are not recorded; write pinch, or finger, by hand")
  }

  private mutating func turn(_ word: String?, by detents: Int, at now: Int) {
    guard let word else { return tellWheel() }
    if let turns, turns.word == word, (turns.count > 0) == (detents > 0) {
      self.turns?.count += detents
    } else {
      flush()
      turns = (word, detents, now)
    }
  }

  private mutating func tellWheel() {
    let line = "# the pointer's wheel is not recorded; write wheel by hand"
    if lines.last != line { lines.append(line) }
  }

  private mutating func keyDown(_ press: KeyPress, _ kind: InputKind, at now: Int) {
    if kind == .knob {
      flush()
      return push = now
    }
    if !press.text.isEmpty, press.text.allSatisfy({ !$0.isNewline }) {
      if typed == nil { flush() }
      typed = ((typed?.text ?? "") + press.text, typed?.time ?? now)
      return
    }
    guard !press.isRepeat, let name = KeyName.name(of: press.code), !Self.isModifier(press.code)
    else { return }
    flush()
    let held = press.held.sorted().compactMap { KeyName.name(of: $0) }.map { $0 + "+" }.joined()
    let words = kind == .remote ? "remote \(name)" : "key \(held)\(name)"
    act(words, from: now, milliseconds: Self.pressed)
  }

  private static func isModifier(_ code: UInt16) -> Bool { EventCode.modifiers.contains(code) }

  private mutating func pushed(at now: Int) {
    guard let start = push else { return }
    push = nil
    let lasted = now - start
    if lasted >= Self.held {
      act("hold-push \(lasted)", from: start, milliseconds: lasted)
    } else {
      act("push", from: start, milliseconds: Self.pressed)
    }
  }

  // MARK: What is around

  /// The vehicle, or the light around, changed.
  package mutating func add(change line: String, at now: Instant) {
    flush()
    act(line, from: Int(now.microseconds / 1000), milliseconds: 0, byHand: false)
  }

  /// What a hand did came to nothing, as it does again where the script's hand does not look first.
  package mutating func noteIgnored() {
    guard fingers.isEmpty, push == nil, turns == nil, typed == nil, let lastAct,
      lastAct == lines.count - 1
    else { return isIgnored = true }
    if !lines[lastAct].hasPrefix(Self.atOnce) { lines[lastAct] = Self.atOnce + lines[lastAct] }
  }

  private static let atOnce = "\(ScriptReader.atOnce) "

  /// Something was said to the screen, by hand or by its program.
  package mutating func add(said line: String, at now: Instant) {
    let members = line.drop { $0 == " " }.dropFirst()
    guard line.drop(while: { $0 == " " }).first == "{" else { return }
    let rest = members.drop { $0 == " " }
    said.append(
      "{\"at\":\(now.microseconds / 1000)\(rest.first == "}" ? "" : ",")\(members)")
  }

  /// What there is now; a change from what there was is expected by the script.
  package mutating func note(_ new: State) {
    defer { state = new }
    guard let old = state, new != old else { return }
    flush()
    if new.screen != old.screen, !new.screen.isEmpty { expect("screen \(new.screen)") }
    if new.alert != old.alert {
      if let alert = new.alert {
        if !alert.isEmpty { expect("alert \(alert)") }
      } else {
        expect("no alert")
      }
    }
    if let focus = new.focus, focus != old.focus, Self.isWord(focus) { expect("focus \(focus)") }
  }

  /// A question was answered: with the id of a button, or how else it ended.
  package mutating func note(answer: String, alert: String?) {
    flush()
    let name = alert.map { $0 + " " } ?? ""
    expect("answered \(name)\(answer)")
  }

  /// The program was told an event, as a line of JSON; what hands bring about is expected.
  package mutating func note(event line: String, of kind: String) {
    guard Self.expected.contains(kind) else { return }
    flush()
    expect("event \(line)")
  }

  private static let expected: Set<String> = ["emitted", "selected", "tab", "scanned"]

  private mutating func expect(_ words: String) { lines.append("await \(words) within 5s") }

  // MARK: Time

  /// Writes what waited to be finished.
  private mutating func flush() {
    if let turns {
      self.turns = nil
      act("\(turns.word) \(turns.count)", from: turns.time, milliseconds: abs(turns.count) * 40)
    }
    if let typed {
      self.typed = nil
      act("type \(typed.text)", from: typed.time, milliseconds: typed.text.count * 60)
    }
  }

  private mutating func act(
    _ words: String, from start: Int, milliseconds: Int, byHand: Bool = true
  ) {
    let gap = start - time
    if gap > 0 { lines.append("wait \(gap)") }
    lines.append(isIgnored && byHand ? Self.atOnce + words : words)
    if byHand { (isIgnored, lastAct) = (false, lines.count - 1) }
    time = max(time, start) + milliseconds + ScriptPlayer.pauseMilliseconds
  }
}
