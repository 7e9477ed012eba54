import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Elements that the application hides and shows again.
@Suite struct HiddenTests {
  private static let scene = """
    start: main
    screens:
      main:
        navigation-bar: {title: Pay}
        content:
          - hidden: {bind: paid}
            button: {id: pay, title: Pay, action: {emit: pay}}
          - button: {id: other, title: Other, action: {emit: other}}
          - hidden: {bind: unpaid, hidden: true}
            column:
              content:
                - label: {text: Thank You, message: true}
                - {hidden: true, label: {text: Never, message: true}}
          - button: {id: last, title: Last, action: {emit: last}}
    """

  private func hand() throws -> Hand { try BarScenes.hand(Self.scene, on: "kiosk") }

  private func names(_ hand: Hand) -> [String] {
    hand.session.meaning(in: hand.environment).all.map(\.name)
  }

  private func frame(_ hand: Hand, _ name: String) throws -> PixelRect {
    try #require(hand.session.glass.frame(ofControl: name))
  }

  @Test func `what is hidden takes no room and is nothing to people`() throws {
    var hand = try hand()
    #expect(!names(hand).contains("Thank You") && !names(hand).contains("Never"))
    let (other, last) = (try frame(hand, "other"), try frame(hand, "last"))
    let pay = try frame(hand, "pay")
    hand.tell(.flag("paid", true))
    #expect(try frame(hand, "other").y == pay.y)
    #expect(try frame(hand, "last").y - frame(hand, "other").y == last.y - other.y)
    #expect(hand.session.glass.frame(ofControl: "pay") == nil)
    hand.tell(.flag("unpaid", false))
    #expect(names(hand).contains("Thank You") && !names(hand).contains("Never"))
    #expect(try frame(hand, "last").y - frame(hand, "other").y > last.y - other.y)
  }

  @Test func `null brings back what the scene says`() throws {
    var hand = try hand()
    let pay = try frame(hand, "pay")
    hand.tell(.flag("paid", true))
    hand.tell(.flag("unpaid", false))
    hand.tell(.flag("paid", nil))
    hand.tell(.flag("unpaid", nil))
    #expect(try frame(hand, "pay") == pay)
    #expect(!names(hand).contains("Thank You"))
  }

  @Test func `the focus goes to what is nearest, and the next push tells why it does nothing`()
    throws
  {
    var hand = try hand()
    hand.turn(to: "pay")
    hand.tell(.flag("paid", true))
    #expect(hand.session.focusedControl == "other")
    hand.push()
    #expect(hand.emitted.isEmpty)
    #expect(hand.events.contains(.ignored(control: "other", .changed)))
    hand.settle()
    hand.push()
    #expect(hand.emitted == ["other"])
  }

  @Test func `a press under way on what goes comes to nothing`() throws {
    var hand = try hand()
    let frame = try frame(hand, "pay")
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(60)
    hand.tell(.flag("paid", true))
    hand.wait(60)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.emitted.isEmpty)
    #expect(hand.events.contains(.ignored(control: "pay", .changed)))
  }

  @Test func `a finger that comes too late presses nothing that came to the place`() throws {
    var hand = try hand()
    let frame = try frame(hand, "pay")
    hand.tell(.flag("paid", true))
    hand.tap(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(hand.emitted.isEmpty)
    hand.wait(1000)
    hand.tap(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(hand.emitted == ["other"])
  }
}
