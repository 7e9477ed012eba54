import Foundation
import Testing

/// What the program says of itself.
@Suite struct HelpTests {
  @Test func `every command is named in the help, but for those that tools use`() throws {
    let result = try Program.run(["--help"])
    #expect(result.code == 0 && result.errors.isEmpty)
    for command in [
      "show", "run", "render", "play", "new", "test", "lint", "lsp", "explain", "profile", "doctor",
      "record",
    ] {
      #expect(result.output.contains("\n  \(command) "), "\(command)")
      let help = try Program.run([command, "--help"])
      #expect(help.code == 0 && help.errors.isEmpty && help.output.contains("USAGE: telltale "))
    }
    #expect(!result.output.contains("\n  schema"))
    #expect(try Program.run(["schema", "--help"]).code == 0)
  }

  @Test func `help that nobody asked for is no answer`() throws {
    let result = try Program.run(["profile"])
    #expect(result.code == 64)
    #expect(result.output.isEmpty && result.errors.contains("USAGE: telltale "))
    for arguments in [["help"], ["profile", "--help"], ["help", "profile"], ["-h"]] {
      let result = try Program.run(arguments)
      #expect(result.code == 0 && result.output.contains("USAGE: telltale "), "\(arguments)")
    }
  }

  @Test func `what is no command, and a command without what it needs, are wrong usage`() throws {
    for arguments in [
      ["show"], ["show", "a.yaml", "--title", "Both?"], ["show", "a.yaml", "--nonsense"],
      ["show", "a.yaml", "--timeout", "0"], ["show", "a.yaml", "--timeout", "86401"],
      ["render", "a.yaml"], ["play", "a.yaml"], ["run"], ["profile", "diff", "ios"],
      ["profile", "check"], ["schema", "poem"],
    ] {
      let result = try Program.run(arguments)
      #expect(result.code == 64, "\(arguments)")
      #expect(result.output.isEmpty, "\(arguments)")
      #expect(result.errors.hasPrefix("Error: "), "\(arguments)")
    }
    let nothing = try Program.run(["show", "--json"])
    #expect(nothing.errors.contains("nothing to ask: give a scene file, or --title and other"))
    let both = try Program.run(["show", "a.yaml", "--title", "Both?"])
    #expect(both.errors.contains("a scene file and options that make a question (--title, --text"))
    let soon = try Program.run(["show", "a.yaml", "--timeout", "0"])
    #expect(soon.errors.contains("--timeout is 0.0; expected seconds, from 0.001 to 86400"))
  }

  @Test func `a scene that is not there is told by every command, and ends in 66`() throws {
    for arguments in [
      ["show"], ["run"], ["render", "-o", "-"], ["play", "--script", "x"],
    ] {
      let result = try Program.run(arguments + ["nowhere.yaml", "--profile", "kiosk"])
      #expect(result.code == 66 && result.output.isEmpty, "\(arguments)")
      #expect(result.errors.hasPrefix("nowhere.yaml: error: cannot be read: "), "\(arguments)")
    }
  }

  @Test func `show asks questions only`() throws {
    let result = try Program.run(["show", "Tests/Fixtures/Apps/media/app.yaml"])
    #expect(result.code == 65 && result.output.isEmpty)
    #expect(
      result.errors.contains("expected a question: an alert or an action sheet; show screens with"))
  }

  @Test func `the schemas are those of the formats`() throws {
    for format in ["scene", "profile", "project", "test"] {
      let result = try Program.run(["schema", format])
      let file = try String(
        contentsOfFile: Program.path("schemas/\(format).schema.json"), encoding: .utf8)
      #expect(result.code == 0 && result.output == file, "\(format)")
    }
  }
}
