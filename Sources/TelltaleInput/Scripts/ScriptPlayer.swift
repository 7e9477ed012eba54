import TelltaleGraphics
import TelltaleModel

/// The player of a script, on devices of its own, one moment after the other.
///
/// It asks for the place of a control when the control is touched and not before: what is on the screen depends on
/// what was done until then. Between two steps a hand rests for `pauseMilliseconds`.
package struct ScriptPlayer: Hashable, Sendable {
  /// The time that a tap, a push, a click and a key press take, and the pause after each.
  package static let pressMilliseconds = 80
  package static let pauseMilliseconds = 120
  /// The time between two places that a finger that drags tells.
  static let dragStepMilliseconds = 16
  /// The time that `move` takes.
  static let moveMilliseconds = 240

  /// The next thing to happen.
  package enum Output: Hashable, Sendable {
    case event(InputEvent)
    /// A change around the screen.
    case change(ScriptChange)
    /// The picture at this moment is to be saved under this name.
    case saveFrame(String)
    /// The condition has to hold now. The place of the step is for a message that says that it does not.
    case expect(ScriptExpectation, SourceLocation)
    /// The condition has to hold within a time. The caller that waits for it reports by `delay` how long that took.
    case await(ScriptExpectation, milliseconds: Int, SourceLocation)
  }

  private var steps: ArraySlice<ScriptStep>
  private var moments: ArraySlice<Moment> = []
  private var now: Instant
  private let size: PixelSize
  /// The device of a unit's own keys.
  private let buttons: InputKind
  var contact = 0
  /// The finger that was put down and not lifted yet.
  var finger: Finger?
  /// The further fingers that are down, by their numbers.
  var fingers: [Int: Finger] = [:]
  /// The keys that are held down.
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

  /// Plays a script to which steps may be added later.
  ///
  /// - Parameters:
  ///   - steps: The steps that are known.
  ///   - all: All steps, which say which devices the script is done with.
  ///   - size: The size of the screen, in pixels.
  ///   - start: When the first step begins.
  package init(
    _ steps: [ScriptStep], of all: [ScriptStep], on size: PixelSize, from start: Instant
  ) {
    self.steps = steps[...]
    self.size = size
    buttons = Self.buttons(of: all)
    now = start
    skipWaits()
  }

  /// Adds a step after all others. At the end of what was done, its pauses pass at once.
  ///
  /// - Parameter step: The step.
  package mutating func add(_ step: ScriptStep) {
    steps.append(step)
    if moments.isEmpty { skipWaits() }
  }

  /// The step that begins next; `nil` in the midst of a step, and at the end.
  package var nextStep: ScriptStep? { moments.isEmpty ? steps.first : nil }

  /// The place in the script of the step that was begun last.
  package private(set) var place: SourceLocation?

  /// Puts steps before all others, once the one that is under way is done.
  ///
  /// - Parameter more: The steps, in order.
  package mutating func insert(_ more: [ScriptStep]) { steps = more + steps }

  /// Moves all that is still to come to a moment or later.
  ///
  /// - Parameter moment: The earliest time of the next thing; an earlier one than the script's own changes nothing.
  package mutating func wait(until moment: Instant) { now = max(now, moment) }

  /// Moves all that is still to come to a later time.
  ///
  /// - Parameter milliseconds: The time that was lost.
  package mutating func delay(milliseconds: Int) { pass(milliseconds) }

  /// The time at which the next thing happens; `nil` at the end of the script. Never earlier than before.
  package var nextTime: Instant? { moments.first?.time ?? (steps.isEmpty ? nil : now) }

  /// The time at which the script is over, all waits included.
  package var endTime: Instant { max(now, moments.last?.time ?? now) }

  /// Returns what happens at `nextTime`.
  ///
  /// - Parameter frame: Returns the frame of a control at present, in pixels; empty where the control is scrolled out
  ///   of sight, `nil` where it is not on the screen.
  /// - Returns: `nil` at the end.
  /// - Throws: An error at the script's line, where a control is touched and cannot be seen, or a finger or a key is
  ///   not as the step needs it.
  package mutating func advance(
    frame: (_ id: String) -> PixelRect?
  ) throws(ScriptError) -> Output? {
    while moments.isEmpty, let step = steps.popFirst() { try perform(step, frame) }
    let moment = moments.popFirst()
    if moments.isEmpty { skipWaits() }
    return moment?.output
  }

  /// Lets pauses pass at once, so that `nextTime` is when something happens.
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
          "the control \"\(id)\" is scrolled out of sight at this moment; drag its scroll area until it is visible"
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
