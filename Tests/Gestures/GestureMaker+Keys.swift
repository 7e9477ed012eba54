import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession
@testable import TelltaleWalks

/// Pointers, knobs, keys and remotes, and what no hand does.
extension GestureMaker {
  // MARK: Pointers

  mutating func point() {
    let start = place()
    setup.hand(.pointerMoved(at: start), .pointer)
    if choices.isOne(in: 5) {
      return setup.hand(.turned(detents: choices.below(7) - 3), .pointer, late: late())
    }
    setup.hand(.pointerDown(at: start), .pointer, late: late())
    setup.wait(pause())
    if choices.isOne(in: 4) { setup.hand(.pointerMoved(at: place()), .pointer) }
    if choices.isOne(in: 8) { setup.wait(700) }
    if choices.isOne(in: 8) { stranger() }
    if choices.isOne(in: 8) {
      setup.hand(.keysCancelled, .pointer)
      return setup.wait(choices.one(of: [5, 700]) ?? 5)
    }
    setup.hand(.pointerUp(at: setup.session.glass.pointer ?? start), .pointer, late: late())
  }

  // MARK: Knobs, keys, remotes

  mutating func turn() {
    if choices.isOne(in: 2) {
      return setup.hand(.turned(detents: choices.below(9) - 4), .knob, late: late())
    }
    press(KeyPress(code: 352), .knob)
  }

  mutating func remote() {
    let codes: [UInt16] = [103, 108, 105, 106, 352, 352, 28, 158, 172]
    press(KeyPress(code: choices.one(of: codes) ?? 352), .remote)
  }

  mutating func type() {
    if choices.isOne(in: 6) { return run(ofKeys: 3 + choices.below(6)) }
    let codes: [UInt16] = [
      103, 108, 105, 106, 15, 15, 15, 28, 28, 57, 57, 57, 1, 158, 14, 111, 96, 107,
    ]
    let code = choices.one(of: codes) ?? 28
    switch choices.below(8) {
    case 0: press(KeyPress(code: 52, held: [125]), .keys)
    case 1: press(KeyPress(code: 15, held: [42]), .keys)
    default: press(KeyPress(code: code, text: code == 57 ? " " : ""), .keys)
    }
  }

  /// Somebody types on, spaces and all.
  mutating func run(ofKeys count: Int) {
    for _ in 0..<count {
      let key =
        choices.isOne(in: 5)
        ? KeyPress(code: 57, text: " ") : KeyPress(code: 30, text: "a")
      setup.hand(.keyDown(key), .keys, late: late())
      setup.wait(choices.one(of: [20, 45, 110]) ?? 20)
      setup.hand(.keyUp(key), .keys)
      setup.wait(choices.one(of: [5, 40, 70]) ?? 5)
    }
  }

  /// A key goes down and comes up, mostly.
  mutating func press(_ key: KeyPress, _ kind: InputKind) {
    setup.hand(.keyDown(key), kind, late: late())
    setup.wait(choices.one(of: [1, 8, 30, 60, 120, 520, 1300]) ?? 30)
    switch choices.below(12) {
    case 0:
      var again = key
      again.isRepeat = true
      for _ in 0..<4 {
        setup.hand(.keyDown(again), kind)
        setup.wait(40)
      }
    case 1: return lose(kind)
    case 2 where kind == .knob: setup.hand(.turned(detents: 1), kind)
    case 3:
      stranger()
      setup.wait(pause())
    default: break
    }
    setup.hand(.keyUp(key), kind, late: late())
    guard choices.isOne(in: 6) else { return }
    // Its contact bounces.
    setup.wait(choices.below(30))
    setup.hand(.keyDown(key), kind)
    setup.wait(choices.below(60))
    setup.hand(.keyUp(key), kind)
  }

  mutating func lose(_ kind: InputKind) {
    if choices.isOne(in: 2) {
      setup.hand(.keysCancelled, kind)
    } else {
      setup.hand(.detached(name: kind.rawValue), kind)
      setup.wait(pause())
      setup.hand(.attached(name: kind.rawValue), kind)
    }
  }

  // MARK: Others

  /// What no hand does: the application, the screen, the clock.
  mutating func stranger() {
    switch choices.below(12) {
    case 0: setup.send(.appearanceChanged(choices.isOne(in: 2) ? .day : .night))
    case 1: setup.send(.textSizeChanged(choices.one(of: [1, 1.3, 2]) ?? 1))
    case 2: resize()
    case 3:
      setup.send(.visibilityChanged(false, at: setup.now))
      setup.wait(pause())
      setup.send(.visibilityChanged(true, at: setup.now))
    case 4, 5: ask()
    default:
      var chance = WalkChance(seed: UInt64(choices.below(60_000)), hands: hands)
      setup.say(chance.update(setup.edition.reader.names, among: []))
    }
  }

  mutating func resize() {
    let size = setup.edition.profile.smallestScreen
    setup.send(
      .resized(choices.isOne(in: 2) ? size : PixelSize(width: size.width + 80, height: size.height))
    )
  }

  /// A question comes, and hands go on around the moment at which it takes input.
  mutating func ask() {
    let hasLimit = choices.isOne(in: 3)
    let limit = hasLimit ? ",\"timeout\":\"5s\"" : ""
    setup.say(
      "{\"ask\":{\"alert\":{\"id\":\"a\(choices.below(4))\",\"title\":\"Faster Route Found\","
        + "\"reason\":\"app-state\"\(limit),\"buttons\":[{\"id\":\"use\",\"title\":\"Use Route\"},"
        + "{\"role\":\"cancel\"}]}}}")
    let guardTime = setup.environment.profile.behaviour.guardMilliseconds
    setup.wait(choices.one(of: [0, 20, 200, guardTime - 5, guardTime + 130, 1500]) ?? 0)
  }
}
