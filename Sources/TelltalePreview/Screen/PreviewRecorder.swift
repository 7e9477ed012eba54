import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings

/// The recorder of a script. It writes down what hands do, and expects what came of it.
///
/// Between two actions the script waits for as long as the person did; the pause that a script makes by itself is
/// taken off.
package struct PreviewRecorder {
  /// The state of the screen, as far as a script can expect it.
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

  /// The lines so far, without those of an action that is not finished.
  package private(set) var lines: [String]
  /// The lines that were said to the screen, each with its time in `at`, for `--updates`.
  package private(set) var said: [String] = []
  private var state: State?
  /// The time of the script by its own reckoning, in milliseconds.
  private var time = 0
  private var fingers: [Int: Press] = [:]
  private var push: Int?
  private var turns: (word: String, count: Int, time: Int)?
  private var typed: (text: String, time: Int)?
  private var isTold = false
  /// True where the action that a hand is in the midst of had no effect.
  private var isIgnored = false
  /// The index of the line of a hand's last action.
  private var lastAct: Int?

  /// The pixels that a finger may move and still tap.
  private static let slack = 12
  /// The milliseconds after which a touch is a hold.
  private static let held = 400

  /// Begins a script.
  ///
  /// - Parameter heading: The lines that stand before the script, as comments.
  package init(heading: [String]) { lines = heading.map { "# \($0)" } }

  /// The whole script, with the action that is not finished yet.
  package var text: String {
    var finished = self
    finished.flush()
    return finished.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Hands

  /// Takes down an act of a hand.
  ///
  /// - Parameters:
  ///   - event: The event, with its time on the screen's clock.
  ///   - control: Returns the name of the control at a pixel; `nil` where no name is certain, so that the pixel is
  ///     written.
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

  /// Returns true for a name that a script can write as it is.
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

  /// Takes down a change of the vehicle, or of the light around.
  ///
  /// - Parameters:
  ///   - line: The change, in the words of a script.
  ///   - now: When it came, on the screen's clock.
  package mutating func add(change line: String, at now: Instant) {
    flush()
    act(line, from: Int(now.microseconds / 1000), milliseconds: 0, byHand: false)
  }

  /// Notes that an act of a hand had no effect. Its line is marked so that the script's hand does not look first
  /// either, and has no effect again.
  package mutating func noteIgnored() {
    guard fingers.isEmpty, push == nil, turns == nil, typed == nil, let lastAct,
      lastAct == lines.count - 1
    else { return isIgnored = true }
    if !lines[lastAct].hasPrefix(Self.atOnce) { lines[lastAct] = Self.atOnce + lines[lastAct] }
  }

  private static let atOnce = "\(ScriptReader.atOnce) "

  /// Takes down a line that was said to the screen, by hand or by its program.
  ///
  /// - Parameters:
  ///   - line: The line; only a JSON object is kept.
  ///   - now: When it was said, on the screen's clock.
  package mutating func add(said line: String, at now: Instant) {
    let members = line.drop { $0 == " " }.dropFirst()
    guard line.drop(while: { $0 == " " }).first == "{" else { return }
    let rest = members.drop { $0 == " " }
    said.append(
      "{\"at\":\(now.microseconds / 1000)\(rest.first == "}" ? "" : ",")\(members)")
  }

  /// Takes down the state of the screen. The script expects what has changed since the last state.
  ///
  /// - Parameter new: The present state.
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

  /// Takes down that a question was answered.
  ///
  /// - Parameters:
  ///   - answer: The id of a button, or the word for another end.
  ///   - alert: The id of the question; `nil` where it has none.
  package mutating func note(answer: String, alert: String?) {
    flush()
    let name = alert.map { $0 + " " } ?? ""
    expect("answered \(name)\(answer)")
  }

  /// Takes down an event that the program was told. The script expects it where a hand brought it about.
  ///
  /// - Parameters:
  ///   - line: The event, as a line of JSON.
  ///   - kind: The kind of the event, as in its member `event`.
  package mutating func note(event line: String, of kind: String) {
    guard Self.expected.contains(kind) else { return }
    flush()
    expect("event \(line)")
  }

  private static let expected: Set<String> = ["emitted", "selected", "tab", "scanned"]

  private mutating func expect(_ words: String) { lines.append("await \(words) within 5s") }

  // MARK: Time

  /// Writes the actions that waited to be finished.
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
