import Foundation
import TelltaleTestSupport
import Testing

/// The app that `telltale new` makes.
@Suite struct NewTests {
  private static let client = "PYTHONPATH=\(Program.path("docs/examples/python"))"

  @Test(arguments: Platforms.names)
  func `an app that was made breaks no guideline, and its test passes`(profile: String) throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try Program.line("telltale new my-kiosk --profile \(profile)", in: folder)
    #expect(made.code == 0 && made.errors.isEmpty, "\(made.errors)")
    #expect(made.output.hasPrefix("my-kiosk/app.yaml\n"))
    let lint = try Program.line("telltale lint my-kiosk", in: folder)
    #expect(lint.code == 0, "\(lint.output)")
    #expect(lint.errors.contains("All checks passed"), "\(lint.errors)")
    let test = try Program.line("\(Self.client) telltale test my-kiosk", in: folder)
    #expect(test.code == 0, "\(test.output)\(test.errors)")
    #expect(test.output.contains("1 passed"), "\(test.output)")
  }

  @Test func `a test of an app that was made can fail`() throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try Program.line("telltale new a --profile kiosk", in: folder)
    let program = try String(contentsOfFile: "\(folder)/a/app.py", encoding: .utf8)
    try program.replacing("rung += 1", with: "rung += 2")
      .write(toFile: "\(folder)/a/app.py", atomically: true, encoding: .utf8)
    #expect(try Program.line("\(Self.client) telltale test a", in: folder).code == 1)
  }

  @Test func `a folder with anything in it, a profile that is not there and no name are refused`()
    throws
  {
    let folder = try Program.folder(["full/notes.txt": "mine"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (line, code, words) in [
      ("telltale new full --profile kiosk", 73, "full is not empty"),
      (
        "telltale new a --profile kisok", 78,
        "there is no profile \"kisok\"; expected one of carplay"
      ),
      ("telltale new a", 64, "no platform is named; add --profile with one of carplay"),
      (
        "TELLTALE_PROFILE=/etc/unit.yaml telltale new a", 78,
        "TELLTALE_PROFILE: there is no profile \"/etc/unit.yaml\"; expected one of carplay"
      ),
      ("telltale new ... --profile kiosk", 64, "its last part needs a letter or a digit"),
      ("telltale new none/of/these --profile kiosk", 73, "cannot make the folder none/of/these"),
    ] {
      let result = try Program.line(line, in: folder)
      #expect(Int(result.code) == code, "\(line)")
      #expect(result.output.isEmpty && result.errors.contains(words), "\(result.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder)/full") == ["notes.txt"])
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/a"))
  }

  @Test func `an app of which a file cannot be written leaves nothing behind`() throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The brand has a hundred bytes more than that.
    let result = try Program.line("ulimit -f 0; telltale new a --profile kiosk", in: folder)
    #expect(result.code == 74, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a").isEmpty)
  }
}
