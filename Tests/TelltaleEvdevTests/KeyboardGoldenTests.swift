import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// What every key types, and which keys stand on the screen, layout by layout, compared with what was
/// approved (for Debian's xkb-data). `tools/goldens` writes it anew.
@Suite struct KeyboardGoldenTests {
  private static let layouts = [
    "us", "us(intl)", "gb", "de", "fr", "ch(fr)", "es", "it", "pl", "cz", "tr", "gr", "ru", "il",
    "ara", "in", "th", "jp", "kr",
  ]

  private static let modifiers: [(String, [UInt16])] = [
    ("alone", []), ("shift", [42]), ("altgr", [100]), ("both", [54, 100]),
  ]

  /// Shift, the right Alt key, Caps Lock and dead keys are tried with every key that has a place.
  @Test func `every key types what it was approved to`() throws {
    var text = ""
    for name in Self.layouts {
      for (words, held) in Self.modifiers {
        let keys = KeyText(layout: name)
        for code in held { _ = keys.press(code, isRepeat: false) }
        var typed: [String] = []
        // Num Lock would take the digits of its pad away from all that come after it.
        for code in UInt16(1)...100 where code != 69 && !held.contains(code) {
          let one = keys.press(code, isRepeat: false)
          keys.release(code)
          typed.append(one.isEmpty ? "" : "\(code)\(one)")
        }
        text += "\(name) \(words): " + typed.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
      }
    }
    #expect(try Golden.changes(in: "keyboards/keys.txt", text) == [])
  }

  @Test func `every language has the keys on the screen that it was approved to have`() throws {
    let profile = try Platforms.profile("kiosk")
    var text = ""
    let languages = profile.keyboard.layouts.keys.map(\.tag) + ["ja", "zh", "en"]
    for tag in Set(languages).sorted() {
      let language = Language(tag)
      guard let layout = KeyboardLayout(profile.keyboard, language: language) else {
        text += "\(tag): none\n"
        continue
      }
      for page in layout.pages + layout.latin {
        text += "\(tag) \(page.name)\(layout.isLatin ? " latin" : "")\n"
        for row in page.rows {
          let keys = row.map { key in
            key.shifted == key.plain ? key.plain : "\(key.plain)/\(key.shifted)"
          }
          text += "  " + keys.joined(separator: " ") + "\n"
        }
      }
    }
    #expect(try Golden.changes(in: "keyboards/pages.txt", text) == [])
  }
}
