import Foundation
import Testing

/// One wish after another: each is for what is shown by then.
@Suite struct EditionChangeTests {
  private static func scene(_ title: String, _ language: String) -> String {
    "lang: \(language)\nstart: a\nscreens:\n  a: {navigation-bar: {title: \(title)}, content: "
      + "[{table: {source: s}}]}\n"
  }

  /// The last frame, and what the application is told.
  private func play(
    _ file: String, _ profile: String, _ updates: String
  ) throws -> (frame: Data?, result: Program.Result) {
    let folder = try Program.folder([
      "app.yaml": Self.scene("Stations", "en"), "app.ja.yaml": Self.scene("駅", "ja"),
      "p.script": "wait 3000\nframe end\n", "u.jsonl": updates,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      [
        "play", file, "--profile", profile, "--size", "800x480", "--script", "p.script",
        "--updates", "u.jsonl", "--frames", "f", "--json",
      ], in: folder)
    return (FileManager.default.contents(atPath: "\(folder)/f/end.png"), result)
  }

  @Test func `a platform and a language that were wished for stay with the next wish`() throws {
    let rows = "{\"at\":900,\"id\":9,\"rows\":{\"s\":[{\"title\":\"Blue Hour\"}]}}\n"
    let japanese = try play("app.ja.yaml", "kiosk", rows)
    #expect(japanese.result.code == 0 && japanese.frame != nil)
    let profile = "{\"at\":100,\"id\":1,\"profile\":\"kiosk\"}\n"
    let language = "{\"at\":100,\"id\":2,\"language\":\"ja\"}\n"
    for wishes in [profile + language, language + profile] {
      let (frame, result) = try play("app.yaml", "ios", wishes + rows)
      #expect(result.code == 0 && result.errors.isEmpty)
      #expect(result.output.contains("\"ok\":1") && result.output.contains("\"ok\":2"))
      #expect(frame == japanese.frame)
    }
    let other = try play("app.yaml", "kiosk", rows)
    #expect(other.frame != nil && other.frame != japanese.frame)
  }

  @Test func `a wish that cannot be granted is told, and the next is for what is shown`() throws {
    let rows = "{\"at\":900,\"id\":9,\"rows\":{\"s\":[{\"title\":\"Blue Hour\"}]}}\n"
    let wishes =
      "{\"at\":100,\"language\":\"ja\"}\n{\"at\":200,\"id\":1,\"profile\":\"none\"}\n"
      + "{\"at\":300,\"profile\":\"kiosk\"}\n"
    let (frame, result) = try play("app.yaml", "ios", wishes + rows)
    #expect(frame == (try play("app.ja.yaml", "kiosk", rows)).frame)
    #expect(
      result.output.contains(#""error":1,"message":"the app cannot be shown with this setting;"#))
    #expect(result.errors.contains("there is no profile \"none\""))
    #expect(
      result.errors.hasSuffix(
        "u.jsonl:2:1: error: the app cannot be shown with this setting; standard error has the reason\n"
          + "telltale: error: an update was refused\n"))
    #expect(result.code == 65)
  }

  @Test func `what another edition names can be delivered to it, and nothing else`() throws {
    let folder = try Program.folder([
      "app.yaml": Self.scene("Stations", "en"),
      "app.ja.yaml": Self.scene("駅", "ja").replacing("source: s", with: "source: t"),
      "p.script": "wait 2000\n",
      "u.jsonl": """
      {"id":1,"rows":{"t":[]}}
      {"id":2,"language":"ja"}
      {"id":3,"rows":{"t":[]}}
      {"id":4,"rows":{"s":[]}}

      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      [
        "play", "app.yaml", "--profile", "kiosk", "--script", "p.script", "--updates", "u.jsonl",
        "--json",
      ], in: folder)
    let replies = result.output.matches(of: /"(ok|error)":(\d)/).map { "\($0.1) \($0.2)" }
    #expect(replies == ["error 1", "ok 2", "ok 3", "error 4"])
  }
}
