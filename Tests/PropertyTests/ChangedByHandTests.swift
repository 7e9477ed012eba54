import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import TelltaleWalks
import Testing

/// Each kind of hand by itself changes each value that hands change, wherever a platform shows it and has that hand.
@Suite struct ChangedByHandTests {
  private static let controls = [
    (key: "slider", facts: "about: Heat, value: 20, from: 10, to: 30"),
    (key: "stepper", facts: "about: Heat, value: 20, from: 10, to: 30"),
    (key: "switch", facts: "title: Key Sounds"),
    (
      key: "segmented",
      facts:
        "about: Mode, value: b, options: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}]"
    ),
  ]

  /// The control in a row on a card, so that it is come to through what it stands in.
  private static func scene(_ key: String, _ facts: String) -> String {
    """
    screen:
      content:
        - card:
            content:
              - row:
                  content:
                    - {grow: 1, \(key): {id: it, \(facts)}}
        - button: {id: go, title: Show Map, action: {emit: go}}
    """
  }

  @Test(arguments: Platforms.names)
  func `a value is changed by touch, knob, keys, remote and pointer`(name: String) throws {
    let profile = try Platforms.profile(name)
    let panel = try #require(UsualPanel.named("10.1in"))
    for control in Self.controls where profile.elements.contains(control.key) {
      let app = try WalkApp(
        Self.scene(control.key, control.facts), on: profile, panel: panel)
      for kind in app.editions[0].hands {
        var walker = Walker(app, edition: 0, hands: [kind], size: panel.pixels, moves: false)
        walker.play(.hand("wait 1500"))
        for _ in 0..<12 where !walker.hasChangedSomething {
          for line in walker.tries(kind) { walker.play(.hand(line)) }
        }
        #expect(walker.hasChangedSomething, "\(control.key) on \(name) by \(kind.rawValue)")
        #expect(walker.faults.isEmpty, "\(walker.faults)")
      }
    }
  }
}

extension Walker {
  /// Whether the application was told that a hand has changed a value.
  fileprivate var hasChangedSomething: Bool {
    effects.contains { effect in
      guard case .app(let event) = effect else { return false }
      return switch event {
      case .adjusted, .switched, .chosen: true
      default: false
      }
    }
  }

  /// What somebody does who looks for what can be changed: on to the next control, and there what changes one.
  fileprivate func tries(_ kind: InputKind) -> [String] {
    switch kind {
    case .touch: targets.map { "tap \($0.x + 2) \($0.midY)" }.flatMap { [$0, "wait 600"] }
    case .pointer: targets.map { "click \($0.x + 2) \($0.midY)" }.flatMap { [$0, "wait 600"] }
    case .knob: ["turn 1", "push", "turn 1", "push", "wait 300"]
    case .keys: ["key tab", "key space", "key right", "key left", "wait 300"]
    case .remote:
      ["up", "ok", "right", "ok", "left", "ok", "down"].map { "remote \($0)" } + ["wait 300"]
    }
  }
}
