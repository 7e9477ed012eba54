import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleText
import TelltaleWords
import Testing

@testable import TelltaleImport

/// Whole apps, judged at their texts.
@Suite struct ImportedAppTests {
  private func app(_ files: [String], isMapped: Bool = false) throws -> ImportedApp {
    var app = ImportedApp(isMapped: isMapped)
    for file in files {
      app.take(try SourceFile.read(Fixtures.path("Import/\(file)"), kind: .project), file: file)
    }
    return app
  }

  private func linter(_ profiles: [String] = ["ios"]) throws -> SceneLinter {
    let lexicons = try Platforms.lexicons()
    let setups = try profiles.map { name in
      let profile = try Platforms.profile(name)
      let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
      return LintSetup(profile: profile, lexicons: lexicons, verbs: .all, typesetter: fonts)
    }
    return SceneLinter(setups: setups, lexicons: lexicons)
  }

  private static let apple = [
    "apple/en.lproj/Localizable.strings", "apple/de.lproj/Localizable.strings",
    "apple/ja.lproj/Localizable.strings", "apple/Catalog.xcstrings", "apple/TripView.swift",
    "apple/TripController.swift",
  ]
  private static let android =
    ["values", "values-de", "values-zh-rCN", "values-night"]
    .map { "android/app/src/main/res/\($0)/strings.xml" }
    + ["android/app/src/main/MapScreen.kt", "android/app/src/main/Main.java"]

  private func languages(_ app: ImportedApp) -> [String: Int] {
    Dictionary(grouping: app.dialogs, by: \.language).mapValues(\.count)
  }

  @Test func `a dialog is there in each language that has all its texts`() throws {
    #expect(languages(try app(Self.apple)) == ["en": 4, "de": 2, "ja": 1])
    // The one with names that tell it is in the language of the sources only.
    #expect(languages(try app(Self.android)) == ["en": 4, "de": 1, "zh-CN": 1])
  }

  @Test func `findings stand at the texts that they are about`() throws {
    let judged = try app(Self.apple).judged(try linter())
    let found = judged.files.flatMap { file in
      file.findings.map { "\($0.location.file):\($0.location.line) \($0.ruleName)" }
    }
    #expect(found.contains("apple/en.lproj/Localizable.strings:8 ALERT-TITLE-DESCRIPTIVE"))
    #expect(found.contains("apple/de.lproj/Localizable.strings:5 ALERT-TITLE-DESCRIPTIVE"))
    #expect(found.contains { $0.hasPrefix("apple/TripView.swift:11 ALERT-") })
    // The Japanese question follows every rule, and nothing is said of it.
    #expect(!found.contains { $0.hasPrefix("apple/ja.lproj") })
    for file in judged.files {
      #expect(file.findings.allSatisfy { $0.fix == nil && $0.location.file == file.name })
    }
  }

  @Test func `a button that answers Yes is told in the table that has it`() throws {
    let judged = try app(Self.android).judged(try linter(["ios", "kiosk"]))
    let found = judged.files.flatMap { file in
      file.findings.map {
        "\($0.location.file.split(separator: "/").last ?? ""):\($0.location.line) \($0.ruleName)"
      }
    }
    #expect(found.contains("strings.xml:9 ALERT-BUTTON-NO-YES-NO"), "\(found)")
    #expect(found.contains("Main.java:7 ALERT-BUTTON-NO-YES-NO"), "\(found)")
    // Android has no role for what destroys, nor one for a way out: a No is a No.
    #expect(
      !found.contains { $0.contains("DESTRUCTIVE-STYLE") || $0.contains("CANCEL-TITLE") },
      "\(found)")
  }

  @Test func `texts of translations are judged by a mapping`() throws {
    var app = try app(["po/de.po"])
    let file = "po/alerts.yaml"
    let bytes = try SourceFile.read(Fixtures.path("Import/\(file)"), kind: .project)
    app.take(mapping: try MappedDialogs.read(bytes, file: file), bytes: bytes, file: file)
    #expect(languages(app) == ["en": 2, "de": 2])
    let german = app.dialogs.filter { $0.language == "de" }
    #expect(german.map(\.title?.text) == ["Papierkorb leeren?", "Alles darin wird gelöscht."])
    #expect(german.allSatisfy { $0.title?.location.file == "po/de.po" })
  }

  private func web() throws -> ImportedApp {
    var app = try app(["web/locales/en.json", "web/locales/de.json"], isMapped: true)
    let file = "web/alerts.yaml"
    let bytes = try SourceFile.read(Fixtures.path("Import/\(file)"), kind: .project)
    app.take(mapping: try MappedDialogs.read(bytes, file: file), bytes: bytes, file: file)
    return app
  }

  @Test func `what a browser's buttons leave unsaid is told at the text that is asked`() throws {
    let app = try web()
    #expect(languages(app) == ["en": 4, "de": 2])
    let findings = app.judged(try linter(["ios", "kiosk"])).files.flatMap(\.findings)
    let vague = findings.filter { $0.rule == "ALERT-BUTTON-TITLE-RESULT" }
    #expect(
      vague.map { "\($0.location)" } == [
        "web/locales/en.json:7:14", "web/locales/de.json:4:14",
      ])
    // A page cannot name them, and can ask in another way.
    for finding in vague {
      #expect(finding.remedy?.contains("a dialog of the app's own") == true, "\(finding)")
    }
    #expect(!findings.contains { $0.rule?.contains("DESTRUCTIVE") == true }, "\(findings)")
    #expect(findings.allSatisfy { $0.rule?.contains("OK-ACCEPT") != true })
  }

  @Test func `a prompt asks for text where none may be typed, and a notice needs no Home`() throws {
    let findings = try web().judged(try linter(["carplay"])).files.flatMap(\.findings)
    let rules = findings.compactMap(\.rule)
    #expect(rules.contains("ALERT-CARPLAY-NO-TEXT-FIELDS"), "\(rules)")
    #expect(!rules.contains("ALERT-CARPLAY-HOME-WITHOUT-CANCEL"), "\(rules)")
  }

  @Test func `of a dialog that is known in part only its texts are judged`() throws {
    var app = ImportedApp()
    let source = "x.alert(\"Error\", isPresented: $a) { ForEach(x) { Button($0) {} } }"
    app.take(Array(source.utf8), file: "a.swift")
    #expect(app.dialogs.map(\.isPartial) == [true])
    let found = app.judged(try linter()).files.flatMap(\.findings)
    #expect(!found.isEmpty && found.allSatisfy { $0.path == "alert.title" })
  }

  @Test func `a scene of a dialog says what the dialog says`() throws {
    let text = { ImportedText($0, at: SourceLocation(file: "a", line: 1, column: 1)) }
    let dialog = ImportedDialog(
      kind: .sheet, language: "en", title: text("A \"b\"\n"), message: nil,
      buttons: [.init(title: text("C"), role: .destructive), .init(title: nil, role: .cancel)],
      fields: 0,
      isPartial: false, location: SourceLocation(file: "a", line: 1, column: 1))
    let scene = try JSONReader.read(ImportedScene(dialog).bytes)
    #expect(
      scene.line
        == #"{"lang":"en","action-sheet":{"title":"A \"b\"\n","trigger":"imported","#
        + #""buttons":[{"title":"C","role":"destructive"},{"role":"cancel"}]}}"#)
  }
}
