import Foundation
import Testing

/// Apps, played from end to end and compared with what was approved.
///
/// `tools/goldens` writes the transcripts anew.
@Suite struct AppExampleTests {
  static let examples = ["charger", "first-run", "media", "navigation", "parcels", "tickets"]
  static let apps = ["charger", "first-run", "media", "navigation", "tickets"]
  private static let records = ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil

  private func play(_ app: String, _ file: String = "app.yaml") throws -> (Program.Result, String) {
    let folder = try Program.folder(["t": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let example = "Tests/Fixtures/Apps/\(app)"
    let result = try Program.run([
      "play", "\(example)/\(file)", "--script", "\(example)/play.script", "--updates",
      "\(example)/updates.jsonl", "--transcript", "\(folder)/t", "--json",
    ])
    return (result, try String(contentsOfFile: "\(folder)/t", encoding: .utf8))
  }

  @Test(arguments: apps) func `plays as approved`(app: String) throws {
    let (result, transcript) = try play(app)
    #expect(result.code == 0)
    #expect(result.errors == "")
    let golden = Program.path("Tests/Goldens/apps/\(app).txt")
    if Self.records {
      return try transcript.write(toFile: golden, atomically: true, encoding: .utf8)
    }
    let approved = try String(contentsOfFile: golden, encoding: .utf8)
    #expect(transcript == approved, "\(app): look at the change, then accept it with tools/goldens")
  }

  @Test(arguments: apps) func `every line is a JSON object with its time`(app: String) throws {
    let lines = try play(app).0.output.split(separator: "\n")
    var times: [Int] = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      times.append(try #require(object?["at"] as? Int))
      #expect(object?["event"] != nil || object?["ok"] != nil || object?["error"] != nil)
    }
    #expect(times == times.sorted() && times.count > 10)
  }

  @Test(arguments: examples) func `an example breaks no guideline`(app: String) throws {
    let result = try Program.run(["lint", "docs/examples/apps/\(app)"])
    #expect(result.code == 0, "\(result.output)")
  }

  /// The same hands in another language come to the same screens, with the same names; the linter compares them.
  @Test(arguments: examples) func `an example has a brand and a second language`(app: String) throws
  {
    let folder = Program.path("docs/examples/apps/\(app)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains("brand.yaml"))
    #expect(files.contains { $0.hasPrefix("app.") && $0 != "app.yaml" && $0.hasSuffix(".yaml") })
    let text = try String(contentsOfFile: "\(folder)/app.yaml", encoding: .utf8)
    #expect(text.contains("profile: brand.yaml"))
  }

  /// The same hands in another language come to the same screens.
  @Test(arguments: apps) func `the second language has the same screens`(app: String) throws {
    let folder = Program.path("Tests/Fixtures/Apps/\(app)")
    let other = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first {
        $0.hasPrefix("app.") && $0 != "app.yaml"
      })
    func steps(_ transcript: String) -> [String] {
      transcript.split(separator: "\n").map { String($0.dropFirst(7)) }.filter { line in
        ["screen ", "activated ", "emit ", "answered ", "tab "].contains(where: line.hasPrefix)
      }
    }
    let (result, transcript) = try play(app, other)
    #expect(result.code == 0)
    #expect(steps(transcript).count > 4)
    #expect(steps(transcript) == steps(try play(app).1))
  }
}
