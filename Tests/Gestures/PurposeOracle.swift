import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// Knows what hands pressed on purpose, by what went down where and what was to be seen then, and nothing
/// of how a session decides it: whatever a session activates has to be among that.
///
/// On purpose is what went down and came up on one and the same thing, by one hand, after that had been on the
/// glass for its guard, in events that were told in time, with nothing lost in between.
struct PurposeOracle {
  /// Something that is down.
  struct Press {
    var time: Instant
    var subject: GestureEyes.Subject
    var target: GestureEyes.Pressed?
    var start: PixelPoint?
    var point: PixelPoint?
    /// Nothing that it goes on to do can be meant for `target`.
    var isDead = false
    /// Contacts bounce in series; how long such a one lasted nobody knows.
    var hasBounced = false
    /// It was held for long enough to mean something, and has.
    var isSpent = false
    var kind: InputKind
    var code: UInt16?
    /// Where it was when it lay still last, and since when.
    var still: (point: PixelPoint, since: Instant)?
  }

  enum Holder: Hashable {
    case contact(DeviceID, Int)
    case pointer(DeviceID)
    case key(DeviceID, UInt16)

    var device: DeviceID {
      switch self {
      case .contact(let device, _), .pointer(let device), .key(let device, _): device
      }
    }
  }

  /// The statement that does not hold, once there is one.
  private(set) var fault: String?
  /// Activations so far, by what hand brought them about.
  private(set) var activations: [String: Int] = [:]
  var down: [Holder: Press] = [:]
  var lifted: [Holder: Instant] = [:]
  /// A touch that ended too soon, and may have bounced.
  private var bounced: (holder: Holder, press: Press, at: Instant)?
  private var sight: SightHistory
  var isVisible = true
  /// What the event that comes next may bring about, and by what.
  var allowed: String?
  var ended: Press?
  /// The event that comes next may change a value along its range.
  var mayAdjust = false
  /// Why what was lifted last means nothing, for a report.
  private var why = ""

  /// - Parameter eyes: what is in front before anything happens.
  init(_ eyes: GestureEyes) { sight = SightHistory(eyes) }

  // MARK: What a hand does

  /// Takes in what is about to be handled, as it is seen by now.
  mutating func expect(_ event: Event, _ eyes: GestureEyes, _ behaviour: BehaviourProfile) {
    (allowed, ended, mayAdjust) = (nil, nil, false)
    switch event {
    case .input(let event, let now): expect(event, now, eyes, behaviour)
    case .elapsed(let now): expectHold(at: now, eyes, behaviour)
    case .visibilityChanged(let isVisible, _):
      self.isVisible = isVisible
      killAll()
    default: break
    }
  }

  private mutating func expect(
    _ event: InputEvent, _ now: Instant, _ eyes: GestureEyes, _ behaviour: BehaviourProfile
  ) {
    let isLate = now.milliseconds(since: event.time) > behaviour.staleEventMilliseconds
    let counts = !isLate && isVisible && sight.isSettled(at: event.time, behaviour)
    switch event.occurrence {
    case .contactDown(let number, let point):
      touch(.contact(event.device, number), event, point, eyes, counts, behaviour)
    case .pointerDown(let point):
      begin(.pointer(event.device), event, point, eyes, counts)
    case .contactMoved(let number, let point):
      move(.contact(event.device, number), to: point, at: event.time, eyes)
      mayAdjust = isDragged(.contact(event.device, number), eyes)
    case .pointerMoved(let point):
      move(.pointer(event.device), to: point, at: event.time, eyes)
      mayAdjust = isDragged(.pointer(event.device), eyes)
    case .contactUp(let number, let point):
      lift(.contact(event.device, number), event, point, eyes, counts, behaviour)
    case .pointerUp(let point): lift(.pointer(event.device), event, point, eyes, counts, behaviour)
    case .contactCancelled(let number): down[.contact(event.device, number)] = nil
    case .keyDown(let key): push(key, event, eyes, counts, isLate, behaviour)
    case .keyUp(let key): release(.key(event.device, key.code), event, eyes, counts)
    case .keysCancelled: down = down.filter { $0.key.device != event.device || isContact($0.key) }
    case .detached:
      down = down.filter { $0.key.device != event.device }
      lifted = lifted.filter { $0.key.device != event.device }
    case .turned:
      mayAdjust = counts && eyes.isFocusSeen
      for (holder, press) in down where press.code != nil && holder.device == event.device {
        down[holder]?.isDead = true
      }
    case .attached, .scanned: break
    }
  }

  /// It went down on purpose on what is still in front.
  private func isDragged(_ holder: Holder, _ eyes: GestureEyes) -> Bool {
    down[holder].map { !$0.isDead && !$0.isSpent && $0.subject == eyes.subject } ?? false
  }

  private func isContact(_ holder: Holder) -> Bool {
    if case .contact = holder { true } else { false }
  }

  private mutating func killAll() { for holder in down.keys { down[holder]?.isDead = true } }

  /// A finger: two that come together mean nothing, and one that is back at once never left.
  private mutating func touch(
    _ holder: Holder, _ event: InputEvent, _ point: PixelPoint, _ eyes: GestureEyes,
    _ counts: Bool, _ behaviour: BehaviourProfile
  ) {
    if let bounced, bounced.holder.device == holder.device, !bounced.press.isDead,
      !bounced.press.isSpent,
      event.time.milliseconds(since: bounced.at) <= behaviour.debounceMilliseconds,
      bounced.press.subject == eyes.subject, bounced.press.target == eyes.control(at: point),
      bounced.press.target != nil || isThere(point, bounced.press.point)
    {
      self.bounced = nil
      down[holder] = bounced.press
      down[holder]?.hasBounced = true
      // What is pulled is pulled from where the finger is.
      if !isThere(point, bounced.press.point) { down[holder]?.start = point }
      return
    }
    let hasBounced =
      bounced.map { event.time.milliseconds(since: $0.at) <= behaviour.debounceMilliseconds }
    bounced = nil
    begin(holder, event, point, eyes, counts)
    down[holder]?.hasBounced = hasBounced == true
    let together = down.filter { other, press in
      other != holder && isContact(other) && other.device == holder.device
        && event.time.milliseconds(since: press.time) < Self.palmMilliseconds
    }
    guard !together.isEmpty else { return }
    for other in together.keys { down[other]?.isDead = true }
    down[holder]?.isDead = true
  }

  private static let palmMilliseconds = 300

  /// What is on nothing is where it was by its place alone.
  private func isThere(_ point: PixelPoint, _ other: PixelPoint?) -> Bool {
    other.map { abs($0.x - point.x) <= Self.tremor && abs($0.y - point.y) <= Self.tremor } ?? false
  }

  private mutating func begin(
    _ holder: Holder, _ event: InputEvent, _ point: PixelPoint, _ eyes: GestureEyes,
    _ counts: Bool
  ) {
    let target = eyes.control(at: point)
    var press = Press(
      time: event.time, subject: eyes.subject, target: target, start: point, point: point,
      kind: event.kind, still: (point, event.time))
    press.isDead = !counts
    // What is pulled need not be what is pressed.
    if !sight.stood(target, at: point, event.time) { press.target = nil }
    down[holder] = press
  }

  private mutating func move(
    _ holder: Holder, to point: PixelPoint, at time: Instant, _ eyes: GestureEyes
  ) {
    guard let press = down[holder] else { return }
    down[holder]?.point = point
    if press.target != eyes.control(at: point) { down[holder]?.target = nil }
  }

  private mutating func lift(
    _ holder: Holder, _ event: InputEvent, _ point: PixelPoint, _ eyes: GestureEyes,
    _ counts: Bool, _ behaviour: BehaviourProfile
  ) {
    guard let press = down.removeValue(forKey: holder) else {
      why = "nothing was down"
      return
    }
    let isSame = press.subject == eyes.subject
    why =
      "in time \(counts), dead \(press.isDead), spent \(press.isSpent), in front \(isSame), "
      + "down since \(press.time), on \(press.target.map { "\($0.id)" } ?? "nothing")"
    let length = event.time.milliseconds(since: press.time)
    let isMeant = counts && !press.isDead && !press.isSpent && isSame
    // A modal that is pulled down goes.
    if isMeant, let start = press.start, let last = press.point,
      last.y - start.y > max(Self.tremor, abs(last.x - start.x))
    {
      ended = press
      allowed = "pull"
    }
    if isContact(holder), press.hasBounced || length < behaviour.minimumTouchMilliseconds {
      bounced = (holder, press, event.time)
      if !press.hasBounced { return }
    }
    guard isMeant, press.target != nil, press.target == eyes.control(at: point) else { return }
    ended = press
    allowed = press.kind.rawValue
  }

  private static let tremor = 8

  // MARK: What came of it

  /// Holds what a session did against what was meant.
  mutating func judge(
    _ effects: [Effect], after event: Event, before: GestureEyes, _ eyes: GestureEyes
  ) {
    sight.see(event, before, eyes)
    if before.subject != eyes.subject { killAll() }
    switch event {
    case .input, .elapsed: break
    default: return
    }
    if let adjusted = effects.first(where: \.isAdjusting), !mayAdjust, allowed == nil {
      fault = "\(adjusted) was not done on purpose: \(why)"
      return
    }
    let deeds = effects.filter(\.isDeed)
    // What follows from a time that has passed is nobody's deed.
    guard let first = deeds.first, !effects.contains(where: \.isTimeOut) else { return }
    guard let allowed else {
      fault = "\(first) was not pressed on purpose: \(why)"
      return
    }
    if allowed == "hold" { for holder in down.keys { down[holder]?.isSpent = true } }
    if case .answer(let answer) = first, answer.outcome == .chosen,
      case .button(let index)? = ended?.target?.id, before.choices.indices.contains(index),
      answer.choice != before.choices[index]
    {
      fault = "\(answer.choice ?? "nothing") was chosen, and \(before.choices[index]) was pressed"
      return
    }
    activations[allowed, default: 0] += 1
  }
}

extension Effect {
  /// Somebody has to have meant it.
  fileprivate var isDeed: Bool {
    switch self {
    case .answer(let answer): answer.outcome == .chosen || answer.outcome == .cancelled
    case .emit, .exitHome: true
    case .app(let event):
      switch event {
      case .activated, .selected, .switched, .chosen, .gesture, .tabSelected, .modalClosed,
        .modalLeft,
        .shown:
        true
      default: false
      }
    default: false
    }
  }

  /// A value went along its range.
  fileprivate var isAdjusting: Bool {
    if case .app(.adjusted) = self { true } else { false }
  }

  fileprivate var isTimeOut: Bool {
    if case .answer(let answer) = self { answer.outcome == .timedOut } else { false }
  }
}
