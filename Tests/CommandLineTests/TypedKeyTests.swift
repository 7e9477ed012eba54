import Foundation
import Testing

/// What keys of scripts and codes of scanners come to, in `play`.
@Suite struct TypedKeyTests {
  private static let app = """
    telltale: 1
    lang: en
    screen:
      navigation-bar: {title: Account}
      content:
        - field: {id: name, placeholder: Name}
        - button: {id: go, title: Go On, action: {emit: go}}

    """

  private func play(_ script: String, layout: String) throws -> Program.Result {
    let folder = try Program.folder([
      "app.yaml": Self.app, "s.script": script,
      "unit.yaml": "extends: kiosk\nkeyboard: {layout: \"\(layout)\"}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try Program.run([
      "play", "\(folder)/app.yaml", "--device", "\(folder)/unit.yaml", "--script",
      "\(folder)/s.script", "--size", "800x600", "--json",
    ])
  }

  @Test(arguments: [
    ("key a\nkey leftshift+b\nkey kp1\nkey space\nkey dot", "us", "aB1 ."),
    ("key-down leftshift\nkey a\nkey-up leftshift\nkey a", "us", "Aa"),
    ("key capslock\nkey a\nkey capslock\nkey a", "us", "Aa"),
    ("key y\nkey apostrophe\nkey rightalt+e", "de", "z\u{e4}\u{20ac}"),
    ("key a\nkey leftalt+leftshift\nkey a\nkey b", "us,ru", "a\u{444}\u{438}"),
    ("key b\nkey backspace\nkey leftctrl+a\nkey b", "ara", "\u{644}\u{627}"),
    ("type Ab\nkey c\ntype \u{e9}", "us", "Abc\u{e9}"),
  ])
  func `a key of a script types into a field what the key of a keyboard does`(
    keys: String, layout: String, typed: String
  ) throws {
    let result = try play(
      "wait 1500\ntap name\n\(keys)\nkey enter\nwait 500\n", layout: layout)
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("\"text\":\"\(typed)\""), "\(result.output)")
  }

  @Test func `a key of a script that nothing can be typed into types nothing and does no harm`()
    throws
  {
    let result = try play("wait 1500\nkey a\nkey tab\nkey enter\nwait 500\n", layout: "us")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
  }
}
