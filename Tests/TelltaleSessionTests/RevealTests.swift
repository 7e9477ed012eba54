import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The key beside a secret field that shows what it holds.
@Suite struct RevealTests {
  private func hand(isSecure: Bool = true, language: Language = "en") -> Hand {
    var alert = Alert.form()
    alert.fields[0].isSecure = isSecure
    var hand = Hand(alert, language: language, keyboard: .sample)
    hand.tap("f0")
    hand.arm()
    for key in ["a", "b"] { hand.tap(key) }
    return hand
  }

  private func content(_ hand: Hand) -> String? {
    hand.session.placement?.controls.first { $0.name == "f0" }?.label.string
  }

  private func signs(_ hand: Hand) -> [String] {
    hand.picture.compactMap { if case .icon(_, let name, _) = $0 { name } else { nil } }
  }

  @Test func `the eye shows what was typed, and hides it again`() {
    var hand = hand()
    #expect(content(hand) == "••" && signs(hand).contains("eye"))
    hand.tap("reveal")
    #expect(content(hand) == "ab" && signs(hand).contains("eye-off"))
    hand.tap("c")
    #expect(content(hand) == "abc")
    hand.tap("reveal")
    #expect(content(hand) == "•••")
  }

  @Test func `what was shown is hidden when the page is left, and when it comes back`() {
    var hand = hand()
    hand.tap("reveal")
    hand.tap("done")
    hand.arm()
    #expect(content(hand) == "••")
    hand.tap("f0")
    hand.arm()
    #expect(content(hand) == "••")
  }

  @Test func `a field that is no secret has no eye`() {
    let names = hand(isSecure: false).session.placement?.controls.map(\.name) ?? []
    #expect(names.contains("done") && !names.contains("reveal"))
  }

  @Test(arguments: ["en", "ar"] as [Language])
  func `the eye stands at the end of the field, and its ring clear of it`(language: Language)
    throws
  {
    let placement = try #require(hand(language: language).session.placement)
    let field = try #require(placement.controls.first { $0.name == "f0" }).frame
    let eye = try #require(placement.controls.first { $0.name == "reveal" }).frame
    let gap = language == "ar" ? field.x - eye.maxX : eye.x - field.maxX
    #expect(gap >= 2 * placement.focusRing.reach && eye.y == field.y)
    #expect(eye.width == eye.height && eye.width >= 44)
  }

  @Test func `what is copied stays a secret while it is shown`() {
    var hand = hand()
    hand.tap("reveal")
    hand.key(30, held: [29])
    hand.key(46, held: [29])
    hand.key(107)
    hand.key(47, held: [29])
    #expect(content(hand) == "ab")
  }
}
