import TelltaleScenes
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Editions of an app in other languages have what its program knows.
@Suite struct EditionLintTests {
  private static let english = """
    lang: en
    start: home
    screens:
      home:
        navigation-bar: {title: Tickets}
        content:
          - label: {text: {bind: price, text: No Price}, message: true}
          - button: {id: buy, title: Buy Ticket, action: {emit: buy}}
          - button: {id: far, title: Go On, action: {push: help}}
      help:
        navigation-bar: {title: Help}
        content: [{text-view: {id: words, text: Ask at the desk in the hall.}}]

    """
  private static let german = """
    lang: de
    start: home
    screens:
      home:
        navigation-bar: {title: Fahrkarten}
        content:
          - label: {text: {bind: price, text: Kein Preis}, message: true}
          - button: {id: buy, title: Fahrkarte kaufen, action: {emit: buy}}
          - button: {id: far, title: Weiter, action: {push: help}}
      help:
        navigation-bar: {title: Hilfe}
        content: [{text-view: {id: words, text: Fragen Sie am Schalter in der Halle.}}]

    """

  /// What is said of differences, each with its line.
  private func differences(
    in edition: String, named name: String = "app.de.yaml", of original: String = english
  ) throws -> [String] {
    try Linters.linter(["kiosk"]).lint(
      Array(edition.utf8), name: name,
      of: BundleSource(name: "app.yaml", bytes: Array(original.utf8))
    ).findings.filter { $0.rule == "LINT-EDITION-DIFFERS" }.map {
      "\($0.location.line): \($0.message)"
    }
  }

  @Test func `an edition with other texts alone differs in nothing`() throws {
    #expect(try differences(in: Self.german) == [])
  }

  // LINT-EDITION-DIFFERS
  @Test
  func `names that differ are told where they stand, and those that are missing at their screen`()
    throws
  {
    let edition = Self.german.replacing("bind: price", with: "bind: preis")
      .replacing("emit: buy", with: "emit: kaufen").replacing("id: words", with: "id: worte")
    #expect(
      try differences(in: edition) == [
        "4: the binding \"price\" of app.yaml is missing on the screen \"home\"",
        "4: the event \"buy\" of app.yaml is missing on the screen \"home\"",
        "7: the binding \"preis\" is not in app.yaml on the screen \"home\"",
        "8: the event \"kaufen\" is not in app.yaml on the screen \"home\"",
        "10: the id \"words\" of app.yaml is missing on the screen \"help\"",
        "12: the id \"worte\" is not in app.yaml on the screen \"help\"",
      ])
  }

  @Test func `a screen that is missing, and one too many, are told`() throws {
    let edition = Self.german.replacing("help", with: "hilfe")
    let told = try differences(in: edition)
    #expect(told.contains("3: the screen \"help\" of app.yaml is missing"), "\(told)")
    #expect(told.contains("10: the screen \"hilfe\" is not in app.yaml"), "\(told)")
  }

  @Test(arguments: ["app.old.yaml", "app.ja.yaml", "app.settings.yaml", "other.yaml"])
  func `a file that is no edition is not compared`(name: String) throws {
    #expect(try differences(in: Self.german.replacing("price", with: "preis"), named: name) == [])
  }

  @Test(arguments: [
    ("scenes/app.de.yaml", "scenes/app.yaml", "de"), ("app.zh-Hant.yml", "app.yml", "zh-Hant"),
    ("a.b/app.ja.json", "a.b/app.json", "ja"),
  ])
  func `the name of an edition says its original and its language`(
    path: String, original: String, tag: String
  ) {
    let name = EditionName(path)
    #expect(name?.original == original)
    #expect(name?.tag == tag)
  }

  @Test func `a bundle knows editions, and tells each fault in its own file`() throws {
    let texts = [
      ("app.yaml", Self.english),
      (
        "app.de.yaml",
        Self.german.replacing("Weiter", with: "Weiter.").replacing("price", with: "p")
      ),
    ]
    let files = try Linters.linter(["kiosk"])
      .lint(bundle: texts.map { BundleSource(name: $0, bytes: Array($1.utf8)) })
    #expect(files.map(\.name) == ["app.yaml", "app.de.yaml"])
    #expect(files[0].findings.allSatisfy { !$0.isRefusal }, "\(files[0].findings)")
    let rules = files[1].findings.map { "\($0.location.file):\($0.location.line) \($0.rule ?? "")" }
    #expect(rules.contains("app.de.yaml:9 BUTTON-TITLE-NO-PUNCTUATION"), "\(rules)")
    #expect(rules.filter { $0.hasSuffix("LINT-EDITION-DIFFERS") }.count == 2, "\(rules)")
    #expect(!files[0].findings.contains { $0.rule == "BUTTON-TITLE-NO-PUNCTUATION" })
  }
}
