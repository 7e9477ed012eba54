import Foundation
import TelltaleTestSupport
import Testing

/// What `play --steps` keeps for reports.
///
/// `tools/goldens` writes it anew.
@Suite struct PlayedStepsGoldenTests {
  private static let updates = """
    {"at":900,"id":1,"set":{"price":"12 Euros"}}
    {"at":1500,"id":2,"sett":1}

    """
  private static let script = """
    wait 1s
    tap 400 300
    wait 1s
    turn 2
    expect text "12 Euros"
    tap next
    # a comment
    await screen done within 2s
    now tap leave
    drag 10 10 20 40 200ms
    await alert sure within 2s
    wait 1s
    tap cancel

    """

  @Test func `what each line of a script did is as approved`() throws {
    let folder = try Program.folder([
      "app.yaml": ExpectationTests.app, "s.script": Self.script, "u.jsonl": Self.updates,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--size", "800x600",
      "--updates", "\(folder)/u.jsonl", "--steps", "\(folder)/steps",
    ])
    let steps = try String(contentsOfFile: "\(folder)/steps/steps.json", encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/steps").sorted()
    let report = """
      # ended with \(result.code), and left
      \(names.joined(separator: "\n"))
      # printed
      \(result.output)\(result.errors)
      # steps
      \(steps.replacingOccurrences(of: "},{\"text\"", with: "},\n{\"text\""))

      """.replacingOccurrences(of: folder, with: "FOLDER")
    #expect(try Golden.changes(in: "commands/steps.txt", report) == [])
  }

  @Test func `a code that a scanner reads at the end of a recording is told`() throws {
    let folder = try Program.folder([
      "app.yaml": ExpectationTests.app.replacingOccurrences(of: "profile: kiosk\n", with: ""),
      "unit.yaml": "extends: kiosk\ndevice: {assign: [{vendor: 0x0c2e, role: scanner}]}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "play", "\(folder)/app.yaml", "--device", "\(folder)/unit.yaml", "--script",
      "Tests/Recordings/barcode-scanner.evemu", "--size", "800x600", "--json",
    ])
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.contains("\"event\":\"scanned\""))
  }
}
