import TelltaleGraphics
import TelltaleModel

/// Does what a script says, on devices of its own, one moment after the other.
///
/// Where a control is, is asked when it is touched and not before: what is on the screen depends on
/// what was done until then. Between two steps a hand rests for `pauseMilliseconds`.
package struct ScriptPlayer: Hashable, Sendable {
  /// How long a tap, a push, a click and a key press take, and the pause after each.
  package static let pressMilliseconds = 80
  package static let pauseMilliseconds = 120
  /// A finger that drags tells its place this often.
  static let dragStepMilliseconds = 16
  /// How long `move` takes.
  static let moveMilliseconds = 240

  /// What comes next.
  package enum Output: Hashable, Sendable {
    case event(InputEvent)
    /// This changes around the screen.
    case change(ScriptChange)
    /// The picture at this moment is to be saved under this name.
    case saveFrame(String)
    /// This has to hold now; the step's place is for whoever is told that it does not.
    case expect(ScriptExpectation, SourceLocation)
    /// This has to hold within a time; whoever waits for it says by `delay` how long that took.
    case await(ScriptExpectation, milliseconds: Int, SourceLocation)
  }

  private var steps: ArraySlice<ScriptStep>
  private var moments: ArraySlice<Moment> = []
  private var now: Instant
  private let size: PixelSize
  /// Where a unit's own keys are.
  private let buttons: InputKind
  var contact = 0
  /// Where the finger is that was put down and not lifted yet.
  var finger: Finger?
  /// Further fingers that are down, by their numbers.
  var fingers: [Int: Finger] = [:]
  /// Keys that are held down.
  var keysDown: Set<UInt16> = []

  /// A further finger, and where it is.
  struct Finger: Hashable {
    var contact: Int
    var point: PixelPoint
  }

  private struct Moment: Hashable {
    var time: Instant
    var output: Output
  }

  /// `size` is the screen's, in pixels.
  /// Where steps are added later, `all` says which devices the script is done with.
  package init(
    _ steps: [ScriptStep], of all: [ScriptStep], on size: PixelSize, from start: Instant
  ) {
    self.steps = steps[...]
    self.size = size
    buttons = Self.buttons(of: all)
    now = start
    skipWaits()
  }

  /// One more step after those there are; at the end of what was done, its pauses pass at once.
  package mutating func add(_ step: ScriptStep) {
    steps.append(step)
    if moments.isEmpty { skipWaits() }
  }

  /// What is begun next; `nil` in the midst of a step, and at the end.
  package var nextStep: ScriptStep? { moments.isEmpty ? steps.first : nil }

  /// Where the step stands that was begun last.
  package private(set) var place: SourceLocation?

  /// Steps that come before all others, once the one that is under way is done.
  package mutating func insert(_ more: [ScriptStep]) { steps = more + steps }

  /// All that is still to come comes at that moment or later.
  package mutating func wait(until moment: Instant) { now = max(now, moment) }

  /// All that is still to come comes later by so many milliseconds.
  package mutating func delay(milliseconds: Int) { pass(milliseconds) }

  /// When the next thing happens; at the end of the script, `nil`. Never earlier than before.
  package var nextTime: Instant? { moments.first?.time ?? (steps.isEmpty ? nil : now) }

  /// When the script is over, all waits included.
  package var endTime: Instant { max(now, moments.last?.time ?? now) }

  /// What happens at `nextTime`; `nil` at the end. `frame` says where a control is at present, in
  /// pixels, empty where it is scrolled out of sight; a control that is touched and not to be seen is an
  /// error at the script's line.
  package mutating func advance(
    frame: (_ id: String) -> PixelRect?
  ) throws(ScriptError) -> Output? {
    while moments.isEmpty, let step = steps.popFirst() { try perform(step, frame) }
    let moment = moments.popFirst()
    if moments.isEmpty { skipWaits() }
    return moment?.output
  }

  /// Pauses pass at once, so that `nextTime` is when something happens.
  private mutating func skipWaits() {
    while case .wait(let milliseconds) = steps.first?.action {
      now = now.advanced(byMilliseconds: milliseconds)
      steps.removeFirst()
    }
  }

  private mutating func perform(
    _ step: ScriptStep, _ frame: (String) -> PixelRect?
  ) throws(ScriptError) {
    place = step.location
    switch step.action {
    case .wait(let milliseconds): now = now.advanced(byMilliseconds: milliseconds)
    case .tap(let target):
      touch(try place(target, step, frame), Self.pressMilliseconds)
    case .hold(let target, let milliseconds):
      touch(try place(target, step, frame), milliseconds)
    case .drag(let start, let end, let milliseconds):
      drag(try place(start, step, frame), try place(end, step, frame), milliseconds)
    case .press(let target): put(try place(target, step, frame))
    case .move(let target):
      guard finger != nil else {
        throw ScriptError(step.location, "no finger is down to move; write press before it")
      }
      glide(to: try place(target, step, frame))
    case .release:
      guard finger != nil else {
        throw ScriptError(step.location, "no finger is down to lift; write press before it")
      }
      lift()
    case .turn(let detents): turn(detents)
    case .push(let milliseconds):
      press(.knob, KeyPress(code: 28), for: milliseconds)
      rest()
    case .key(let code, let held): key(code, held)
    case .button(let code):
      press(buttons, KeyPress(code: code), for: Self.pressMilliseconds)
      rest()
    case .type(let text): type(text)
    case .remote(let code):
      press(.remote, KeyPress(code: code), for: Self.pressMilliseconds)
      rest()
    case .click(let target): click(try place(target, step, frame))
    case .wheel(let target, let detents): wheel(try place(target, step, frame), detents)
    case .pinch(let target, let first, let last, let milliseconds):
      pinch(try place(target, step, frame), first, last, milliseconds)
    case .keyDown, .keyUp, .finger, .fingerMove, .fingerUp, .point, .plug, .unplug, .change:
      try performFurther(step, frame)
    case .frame(let name): output(.saveFrame(name))
    case .expect(let expectation): output(.expect(expectation, step.location))
    case .await(let expectation, let limit):
      output(.await(expectation, milliseconds: limit, step.location))
    }
  }

  func place(
    _ target: ScriptStep.Target, _ step: ScriptStep, _ frame: (String) -> PixelRect?
  ) throws(ScriptError) -> PixelPoint {
    switch target {
    case .point(let point): return point
    case .share(let x, let y): return size.place(x: x, y: y)
    case .control(let id):
      guard let rect = frame(id) else {
        throw ScriptError(step.location, "no control \"\(id)\" is on the screen at this moment")
      }
      guard !rect.isEmpty else {
        throw ScriptError(
          step.location,
          "the control \"\(id)\" is scrolled out of sight at this moment; drag what it is in until it is seen"
        )
      }
      return PixelPoint(x: rect.midX, y: rect.midY)
    }
  }

  mutating func add(_ kind: InputKind, _ occurrence: InputEvent.Occurrence) {
    output(.event(Self.event(kind, occurrence, at: now)))
  }

  mutating func output(_ output: Output) {
    moments.append(Moment(time: now, output: output))
  }

  mutating func pass(_ milliseconds: Int) {
    now = now.advanced(byMilliseconds: milliseconds)
  }

  mutating func rest() { pass(Self.pauseMilliseconds) }
}
