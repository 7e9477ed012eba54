import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A press that comes to nothing is told, with its reason.
@Suite struct IgnoredTests {
  private func ignored(_ hand: Hand) -> [String] {
    hand.effects.compactMap { effect in
      guard case .app(.ignored(let control, let reason)) = effect else { return nil }
      return "\(control) \(reason.rawValue)"
    }
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press before the guard is over`(front: ShownKind, way: PressKind) {
    var hand = front.opened()
    hand.present()
    hand.presses(by: way)
    let isAimed = way == .touch || way == .pointer
    #expect(ignored(hand).count == 1 && ignored(hand).first?.hasSuffix(" early") == true)
    #expect(!isAimed || ignored(hand) == ["go early"])
    #expect(hand.emitted.isEmpty)
  }

  @Test(arguments: ShownKind.allCases)
  func `one that comes in late`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch, late: 251)
    #expect(ignored(hand) == ["go late"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a second finger`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch, contact: 0)
    hand.goesDown(by: .touch, contact: 1)
    #expect(ignored(hand) == ["go several"])
    hand.comesUp(by: .touch, contact: 1)
    hand.comesUp(by: .touch, contact: 0)
    #expect(hand.emitted.isEmpty)
  }

  @Test(arguments: ShownKind.questions)
  func `a finger that leaves the control`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 640, y: 2)), .touch)
    #expect(ignored(hand) == ["go left"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a touch that is too short`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch)
    hand.wait(20)
    hand.comesUp(by: .touch)
    hand.wait(500)
    #expect(ignored(hand) == ["go short"])
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press that an alert comes over`(front: ShownKind, way: PressKind) {
    var hand = front.armed()
    hand.goesDown(by: way)
    guard ignored(hand).isEmpty else { return }
    hand.ask(
      Alert(title: "Fuel Low", reason: .critical, buttons: [AlertButton(id: "ok", title: "OK")]))
    #expect(ignored(hand) == ["go changed"])
    hand.comesUp(by: way)
    #expect(ignored(hand) == ["go changed"] && hand.emitted.isEmpty && hand.answers.isEmpty)
  }

  @Test(arguments: PressKind.allCases)
  func `a press that another screen comes under, and one that nobody sees`(way: PressKind) {
    let go = Element.button(Button(id: "go", title: "Go", action: .emit("gone")))
    let scene = Scene(
      root: .screen(Screen(content: [go])), screens: ["next": Screen(content: [go])])
    for (isPushed, reason) in [(true, "changed"), (false, "hidden")] {
      var hand = Hand(scene)
      hand.arm()
      hand.turn(1)
      hand.goesDown(by: way)
      if isPushed {
        hand.tell(.push("next"))
      } else {
        hand.send(.visibilityChanged(false, at: hand.now))
      }
      hand.comesUp(by: way)
      #expect(ignored(hand) == ["go \(reason)"] && hand.emitted.isEmpty)
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `what counts is not told as ignored, nor a touch on nothing`(front: ShownKind) {
    var hand = front.armed()
    hand.does(.contactDown(contact: 3, at: PixelPoint(x: 640, y: 719)), .touch)
    hand.does(.contactUp(contact: 3, at: PixelPoint(x: 640, y: 719)), .touch)
    hand.wait(500)
    let before = ignored(hand).count
    guard hand.answers.isEmpty else { return }
    hand.presses(by: .touch)
    #expect(ignored(hand).count == before)
    #expect(hand.emitted == ["gone"])
  }
}
