import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct FieldKeyboardTests {
  private func alert(_ keyboard: FieldKeyboard) -> Alert {
    var alert = Alert.form()
    alert.fields[0].keyboard = keyboard
    return alert
  }

  private func type(_ text: String, with hand: inout Hand) {
    for character in text { hand.key(240, text: String(character)) }
  }

  @Test func `a field of numbers takes digits, says what it takes, and keeps what stands there`() {
    var hand = Hand(alert(.number))
    type("1a2", with: &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["12"]])
    #expect(hand.events == [.refused(AppRefusal("this field takes digits only"))])
  }

  @Test(arguments: [
    (FieldKeyboard.text, "a1+,"), (.number, "1"), (.decimal, "1,"), (.phone, "1+,"),
  ])
  func `each kind takes its own`(keyboard: FieldKeyboard, taken: String) {
    var hand = Hand(alert(keyboard))
    type("a1+,", with: &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [[taken]])
  }

  @Test func `digits of other writings are digits`() {
    #expect(FieldKeyboard.number.takes("٣۴५"))
    #expect(!FieldKeyboard.number.takes("½"))
  }

  @Test func `what is pasted is taken whole or not at all`() {
    var hand = Hand(alert(.number))
    #expect(FieldKeyboard.number.takes(""))
    type("12", with: &hand)
    hand.key(30, held: [29])
    hand.key(46, held: [29])
    hand.key(107)
    hand.key(47, held: [29])
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["1212"]])
  }

  @Test(arguments: [FieldKeyboard.number, .decimal, .phone])
  func `its keys are a pad of digits, without shift`(keyboard: FieldKeyboard) throws {
    var hand = Hand(alert(keyboard), keyboard: .sample)
    hand.tap("f0")
    hand.arm()
    let names = try #require(hand.session.placement).controls.map(\.name)
    for digit in 0...9 { #expect(names.contains("\(digit)")) }
    #expect(!names.contains("q") && !names.contains("shift"))
    for key in ["4", "2", "delete", "1"] { hand.tap(key) }
    hand.tap("done")
    hand.arm()
    hand.tap("save")
    #expect(hand.answers.map(\.fields) == [["41"]])
  }

  @Test func `every sign of a telephone number has a key on one of its pages`() throws {
    let pad = try #require(FieldKeyboard.phone.pad)
    let keys = Set(pad.pages.flatMap(\.rows).joined().map(\.plain))
    #expect(Set("0123456789+*#()-./,;".map { String($0) }).isSubset(of: keys))
    #expect(keys.allSatisfy(FieldKeyboard.phone.takes))
    for keyboard in [FieldKeyboard.number, .decimal] {
      let keys = try #require(keyboard.pad).pages.flatMap(\.rows).joined().map(\.plain)
      #expect(keys.allSatisfy(keyboard.takes))
    }
  }

  @Test(arguments: [(200, 200), (320, 480), (800, 480), (1920, 720)])
  func `all keys of a pad stand on the screen, digits in rows of three`(width: Int, height: Int)
    throws
  {
    var hand = Hand(
      alert(.number), keyboard: .sample, size: .init(width: width, height: height))
    hand.tap("f0")
    hand.arm()
    let placement = try #require(hand.session.placement)
    guard placement.areas.isEmpty else { return }
    let one = try #require(placement.controls.first { $0.name == "1" })
    let three = try #require(placement.controls.first { $0.name == "3" })
    let four = try #require(placement.controls.first { $0.name == "4" })
    #expect(
      one.frame.y == three.frame.y && four.frame.y > one.frame.y && four.frame.x == one.frame.x)
    let screen = PixelRect(placement.size)
    for control in placement.controls {
      #expect(control.frame.intersection(screen) == control.frame, "\(control.name)")
    }
  }

  @Test func `a plate is typed in capitals, on one page with its digits`() throws {
    var hand = Hand(alert(.plate), keyboard: .sample)
    hand.tap("f0")
    hand.arm()
    let names = try #require(hand.session.placement).controls.map(\.name)
    #expect(names.contains("Q") && names.contains("7") && names.contains("-"))
    #expect(!names.contains("q") && !names.contains("shift") && !names.contains("page"))
    for key in ["B", "-", "K", "space", "4", "2"] { hand.tap(key) }
    hand.tap("done")
    hand.arm()
    hand.tap("save")
    #expect(hand.answers.map(\.fields) == [["B-K 42"]])
  }

  @Test
  func `what is typed small for a plate stands there in capitals, and what none has is refused`() {
    var hand = Hand(alert(.plate))
    type("b-mü 7!", with: &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["B-MÜ 7"]])
    #expect(
      hand.events == [
        .refused(AppRefusal("this field takes letters, digits, spaces and hyphens only"))
      ])
  }
}
