import Testing

@testable import TelltaleRuntime

@Suite struct KeyboardNamesTests {
  private static let list = """
    ! model
      pc105           Generic 105-key PC

    ! layout
      us              English (US)
      de              German
      custom          A user-defined custom Layout

    ! variant
      dvorak          us: English (Dvorak)
      dvorak-l        us: English (Dvorak, left-handed)
      nodeadkeys      de: German (no dead keys)

    ! option
      grp:alt_shift_toggle Alt+Shift
    """

  private static let there: Set = ["us", "de", "us(dvorak)", "de(nodeadkeys)", "us,de", "us, de"]

  private let names = KeyboardNames(lists: [list]) { there.contains($0) }

  private func told(_ name: String) -> String {
    names.fault(of: name).map { "\($0.found); \($0.remedy)" } ?? "none"
  }

  @Test(arguments: ["us", "us(dvorak)", "us,de", "us, de"])
  func `what is there has no fault`(name: String) {
    #expect(told(name) == "none")
  }

  @Test func `of what is not there, the nearest name is told`() {
    #expect(told("uss") == #"there is no keyboard layout "uss"; did you mean "us"?"#)
    #expect(told("US") == #"there is no keyboard layout "US"; did you mean "us"?"#)
    #expect(
      told("us,ed") == #"there is no keyboard layout "ed", which "us,ed" names; did you mean "de"?"#
    )
    #expect(told("us,").hasPrefix(#"there is no keyboard layout "", which "us," names; "#))
    #expect(told("zzzz").hasSuffix("xkb's rules/evdev.lst lists them"))
    #expect(told("pc105").contains("such as us or de"), "a model is no layout")
  }

  @Test func `a variant is looked for among those of its layout`() {
    #expect(
      told("us(dvorka)")
        == #"the keyboard layout "us" has no variant "dvorka"; did you mean "us(dvorak)"?"#)
    #expect(
      told("de(x)") == #"the keyboard layout "de" has no variant "x"; it has: nodeadkeys"#)
    #expect(
      told("us(nodeadkeys)")
        == #"the keyboard layout "us" has no variant "nodeadkeys"; it has: dvorak, dvorak-l"#)
    #expect(told("ux(dvorak)").hasSuffix(#"did you mean "us"?"#))
  }

  @Test func `what xkb would pass over is told`() {
    #expect(
      told("us,de,us,de,us")
        == #""us,de,us,de,us" has 5 keyboard layouts, at most 4 are taken; leave some out"#)
  }

  @Test func `this machine knows its layouts and what is near them`() throws {
    let names = try #require(KeyboardNames())
    for name in ["us", "us,ru", "us, ru", "de(nodeadkeys)", "us(dvorak),ru", "jp", "ch(fr)"] {
      #expect(names.fault(of: name) == nil, "\(name)")
    }
    #expect(names.fault(of: "us,ruu")?.remedy == #"did you mean "ru"?"#)
    #expect(names.fault(of: "us(dvorakk)")?.remedy == #"did you mean "us(dvorak)"?"#)
  }
}
