import TelltaleScenes
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Files that are one app: each fault in its own file, and what holds for all of it once.
@Suite struct BundleLintTests {
  private static let home = """
    lang: fi
    start: home
    screens:
      home:
        navigation-bar: {title: Koti}
        content:
          - button: {title: Go., action: {push: far}}

    """
  private static let far = """
    lang: fi
    screens:
      far:
        navigation-bar: {title: Kaukana}
        content:
          # telltale:disable-next-line BUTTON-TITLE-NO-PUNCTUATION -- as ordered
          - button: {title: Stop., action: {emit: a}}
          - button: {title: Go., action: {emit: b}}

    """
  private static let clean =
    "lang: fi\nscreens: {near: {navigation-bar: {title: Lähellä}, content: []}}\n"

  private func lint(
    _ texts: [(String, String)], _ profiles: [String] = ["ios"],
    settings: LintSettings = LintSettings()
  ) throws -> [LintedFile] {
    try Linters.linter(profiles, settings: settings)
      .lint(bundle: texts.map { BundleSource(name: $0, bytes: Array($1.utf8)) })
  }

  private static let app = [("home.yaml", home), ("far.yaml", far), ("near.yaml", clean)]

  @Test func `each fault is told in its own file, with its fix and its fingerprint`() throws {
    let files = try lint(Self.app)
    #expect(files.map(\.name) == ["home.yaml", "far.yaml", "near.yaml"])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.app.map(\.1))
    let found = files.map { file in
      file.findings.filter { $0.rule == "BUTTON-TITLE-NO-PUNCTUATION" }
        .map { "\($0.location.file):\($0.location.line)" }
    }
    #expect(found == [["home.yaml:7"], ["far.yaml:8"], []])
    let all = files.flatMap(\.findings)
    #expect(!all.isEmpty && all.allSatisfy { $0.fingerprint.count == 32 && $0.profiles.isEmpty })
    let fixes = all.filter { $0.rule == "BUTTON-TITLE-NO-PUNCTUATION" }.compactMap(\.fix)
    #expect(fixes.count == 2)
    #expect(files[1].all.count > files[1].findings.count)
  }

  @Test func `a language without word lists is told once for all files`() throws {
    let files = try lint(Self.app)
    #expect(files.map { $0.unreadLanguages.map(\.tag) } == [["fi"], [], []])
    #expect(files.allSatisfy { $0.profiles == ["ios"] })
  }

  @Test func `of several profiles the findings name those that they are about`() throws {
    let files = try lint(Self.app, ["ios", "carplay"])
    #expect(files.allSatisfy { $0.profiles == ["ios", "carplay"] })
    let both = files[0].findings.first { $0.rule == "BUTTON-TITLE-NO-PUNCTUATION" }
    #expect(both?.profiles == [])
    let one = files.flatMap(\.findings).filter { !$0.profiles.isEmpty }
    #expect(one.allSatisfy { $0.profiles == ["ios"] || $0.profiles == ["carplay"] })
  }

  @Test func `what a team does not want to hear is left out of all files`() throws {
    var settings = LintSettings()
    settings.ignore = ["BUTTON"]
    let found = try lint(Self.app, settings: settings).flatMap(\.findings)
    #expect(found.allSatisfy { $0.rule?.hasPrefix("BUTTON-") != true })
    #expect(try lint([]).isEmpty)
  }

  @Test func `a file that cannot be read is told in it, and the others are judged`() throws {
    let files = try lint([
      ("home.yaml", Self.home), ("far.yaml", "screens: {"), ("x.yaml", "alert: {}\n"),
    ])
    #expect(files.count == 3)
    #expect(files[1].findings.contains { $0.isRefusal && $0.location.file == "far.yaml" })
    #expect(files[1].findings.allSatisfy { $0.fix == nil })
  }

  /// An app of so many screens, one of which opens alerts by their ids, and so many alerts in files of
  /// their own.
  private static func app(screens: Int, alerts: Int) -> [(String, String)] {
    let names = (1...screens).map { "s\($0)" }
    let rows = names.dropFirst().map { "          - {title: Place \($0), push: \($0)}\n" }.joined()
    let first =
      "  s1:\n    navigation-bar: {title: Places}\n    content:\n"
      + "      - table:\n          rows:\n"
      + rows.split(separator: "\n").map { "  \($0)\n" }.joined()
    let rest = names.dropFirst().map {
      "  \($0): {navigation-bar: {title: Place}, content: [{label: {text: Here, font: body}}]}\n"
    }
    let opened = (1...alerts).map { number in
      "      - button: {title: Clear List \(number), action: {open: {alert: a\(number)}}}\n"
    }.joined()
    let app = "lang: en\nstart: s1\nscreens:\n\(first)\(opened)\(rest.joined())"
    return [("app.yaml", app)]
      + (1...alerts).map { number in
        (
          "a\(number).yaml",
          "lang: en\nalert:\n  id: a\(number)\n  title: The Map Could Not Be Loaded\n"
            + "  reason: problem\n  buttons: [{title: Retry}, {role: cancel}]\n"
        )
      }
  }

  private func minimize(_ texts: [(String, String)]) throws -> [LintFinding] {
    try lint(texts).flatMap(\.findings).filter { $0.rule == "ALERT-MINIMIZE" }
  }

  @Test func `alerts of all files are counted against the screens of the app`() throws {
    let found = try minimize(Self.app(screens: 8, alerts: 3))
    #expect(found.map(\.message) == ["3 alerts on 8 screens, more than one for every 4"])
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.location.file) == ["app.yaml"])
    #expect(try minimize(Self.app(screens: 8, alerts: 2)).isEmpty)
    #expect(try minimize(Self.app(screens: 2, alerts: 2)).isEmpty)
  }

  @Test func `an alert that is opened by an id which no file has counts once`() throws {
    let files = Self.app(screens: 8, alerts: 3)
    #expect(try minimize([files[0]]).count == 1)
    let twice = files[0].1.replacing("alert: a3", with: "alert: a2")
    #expect(try minimize([(files[0].0, twice)]).isEmpty)
  }

  @Test func `an alert that a screen opens by its id and that opens another is told in its file`()
    throws
  {
    var files = Self.app(screens: 8, alerts: 2)
    files[1].1 = files[1].1.replacing(
      "{title: Retry}", with: "{title: Retry, action: {open: {alert: a2}}}")
    let found = try minimize(files)
    #expect(found.map(\.message) == ["the button opens another alert"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { "\($0.location.file):\($0.location.line)" } == ["a1.yaml:6"])
  }
}
