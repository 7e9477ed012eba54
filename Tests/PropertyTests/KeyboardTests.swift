import TelltaleEvdev
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import TelltaleText
import Testing

/// The keyboard on the screen, in all languages that have one, on all platforms that show one.
@Suite(.serialized) struct KeyboardTests {
  private static let shown = Platforms.names.filter { name in
    (try? Platforms.profile(name))?.keyboard.onScreen != .never
  }

  private static func languages(of profile: Profile) -> [Language] {
    ["en", "ja"] + profile.keyboard.layouts.keys.sorted { $0.tag < $1.tag }
  }

  private func hand(_ profile: Profile, _ fonts: FontBook, _ language: Language) throws -> Hand {
    let keyboard = try #require(
      KeyboardLayout(profile.keyboard, language: language), "\(language) has no keyboard")
    let environment = Environment(
      profile: profile, typesetter: fonts, keyboard: keyboard, reducesMotion: true)
    var hand = Hand(environment: environment, size: profile.smallestScreen)
    hand.ask(
      Alert(title: "T", buttons: [AlertButton(title: "OK")], fields: [TextField(id: "field")]),
      language: language)
    hand.arm()
    hand.press("field")
    return hand
  }

  /// The pages that keys lead to, each once.
  private func pages(from hand: Hand) -> [Hand] {
    var pages = [hand]
    for key in ["page", "letters"] {
      for page in pages where page.session.glass.frame(ofControl: key) != nil {
        var next = page
        next.press(key)
        pages.append(next)
      }
    }
    return pages
  }

  @Test(arguments: shown)
  func `every key can be read, and is on the screen or scrolled to`(name: String) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    for language in Self.languages(of: profile) {
      for page in pages(from: try hand(profile, fonts, language)) {
        let placement = try #require(page.session.placement)
        for control in placement.controls where control.id != .field(0) {
          let frame = control.frame
          let room =
            control.scrolls
            ? PixelRect(
              x: 0, y: frame.y, width: placement.size.width, height: frame.height)
            : PixelRect(placement.size)
          #expect(frame.intersection(room) == frame, "\(language) \(control.name) is cut")
          let width = control.label.lines.first?.line.width ?? 0
          #expect(width > 0, "\(language) \(control.name) shows nothing")
          #expect(width <= frame.width, "\(language) \(control.name) is too narrow")
          let request = TextRequest(
            string: control.label.string, language: language, size: 20 * 64, weight: .regular)
          #expect(fonts.missing(in: request).isEmpty, "\(language) \(control.name) has no glyph")
        }
      }
    }
  }

  @Test(arguments: shown)
  func `a knob comes by every key`(name: String) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    for language in ["en", "ar", "ru", "vi"] as [Language] {
      for var page in pages(from: try hand(profile, fonts, language)) {
        let controls = try #require(page.session.placement).controls.map(\.name)
        page.turn(-200)
        for _ in 0..<20 { page.turn(-30) }
        var seen: [String] = []
        for _ in 0...(controls.count + 1) {
          if let focused = page.session.focusedControl { seen.append(focused) }
          page.turn(1)
        }
        #expect(Set(seen) == Set(controls), "\(language)")
      }
    }
  }

  @Test func `Arabic keys stand as on a real keyboard, and Latin ones are one key away`() throws {
    let profile = try Platforms.profile("kiosk")
    let fonts = try FontBook(faces: profile.typography.faces)
    var hand = try hand(profile, fonts, "ar")
    let first = try #require(hand.session.glass.frame(ofControl: "ض"))
    let second = try #require(hand.session.glass.frame(ofControl: "ص"))
    #expect(first.x < second.x)
    #expect(first.y == second.y)
    hand.press("ب")
    hand.press("letters")
    for key in ["a", "page", "shift", "@", "letters", "ت"] { hand.press(key) }
    hand.press("done")
    hand.arm()
    hand.press("OK")
    #expect(hand.answers.map(\.fields) == [["بa@ت"]])
  }
}

extension Hand {
  /// Puts the focus on a control, wherever it is, and pushes the knob.
  fileprivate mutating func press(_ name: String) {
    for _ in 0..<20 { turn(-30) }
    for _ in 0..<150 where session.focusedControl != name { turn(1) }
    push()
    present()
  }
}
