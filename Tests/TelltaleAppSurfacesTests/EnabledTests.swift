import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct EnabledTests {
  private static let scene = """
    start: main
    screens:
      main:
        navigation-bar:
          title: Pay
          trailing: [{id: help, title: Help, enabled: false}]
        content:
          - button:
              id: pay
              title: Pay
              enabled: {bind: can-pay, enabled: false}
              action: {emit: pay}
          - button: {id: other, title: Other, action: {emit: other}}
    """

  private func hand(on name: String = "kiosk") throws -> Hand {
    try BarScenes.hand(Self.scene, on: name)
  }

  private func meaning(_ hand: Hand, _ id: String) -> Meaning? {
    hand.session.meaning(in: hand.environment).all.first { $0.id == id }
  }

  @Test func `a button that is not enabled is seen, told to be disabled, and does nothing`() throws
  {
    var hand = try hand()
    hand.tap("pay")
    #expect(hand.emitted.isEmpty)
    #expect(hand.events.contains(.ignored(control: "pay", .disabled)))
    let pay = try #require(meaning(hand, "pay"))
    #expect(pay.states.contains(.disabled) && pay.actions.isEmpty && pay.name == "Pay")
    #expect(meaning(hand, "help")?.states.contains(.disabled) == true)
    #expect(meaning(hand, "other")?.states.contains(.disabled) == false)
  }

  @Test func `the focus passes over it, and a push on what is beside it is no press of it`() throws
  {
    var hand = try hand()
    var focused: Set<String> = []
    for _ in 0..<6 {
      hand.turn(1)
      focused.insert(hand.session.focusedControl ?? "none")
    }
    #expect(focused == ["other"])
    hand.push()
    #expect(hand.emitted == ["other"])
  }

  @Test func `the application enables it, and takes that back`() throws {
    var hand = try hand()
    hand.tell(.flag("can-pay", true))
    hand.settle()
    hand.tap("pay")
    #expect(hand.emitted == ["pay"])
    #expect(meaning(hand, "pay")?.states.contains(.disabled) == false)
    hand.turn(to: "pay")
    hand.tell(.flag("can-pay", false))
    // The focus goes to what is nearest.
    #expect(hand.session.focusedControl == "other")
    hand.wait(1000)
    hand.tap("pay")
    #expect(hand.emitted == ["pay"])
    hand.tell(.flag("can-pay", nil))
    hand.tap("pay")
    #expect(hand.emitted == ["pay"])
  }

  @Test func `a press that is under way when it goes comes to nothing`() throws {
    var hand = try hand()
    hand.tell(.flag("can-pay", true))
    hand.settle()
    let frame = try #require(hand.session.glass.frame(ofControl: "pay"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(60)
    hand.tell(.flag("can-pay", false))
    hand.wait(60)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.emitted.isEmpty)
    #expect(hand.events.contains(.ignored(control: "pay", .changed)))
  }

  @Test func `what is enabled under a finger is not pressed by it`() throws {
    var hand = try hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "pay"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(60)
    hand.tell(.flag("can-pay", true))
    hand.wait(60)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.emitted.isEmpty)
  }

  @Test(arguments: BarScenes.platforms)
  func `it is drawn fainter, in the same place`(name: String) throws {
    var hand = try hand(on: name)
    let before = try #require(hand.session.screenPlacement)
    #expect(before.disabled.map(\.name) == ["help", "pay"])
    hand.tell(.flag("can-pay", true))
    let after = try #require(hand.session.screenPlacement)
    #expect(after.disabled.map(\.name) == ["help"])
    let pay = try #require(after.controls.first { $0.name == "pay" })
    #expect(before.disabled.contains { $0.name == "pay" && $0.frame == pay.frame })
    func inks(_ placement: Placement) -> [PartInk] {
      placement.parts.filter { $0.control == pay.id }.compactMap {
        if case .text(_, let ink) = $0.shape { ink } else { nil }
      }
    }
    #expect(inks(before) == inks(after).map(PartInk.faint))
    #expect(!inks(before).isEmpty)
  }
}
