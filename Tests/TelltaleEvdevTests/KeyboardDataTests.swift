import Glibc
import Testing

@testable import TelltaleEvdev

/// What has to be true of any layout, held against many that Debian's xkb-data has.
@Suite struct KeyboardDataTests {
  /// Writings of all directions, with and without cases, with dead keys and without.
  private static let layouts = [
    "us", "us(intl)", "us(dvorak)", "gb", "de", "de(nodeadkeys)", "de(neo)", "fr", "fr(bepo)", "be",
    "ch", "ch(fr)", "es", "latam", "pt", "br", "it", "pl", "cz", "cz(qwerty)", "sk", "hu", "ro",
    "hr",
    "si", "rs", "bg", "ua", "ru", "ru(phonetic)", "by", "gr", "tr", "tr(f)", "se", "no", "dk", "fi",
    "is", "ee", "lv", "lt", "il", "ara", "ir", "in", "in(ben)", "in(tam)", "th", "vn", "jp", "kr",
    "cn",
    "ge", "am", "et", "kh", "la", "mm", "np", "pk",
  ]

  /// 7 8 9, 4 5 6, 1 2 3, 0 of the pad.
  private static let pad: [UInt16] = [71, 72, 73, 75, 76, 77, 79, 80, 81, 82]

  private func type(_ codes: some Sequence<UInt16>, _ text: KeyText) -> [String] {
    codes.map { code in
      let typed = text.press(code, isRepeat: false)
      text.release(code)
      return typed
    }
  }

  @Test(arguments: layouts)
  func `a pad of digits types digits in every layout, without its lock`(layout: String) {
    let typed = type(Self.pad, KeyText(layout: layout))
    let digits = typed.compactMap { $0.unicodeScalars.first?.properties.numericType == .decimal }
    #expect(digits == Array(repeating: true, count: 10), "\(layout): \(typed)")
    let values = typed.compactMap { $0.unicodeScalars.first?.properties.numericValue }
    #expect(values == [7, 8, 9, 4, 5, 6, 1, 2, 3, 0], "\(layout): \(typed)")
  }

  /// Alt with Shift either way round, and Meta with Space.
  private static let switches: [[UInt16]] = [
    [56, 42], [42, 56], [125, 57], [126, 57], [54, 56],
  ]

  @Test(arguments: layouts.filter { !["us", "de(neo)"].contains($0) })
  func `any layout is switched to and left again`(layout: String) {
    let letters = UInt16(16)...25
    let first = type(letters, KeyText(layout: "us"))
    let second = type(letters, KeyText(layout: layout))
    for keys in Self.switches {
      let text = KeyText(layout: "us,\(layout)")
      #expect(type(letters, text) == first)
      for expected in [second, first, second] {
        for key in keys { #expect(text.press(key, isRepeat: false) == "") }
        for key in keys.reversed() { text.release(key) }
        // What a layout has no letter for, it leaves to the one before it.
        let wrong = zip(type(letters, text), expected).filter { $0 != $1 && !$1.isEmpty }
        #expect(wrong.isEmpty, "\(layout) by \(keys)")
      }
      #expect(type(Self.pad, text) == Array("7894561230").map { String($0) }, "\(layout)")
    }
  }

  @Test func `dead keys make letters whatever the locale is called`() throws {
    let cases: [(layout: String, codes: [UInt16], letters: [String])] = [
      ("de", [13, 18], ["", "é"]), ("fr", [26, 16], ["", "â"]), ("es", [26, 30], ["", "à"]),
      ("se", [27, 22], ["", "ü"]), ("br", [40, 30], ["", "ã"]), ("gr", [39, 30], ["", "ά"]),
      ("cz", [13, 18], ["", "é"]), ("us(intl)", [40, 18], ["", "é"]),
    ]
    for locale in ["", "C", "POSIX", "C.UTF-8", "xx_XX.UTF-8", "de_DE", "el_GR.UTF-8", "nonsense"] {
      for (layout, codes, letters) in cases {
        let text = KeyText(layout: layout, locale: locale)
        #expect(type(codes, text) == letters, "\(layout) under \(locale)")
      }
    }
  }

  @Test func `there are layouts, and folders that have them`() {
    #expect(KeyboardData.isInstalled && KeyboardData.has("us,ru") && KeyboardData.has("de(neo)"))
    for name in ["no-such-layout", "us(no-such-variant)", "us,no-such-layout"] {
      #expect(!KeyboardData.has(name), "\(name)")
    }
    #expect(KeyboardData.folders.contains { access("\($0)/rules/evdev.lst", R_OK) == 0 })
  }
}
