import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// While one thing is held, nothing else is pressed, and nothing else takes it away.
@Suite struct HeldFirstTests {
  /// What else hands do, none of it a way out.
  private static let others: [(name: String, act: @Sendable (inout Hand) -> Void)] = [
    ("Tab", { $0.key(15) }), ("Down", { $0.key(108) }), ("Space", { $0.presses(by: .keys) }),
    ("a turn", { $0.turn(1) }), ("a push", { $0.presses(by: .knob) }),
    ("a click", { $0.presses(by: .pointer) }),
    ("a keyboard that goes", { $0.does(.detached(name: "keyboard"), .keys) }),
    ("a knob that goes", { $0.does(.detached(name: "knob"), .knob) }),
    ("keys of the rim that are lost", { $0.does(.keysCancelled, .touch) }),
  ]

  @Test(arguments: ShownKind.allCases)
  func `a finger goes on to hold what it holds`(front: ShownKind) {
    for other in Self.others {
      var hand = front.armed()
      hand.goesDown(by: .touch)
      hand.wait(40)
      other.act(&hand)
      #expect(hand.emitted.isEmpty, "\(other.name)")
      hand.wait(100)
      hand.comesUp(by: .touch)
      #expect(hand.emitted == ["gone"], "\(other.name)")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a knob goes on to hold what it holds`(front: ShownKind) {
    for other in Self.others where !["a turn", "a push", "a knob that goes"].contains(other.name) {
      var hand = front.armed()
      hand.goesDown(by: .knob)
      hand.wait(40)
      other.act(&hand)
      hand.presses(by: .touch)
      #expect(hand.emitted.isEmpty, "\(other.name)")
      hand.wait(100)
      hand.comesUp(by: .knob)
      #expect(hand.emitted == ["gone"], "\(other.name)")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a knob that is turned while pushed activates nothing, and a push after it does`(
    front: ShownKind
  ) {
    var hand = front.armed()
    hand.goesDown(by: .knob)
    hand.wait(40)
    hand.does(.turned(detents: 1), .knob)
    hand.does(.turned(detents: -1), .knob)
    hand.wait(40)
    hand.comesUp(by: .knob)
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty)
    hand.wait(100)
    for detents in [-1, -1, 1, 1] where hand.session.focusedControl != "go" { hand.turn(detents) }
    hand.presses(by: .knob)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases, [PressKind.keys, .knob])
  func `keys that were lost activate nothing, and the next press does`(
    front: ShownKind, way: PressKind
  ) {
    var hand = front.armed()
    hand.goesDown(by: way)
    hand.wait(40)
    hand.does(.keysCancelled, way == .keys ? .keys : .knob)
    hand.comesUp(by: way)
    #expect(hand.emitted.isEmpty)
    hand.wait(100)
    hand.presses(by: .touch)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a device that went takes what it held with it`(front: ShownKind, way: PressKind) {
    let kinds: [PressKind: InputKind] = [
      .touch: .touch, .pointer: .pointer, .keys: .keys, .knob: .knob,
    ]
    var hand = front.armed()
    hand.goesDown(by: way)
    hand.wait(40)
    hand.does(.detached(name: "device"), kinds[way] ?? .touch)
    hand.wait(2000)
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty && hand.closings.isEmpty)
    hand.presses(by: way == .pointer ? .touch : .pointer)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases, [PressKind.pointer, .keys, .knob])
  func `a touch too short keeps nobody from pressing at once`(front: ShownKind, way: PressKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch)
    hand.wait(10)
    hand.comesUp(by: .touch)
    hand.presses(by: way)
    #expect(hand.emitted == ["gone"])
  }

  @Test func `a touch too short keeps nobody from moving the focus at once`() {
    let names = ["a", "b"]
    let screen = Scene.app([
      (
        "main",
        Screen(
          content: names.map {
            .button(Button(id: $0, title: TextVariants(TextContent($0)), action: .emit($0)))
          })
      )
    ])
    for start in [Hand(screen), Hand(.retry)] {
      var expected = start
      expected.key(15)
      var hand = start
      let frame = hand.session.glass.frame(ofControl: hand.session.focusedControl ?? "") ?? .empty
      let point = PixelPoint(x: frame.midX, y: frame.midY)
      hand.does(.contactDown(contact: 0, at: point), .touch)
      hand.wait(10)
      hand.does(.contactUp(contact: 0, at: point), .touch)
      hand.key(15)
      #expect(hand.session.focusedControl == expected.session.focusedControl)
      #expect(hand.session.focusedControl != start.session.focusedControl)
    }
  }
}
