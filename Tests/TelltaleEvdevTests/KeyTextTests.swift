import TelltaleModel
import Testing

@testable import TelltaleEvdev

@Suite("What keys type")
struct KeyTextTests {
  /// The text of keys pressed and released one after another, with some held.
  func type(_ codes: [UInt16], holding held: [UInt16] = [], layout: String = "us") -> [String] {
    let text = KeyText(layout: layout)
    for code in held { _ = text.press(code, isRepeat: false) }
    return codes.map { code in
      defer { text.release(code) }
      return text.press(code, isRepeat: false)
    }
  }

  @Test func followsTheLayout() {
    #expect(type([21, 44, 2, 57]) == ["y", "z", "1", " "])
    #expect(type([21, 44, 26], layout: "de") == ["z", "y", "\u{fc}"])
  }

  @Test func followsTheVariant() throws {
    #expect(type([16, 17, 18], layout: "us(dvorak)") == ["'", ",", "."])
    let keyboard = try #require(KeyboardLayout(xkb: "us(dvorak)"))
    let letters = keyboard.pages[0].rows[0].map(\.plain)
    #expect(letters == ["p", "y", "f", "g", "c", "r", "l"])
    #expect(KeyboardLayout(xkb: "us(nosuch)") == nil)
  }

  @Test func `a key for lam with an alef types the two letters, in every form that it has`() throws
  {
    // On the B of Arabic layouts, with hamza and madda on shifted keys.
    #expect(type([48], layout: "ara") == ["\u{644}\u{627}"])
    let shifted = type(
      Array(16...27) + Array(30...40) + Array(44...53), holding: [42], layout: "ara"
    ).joined().unicodeScalars
    #expect(!shifted.contains { 0xFE70...0xFEFC ~= $0.value })
    for alef in ["\u{622}", "\u{623}", "\u{625}"] {
      #expect(String(shifted).contains("\u{644}" + alef))
    }
    let shown = try #require(KeyboardLayout(xkb: "ara")).pages.flatMap { $0.rows.joined() }
    #expect(shown.contains { $0.plain == "\u{644}\u{627}" })
    #expect(!shown.contains { ($0.plain + $0.shifted).unicodeScalars.contains("\u{FEFB}") })
  }

  @Test func followsShift() {
    #expect(type([30, 2], holding: [42]) == ["A", "!"])
  }

  @Test func aPadOfDigitsTypesWithoutItsLock() {
    #expect(type([71, 80, 82, 83]) == ["7", "2", "0", "."])
    #expect(type([69, 71, 69, 71]) == ["", "", "", "7"], "who presses the lock takes it off")
  }

  @Test func aTelephonesKeysTypeDigits() {
    #expect(type([0x200, 0x209, 0x20a, 0x20b, 0x20c]) == ["0", "9", "*", "#", ""])
  }

  @Test func goesOnToTheNextOfSeveralLayouts() {
    // Alt and Shift, then Meta and Space.
    #expect(type([21], layout: "us,ru") == ["y"])
    let text = KeyText(layout: "us(dvorak),ru")
    func press(_ codes: UInt16...) -> String {
      let typed = codes.map { text.press($0, isRepeat: false) }
      for code in codes.reversed() { text.release(code) }
      return typed.last ?? ""
    }
    #expect(press(16) == "'")
    _ = press(56, 42)
    #expect(press(16) == "\u{439}")
    _ = press(125, 57)
    #expect(press(16) == "'")
    #expect(KeyboardLayout(xkb: "us,nosuch") == nil)
  }

  @Test func isEmptyForKeysThatTypeNothing() {
    #expect(type([28, 15, 14, 1, 103, 158, 172, 352, 767]) == Array(repeating: "", count: 9))
  }

  @Test(arguments: [29, 56, 125] as [UInt16])
  func isEmptyForCommands(modifier: UInt16) {
    #expect(type([52], holding: [modifier]) == [""])
  }

  @Test func repeatsWithoutPressingAgain() {
    let text = KeyText(layout: "us")
    #expect(text.press(30, isRepeat: false) == "a")
    #expect(text.press(30, isRepeat: true) == "a")
    text.release(30)
    #expect(text.press(31, isRepeat: false) == "s")
  }

  @Test func forgetsModifiersOfADeviceThatWent() {
    let text = KeyText(layout: "us")
    _ = text.press(42, isRepeat: false)
    text.releaseAll(of: [42])
    #expect(text.press(30, isRepeat: false) == "a")
  }

  @Test func isEmptyWithoutALayout() {
    let text = KeyText(layout: "no-such-layout")
    #expect(!text.isDecided)
    #expect(text.press(30, isRepeat: false) == "")
    #expect(text.isDecided && !text.load())
  }

  @Test func comesOfTwoKeysWhereTheFirstIsDead() {
    // The acute stands beside Enter, the grave beside 1.
    #expect(type([40, 18, 41, 30], layout: "us(intl)") == ["", "é", "", "à"])
    #expect(type([40, 57, 18], layout: "us(intl)") == ["", "'", "e"])
    #expect(type([40, 40, 18], layout: "us(intl)") == ["", "\u{b4}", "e"])
    #expect(type([40, 45, 18], layout: "us(intl)") == ["", "", "e"], "no such letter")
    #expect(type([40, 28, 18], layout: "us(intl)").last == "e", "Enter ends it")
    #expect(type([16, 40, 17], layout: "us(intl)") == ["q", "", "ẃ"])
  }

  @Test func isCapitalWhileCapsLockIsOn() {
    #expect(type([30, 58, 30, 2, 58, 30]) == ["a", "", "A", "1", "", "a"])
  }

  @Test func holdsAModifierOnceAndOnlyWhilePressed() {
    let text = KeyText(layout: "us")
    #expect(text.press(42, isRepeat: true) == "")
    #expect(text.press(30, isRepeat: false) == "a", "a repeat presses nothing")
    text.release(42)
    for _ in 0..<2 { _ = text.press(42, isRepeat: false) }
    #expect(text.press(31, isRepeat: false) == "S")
    text.release(42)
    #expect(text.press(32, isRepeat: false) == "d", "pressed twice, let go of once")
    text.releaseAll(of: [30, 31, 32, 99])
  }

  @Test func letsGoOfTheKeysThatItIsToldAndOfNoOthers() {
    let text = KeyText(layout: "us")
    for code in [42, 58] as [UInt16] { _ = text.press(code, isRepeat: false) }
    text.releaseAll(of: [58])
    #expect(text.press(2, isRepeat: false) == "!", "Shift is still held")
    text.release(42)
    #expect(text.press(3, isRepeat: false) == "2")
  }

  @Test func isLoadedOnce() {
    let text = KeyText(layout: "us")
    #expect(!text.isDecided)
    #expect(text.load() && text.isDecided && text.load())
    _ = text.press(42, isRepeat: false)
    #expect(text.load())
    #expect(text.press(30, isRepeat: false) == "A", "what is held is not forgotten")
  }
}
