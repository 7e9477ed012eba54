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
}
