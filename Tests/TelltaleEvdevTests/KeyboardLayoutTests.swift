import TelltaleEvdev
import TelltaleModel
import Testing

@Suite("The keyboard on the screen")
struct KeyboardLayoutTests {
  private func keyboard(
    _ name: String, letters: String = ""
  ) throws -> KeyboardLayout {
    try #require(KeyboardLayout(xkb: name, letters: letters))
  }

  private func typed(_ page: KeyboardPage) -> Set<String> {
    Set(page.rows.joined().flatMap { [$0.plain, $0.shifted] })
  }

  @Test func `English has letters in three rows, and digits and signs on a page of their own`()
    throws
  {
    let layout = try keyboard("us")
    #expect(layout.pages.map(\.name) == ["ABC", "123"])
    #expect(layout.pages[0].rows.map(\.count) == [10, 9, 7])
    #expect(layout.pages[1].rows[0].map(\.plain).joined() == "1234567890")
    let signs = typed(layout.pages[1])
    for sign in ["@", ".", "-", "_", "\\", "`", "?", "<", "|"] { #expect(signs.contains(sign)) }
    let all = layout.pages.flatMap(\.rows).joined().map(\.plain)
    #expect(all.count == Set(all).count, "no key is there twice")
    #expect(layout.isLatin)
  }

  @Test func `French digits stand in a row, and its letters have capitals`() throws {
    let layout = try keyboard("fr", letters: "âé")
    #expect(layout.pages[1].rows[0].map(\.plain).joined() == "1234567890")
    let letters = layout.pages[0].rows.joined()
    #expect(letters.contains(KeyCap(plain: "é", shifted: "É")))
    #expect(letters.contains(KeyCap(plain: "â", shifted: "Â")))
    #expect(letters.count { $0.plain == "é" } == 1)
    #expect(
      typed(layout.pages[1]).isSuperset(of: ["%", "&", "@", "?", ".", "€"]),
      "whatever has to be held for it")
    #expect(layout.pages[0].rows.map(\.count) == [10, 11, 11])
    #expect(layout.isLatin)
  }

  @Test func `German has its own letters and every sign`() throws {
    let layout = try keyboard("de")
    let letters = layout.pages[0].rows.joined().map(\.plain)
    #expect(Set(letters).isSuperset(of: ["ä", "ö", "ü", "ß"]))
    #expect(typed(layout.pages[1]).contains("?"), "on a real keyboard it is above a letter")
  }

  @Test func `two letters of one key have two keys`() throws {
    let letters = try keyboard("it").pages[0].rows.joined()
    #expect(letters.contains(KeyCap(plain: "è", shifted: "È")))
    #expect(letters.contains(KeyCap(plain: "é", shifted: "É")))
  }

  @Test func `Russian has all of its letters, and a name of its own`() throws {
    let layout = try keyboard("ru")
    let letters = Set(layout.pages[0].rows.joined().map(\.plain))
    #expect(letters.isSuperset(of: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя".map { String($0) }))
    #expect(layout.pages[0].name == "АБВ")
    #expect(!layout.isLatin)
  }

  @Test func `Arabic has all of its letters and signs, and marks with shift`() throws {
    let layout = try keyboard("ara")
    let letters = layout.pages[0].rows.joined()
    #expect(
      Set(letters.map(\.plain)).isSuperset(
        of: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي".map { String($0) }))
    #expect(letters.contains(KeyCap(plain: "ض", shifted: "\u{64E}")))
    #expect(typed(layout.pages[1]).isSuperset(of: ["؟", "،", "؛", ".", "1"]))
    #expect(layout.pages[0].name == "ءاب")
  }

  @Test func `beside other letters stand Latin ones`() throws {
    var profile = KeyboardProfile(onScreen: .always, keyHeight: 40, keyGap: 4, layout: "us")
    profile.layouts = ["ru": "ru", "de": "de", "xx": "no-such-layout"]
    profile.letters = ["nl": "é"]
    profile.latinLayout = "de"
    var missing: [String] = []
    func layout(_ language: Language) -> KeyboardLayout? {
      KeyboardLayout(profile, language: language) { missing.append("\($0) \($1)") }
    }
    let russian = try #require(layout("ru-RU"))
    #expect(russian.latin == KeyboardLayout(xkb: "de")?.pages)
    #expect(try #require(layout("de")).latin.isEmpty)
    #expect(layout("ja") == KeyboardLayout(xkb: "us"))
    #expect(layout("nl") == KeyboardLayout(xkb: "us", letters: "é"))
    #expect(missing.isEmpty)
    #expect(layout("xx") == nil)
    profile.latinLayout = "no-such-layout"
    #expect(try #require(layout("ru")).latin.isEmpty)
    #expect(missing == ["no-such-layout true", "no-such-layout false"])
  }
}
