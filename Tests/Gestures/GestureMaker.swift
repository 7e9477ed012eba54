import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport

@testable import TelltaleSession
@testable import TelltaleWalks

/// Hands that press, slip, bounce, rest, hurry and lose events, while the application goes on.
struct GestureMaker {
  var choices: GestureChoices
  var setup: GestureSetup
  /// Kinds of input that the platform has.
  let hands: [InputKind]
  /// Gestures so far, of all hands.
  private(set) var count = 0

  init(_ choices: GestureChoices, _ setup: GestureSetup) {
    (self.choices, self.setup) = (choices, setup)
    hands = setup.edition.hands
  }

  /// Makes the next gesture, or lets something else happen.
  mutating func step() {
    switch choices.below(16) {
    case 0, 1: stranger()
    case 2: setup.wait(choices.one(of: [1, 16, 90, 260, 700, 2500]) ?? 1)
    default: gesture()
    }
  }

  mutating func gesture() {
    count += 1
    switch choices.one(of: hands) {
    case .touch: touch()
    case .pointer: point()
    case .knob: turn()
    case .keys: type()
    case .remote: remote()
    case nil: setup.wait(50)
    }
    if choices.isOne(in: 3) { setup.wait(pause()) }
  }

  mutating func pause() -> Int { choices.one(of: [1, 5, 12, 40, 90, 200, 450]) ?? 1 }

  /// Milliseconds after which an event is handled; hardly ever more than none.
  mutating func late() -> Int {
    choices.isOne(in: 24) ? choices.one(of: [60, 240, 260, 900]) ?? 0 : 0
  }

  // MARK: Fingers

  mutating func touch() {
    switch choices.below(14) {
    case 0: drag(from: place(), to: somewhere())
    case 1: swipe()
    case 2: hold()
    case 3: twoFingers()
    case 4: palm()
    case 5: bounce()
    case 6: lost()
    case 7: rest()
    case 8: interrupted()
    case 9: storm()
    default: tap()
    }
  }

  mutating func tap() {
    let point = place()
    down(1, point)
    setup.wait(choices.one(of: [3, 14, 26, 60, 120, 260]) ?? 60)
    let end = choices.isOne(in: 6) ? near(point) : point
    up(1, end)
  }

  mutating func drag(from start: PixelPoint, to end: PixelPoint) {
    down(1, start)
    for step in 1...4 {
      setup.wait(1 + choices.below(40))
      let point = PixelPoint(
        x: start.x + (end.x - start.x) * step / 4, y: start.y + (end.y - start.y) * step / 4)
      setup.hand(.contactMoved(contact: 1, at: point), .touch)
    }
    // Back to where it began is not what was pressed either.
    if choices.isOne(in: 4) { setup.hand(.contactMoved(contact: 1, at: start), .touch) }
    up(1, choices.isOne(in: 4) ? start : end)
  }

  mutating func swipe() {
    let size = setup.session.size
    let x = choices.below(size.width)
    let (top, bottom) = (size.height / 6, size.height * 5 / 6)
    let isDown = choices.isOne(in: 2)
    drag(
      from: PixelPoint(x: x, y: isDown ? top : bottom),
      to: PixelPoint(x: x, y: isDown ? bottom : top))
  }

  mutating func hold() {
    let point = place()
    down(1, point)
    setup.wait(choices.one(of: [420, 510, 1050, 2300]) ?? 1)
    if choices.isOne(in: 3) { setup.hand(.contactMoved(contact: 1, at: near(point)), .touch) }
    up(1, point)
  }

  mutating func twoFingers() {
    let (one, two) = (place(), place())
    down(1, one)
    setup.wait(choices.one(of: [0, 20, 120, 280, 330]) ?? 0)
    down(2, two)
    setup.wait(pause())
    let isFirst = choices.isOne(in: 2)
    up(isFirst ? 1 : 2, isFirst ? one : two)
    setup.wait(pause())
    up(isFirst ? 2 : 1, isFirst ? two : one)
  }

  mutating func palm() {
    let fingers = (1...(3 + choices.below(3))).map { ($0, place()) }
    for (number, point) in fingers {
      down(number, point)
      setup.wait(choices.below(30))
    }
    setup.wait(pause())
    for (number, point) in fingers.reversed() { up(number, point) }
  }

  mutating func bounce() {
    let point = place()
    for _ in 0...choices.below(3) {
      down(1, point)
      setup.wait(choices.below(14))
      up(1, point)
      setup.wait(choices.one(of: [2, 9, 24, 26, 60]) ?? 2)
    }
    down(1, place())
    setup.wait(pause())
    up(1, point)
  }

  /// The end of it is lost: events were dropped, the panel was pulled out.
  mutating func lost() {
    let point = place()
    down(1, point)
    setup.wait(pause())
    if choices.isOne(in: 2) {
      setup.hand(.contactCancelled(contact: 1), .touch)
    } else {
      setup.hand(.detached(name: "touch"), .touch)
      setup.wait(pause())
      setup.hand(.attached(name: "touch"), .touch)
    }
    setup.wait(choices.one(of: [5, 100, 700]) ?? 5)
    if choices.isOne(in: 2) { tap() }
  }

  /// A thumb lies on the rim, or on a control, while something else is pressed.
  mutating func rest() {
    let thumb = choices.isOne(in: 2) ? PixelPoint(x: 0, y: 0) : place()
    down(7, thumb)
    setup.wait(choices.one(of: [50, 310, 1100]) ?? 50)
    tap()
    if choices.isOne(in: 2) { setup.wait(pause()) }
    up(7, thumb)
  }

  /// Something happens between a press and its end.
  mutating func interrupted() {
    let point = place()
    down(1, point)
    setup.wait(pause())
    stranger()
    if choices.isOne(in: 2) { setup.wait(choices.one(of: [20, 200, 800]) ?? 20) }
    up(1, point)
  }

  mutating func storm() {
    for _ in 0..<24 {
      let point = place()
      down(1, point)
      setup.wait(choices.one(of: [2, 16, 31]) ?? 2)
      up(1, point)
      setup.wait(choices.below(20))
    }
  }

  mutating func down(_ number: Int, _ point: PixelPoint) {
    setup.hand(.contactDown(contact: number, at: point), .touch, late: late())
  }

  mutating func up(_ number: Int, _ point: PixelPoint) {
    setup.hand(.contactUp(contact: number, at: point), .touch, late: late())
  }

  // MARK: Places

  /// Mostly on something that is there.
  mutating func place() -> PixelPoint {
    guard !choices.isOne(in: 5),
      let control = choices.one(of: setup.session.glass.front?.placement.controls ?? [])
    else { return somewhere() }
    let target = control.target.intersection(PixelRect(setup.session.size))
    guard !target.isEmpty else { return somewhere() }
    return PixelPoint(
      x: target.x + choices.below(target.width), y: target.y + choices.below(target.height))
  }

  mutating func somewhere() -> PixelPoint {
    let size = setup.session.size
    return PixelPoint(x: choices.below(size.width), y: choices.below(size.height))
  }

  mutating func near(_ point: PixelPoint) -> PixelPoint {
    let size = setup.session.size
    let (dx, dy) = (choices.below(41) - 20, choices.below(41) - 20)
    return PixelPoint(
      x: min(max(0, point.x + dx), size.width - 1), y: min(max(0, point.y + dy), size.height - 1))
  }
}
