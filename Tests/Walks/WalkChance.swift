import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport

/// What a person, the application and the clock may do next, by chance.
struct WalkChance {
  var random: Chance
  /// The kinds of input that are there.
  let hands: [InputKind]
  private var rows = 0

  init(seed: UInt64, hands: [InputKind]) {
    random = Chance(seed: seed)
    self.hands = hands
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  mutating func step(_ walker: Walker) -> WalkStep {
    switch below(10) {
    case 0..<2: return .app(update(walker))
    case 2: return .hand("wait \(one(of: [7, 33, 120, 450, 900, 1700]) ?? 1)")
    default: return .hand(hand(walker))
    }
  }

  private mutating func hand(_ walker: Walker) -> String {
    switch one(of: hands) {
    case .touch: return touch(walker)
    case .knob: return knob()
    case .keys: return keys()
    case .remote:
      return "remote \(one(of: ["up", "down", "left", "right", "ok", "enter", "back"]) ?? "ok")"
    case .pointer: return pointer(walker)
    case nil: return "wait 300"
    }
  }

  private mutating func touch(_ walker: Walker) -> String {
    switch below(12) {
    case 0: return "hold \(place(walker)) \(one(of: [10, 25, 450, 1100]) ?? 1)"
    case 1: return "pinch \(somewhere(walker)) \(20 + below(200)) \(20 + below(200)) 200"
    case 2, 3, 4:
      return "drag \(somewhere(walker)) \(somewhere(walker)) "
        + "\(one(of: [60, 150, 400]) ?? 1)"
    case 5: return swipe(walker)
    default: return "tap \(place(walker))"
    }
  }

  /// Along one axis and over most of the display.
  private mutating func swipe(_ walker: Walker) -> String {
    let size = walker.session.size
    let (x, y) = (below(size.width), below(size.height))
    let milliseconds = one(of: [60, 120, 400]) ?? 1
    switch below(4) {
    case 0: return "drag \(x) \(size.height / 5) \(x) \(size.height * 4 / 5) \(milliseconds)"
    case 1: return "drag \(x) \(size.height * 4 / 5) \(x) \(size.height / 5) \(milliseconds)"
    case 2: return "drag \(size.width / 5) \(y) \(size.width * 4 / 5) \(y) \(milliseconds)"
    default: return "drag \(size.width * 4 / 5) \(y) \(size.width / 5) \(y) \(milliseconds)"
    }
  }

  private mutating func knob() -> String {
    switch below(10) {
    case 0: return "hold-push 1200"
    case 1: return "hold-push 300"
    case 2...4: return "push"
    default: return "turn \(one(of: [-20, -3, -1, 1, 1, 2, 5, 20]) ?? 1)"
    }
  }

  private mutating func keys() -> String {
    let names = [
      "up", "down", "down", "left", "right", "tab", "tab", "tab", "shift+tab", "enter", "enter",
      "space", "space", "esc", "back", "pageup", "pagedown", "end", "delete", "backspace",
      "meta+dot",
    ]
    if below(8) == 0 { return "type \(one(of: ["a", "Tom 7", "日本", "ab"]) ?? "a")" }
    return "key \(one(of: names) ?? "tab")"
  }

  private mutating func pointer(_ walker: Walker) -> String {
    below(4) == 0
      ? "wheel \(somewhere(walker)) \(one(of: [-8, -1, 1, 3]) ?? 1)" : "click \(place(walker))"
  }

  /// Mostly on something that is there.
  private mutating func place(_ walker: Walker) -> String {
    guard below(5) > 0, let frame = one(of: walker.targets) else { return somewhere(walker) }
    return "\(frame.midX) \(frame.midY)"
  }

  private mutating func somewhere(_ walker: Walker) -> String {
    "\(below(walker.session.size.width)) \(below(walker.session.size.height))"
  }
}

extension Walker {
  /// Where something can be touched now.
  package var targets: [PixelRect] {
    let screen = PixelRect(session.size)
    if let placement = session.placement {
      return placement.controls.compactMap { session.glass.frame(ofControl: $0.name) }
        .map { $0.intersection(screen) }.filter { !$0.isEmpty }
    }
    return session.screenPlacement?.controls.map { $0.target.intersection(screen) }
      .filter { !$0.isEmpty } ?? []
  }
}
