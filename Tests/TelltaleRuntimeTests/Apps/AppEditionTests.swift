import Foundation
import TelltaleAppProtocol
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// Which file an app is read from in another language, and what it stays.
@Suite struct AppEditionTests {
  private static let scene = "profile: kiosk\nstart: a\nscreens: {a: {content: []}}\n"

  private func folder(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = try Files.folder(
      Dictionary(names.map { ($0, Self.scene) }, uniquingKeysWith: { one, _ in one }))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `the file of a language stands beside, and the way back leads to the plain one`()
    throws
  {
    let names = [
      "app.yaml", "app.ja.yaml", "app.zh-Hant.yaml", "other.yaml", "a.b.yaml", "a.b.ja.yaml",
      "plain",
      "only.ja.yaml", "x.y/app.yaml", "x.y/plain", "x.y/app.ja.yaml", "two.ja.en.yaml",
      "app.zh_TW.yaml",
    ]
    try folder(names) { folder in
      for (file, tag, expected) in [
        ("app.yaml", "ja", "app.ja.yaml"), ("app.yaml", "zh-Hant", "app.zh-Hant.yaml"),
        ("app.yaml", "fr", "app.yaml"), ("app.ja.yaml", "zh-Hant", "app.zh-Hant.yaml"),
        ("app.ja.yaml", "fr", "app.yaml"), ("app.ja.yaml", "ja", "app.ja.yaml"),
        ("other.yaml", "ja", "other.yaml"), ("a.b.yaml", "ja", "a.b.ja.yaml"),
        ("a.b.ja.yaml", "en", "a.b.yaml"), ("plain", "ja", "plain"),
        ("only.ja.yaml", "en", "only.ja.yaml"), ("x.y/plain", "ja", "x.y/plain"),
        ("x.y/app.yaml", "ja", "x.y/app.ja.yaml"), ("x.y/app.ja.yaml", "en", "x.y/app.yaml"),
        ("app.zh-Hant.yaml", "en", "app.yaml"), ("app.yaml", "zh-TW", "app.yaml"),
        ("app.zh_TW.yaml", "ja", "app.zh_TW.yaml"),
      ] {
        #expect(AppEdition.file("\(folder)/\(file)", in: tag) == "\(folder)/\(expected)", "\(file)")
      }
    }
  }

  @Test func `another edition has the platform and the language that were wished for`() throws {
    try folder(["app.yaml", "app.ja.yaml"]) { folder in
      let first = try AppEdition(
        "\(folder)/app.yaml", SceneSettings(theme: .night, textSize: 1.5), in: .quiet)
      #expect(first.setup.profile.name == "kiosk" && first.shown.language.tag == "en")
      let japanese = try first.changed(by: Reopening(language: Language("ja")))
      #expect(japanese.file.hasSuffix("/app.ja.yaml") && japanese.settings.lang == "ja")
      #expect(japanese.shown.language.tag == "ja")
      #expect(japanese.settings.theme == .night && japanese.settings.textSize == 1.5)
      let carplay = try japanese.changed(by: Reopening(profile: "carplay"))
      #expect(carplay.setup.profile.name == "carplay")
      #expect(carplay.file == japanese.file && carplay.settings.lang == "ja")
      let back = try carplay.changed(by: Reopening(profile: "kiosk", language: Language("en")))
      #expect(back.file.hasSuffix("/app.yaml") && back.setup.profile.name == "kiosk")
    }
  }

  @Test func `an edition that is not there is told with the file that would have it`() throws {
    try folder(["app.yaml", "app.ja.yaml"]) { folder in
      for start in [nil, "de", "ja"] {
        let app = try AppEdition(
          "\(folder)/app.yaml", SceneSettings(lang: start), in: .quiet)
        let lack = app.lack(of: Reopening(language: Language("fr")))
        #expect(
          lack == "there is no edition in fr; its file would be app.fr.yaml beside app.yaml")
        for tag in ["ja", "en", "en-GB"] {
          #expect(app.lack(of: Reopening(language: Language(tag))) == nil, "\(tag)")
        }
        #expect(app.lack(of: Reopening(profile: "carplay")) == nil)
      }
    }
  }

  @Test func `a platform that is wished for takes the place of the unit`() throws {
    try folder(["app.yaml"]) { folder in
      try "extends: kiosk\n".write(
        toFile: "\(folder)/unit.yaml", atomically: true, encoding: .utf8)
      let unit = try AppEdition(
        "\(folder)/app.yaml", SceneSettings(device: "\(folder)/unit.yaml"), in: .quiet)
      #expect(unit.setup.platform.source.files.contains { $0.hasSuffix("unit.yaml") })
      let same = try unit.changed(by: Reopening(language: Language("ja")))
      #expect(same.settings.device != nil)
      let other = try unit.changed(by: Reopening(profile: "carplay"))
      #expect(other.settings.device == nil && other.setup.profile.name == "carplay")
    }
  }

  @Test func `a question has no program behind it, and rows are kept where a folder is named`()
    throws
  {
    let question = try AppEdition(
      Files.path("docs/examples/delete-route.yaml"), SceneSettings(profile: "kiosk"), in: .quiet)
    #expect(try question.app(saying: nil, keepsLines: true) == nil)
    try folder(["app.yaml"]) { folder in
      let app = try AppEdition("\(folder)/app.yaml", SceneSettings(), in: .quiet)
      #expect(app.store(in: nil) == nil && app.store(in: "\(folder)/kept") != nil)
      #expect(try app.app(saying: nil, keepsLines: false)?.lines == nil)
      #expect(try app.app(saying: nil, keepsLines: true)?.lines?.isEmpty == true)
      #expect(try app.app(saying: nil, cache: "\(folder)/kept", keepsLines: true)?.store != nil)
    }
  }
}
