import Foundation
import Testing

@testable import TelltaleCommands

/// What somebody is told whose command line has no command that there is.
@Suite struct FirstWordsTests {
  @Test(arguments: ["telltale", "telltale-unit"])
  func `a program alone names what one does first`(program: String) throws {
    let result = try Program.line(program, in: Program.path(""))
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let calls = result.errors.split(separator: "\n").filter { $0.hasPrefix("  telltale ") }
    #expect(calls.count == 5)
    // Each of them is a call that the program has.
    for call in calls {
      let command = try #require(call.split(separator: " ").dropFirst().first)
      let help = try Program.line("\(program) \(command) --help", in: Program.path(""))
      #expect(help.code == 0 && help.output.contains("USAGE: telltale"), "\(call)")
    }
  }

  @Test(arguments: [
    ("shwo", "`telltale show`"), ("init", "`telltale new`"), ("version", "`telltale --version`"),
    ("completion", "`telltale --generate-completion-script bash`"), ("Lint", "`telltale lint`"),
    ("validte", "`telltale lint`"), ("question.yaml", "`telltale show question.yaml`"),
    ("licences", "`telltale --version --licences`"),
    ("docs/examples/apps/tickets/app.yaml", "`telltale run docs/examples/apps/tickets/app.yaml`"),
    (
      "docs/examples/service/first-question.yaml",
      "`telltale show docs/examples/service/first-question.yaml`"
    ),
  ])
  func `a word that is no command leads to the one that was meant`(word: String, meant: String)
    throws
  {
    let result = try Program.run([word])
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("telltale: there is no command \"\(word)\"; did you mean \(meant)?"),
      "\(result.errors)")
  }

  @Test func `a word that is like no command is told with where all commands stand`() throws {
    let result = try Program.run(["xyzzyx"])
    #expect(result.code == 64)
    #expect(
      result.errors
        == "telltale: there is no command \"xyzzyx\"; `telltale --help` lists all commands\n")
  }

  @Test func `the licences are looked for beside the program and printed`() throws {
    #expect(
      ProgramNotices.places(of: "/usr/bin/telltale").first
        == "/usr/bin/../share/telltale/notices/telltale")
    #expect(
      ProgramNotices.places(of: "/usr/lib/telltale/telltale-author").last
        == "/usr/lib/telltale/../../share/telltale/notices/telltale-author")
    let folder = try Program.folder(["share/telltale/notices/telltale": "All of it\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/bin", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Program.built("telltale-unit"), toPath: "\(folder)/bin/telltale")
    let result = try Program.line("./bin/telltale --version --licences", in: folder)
    #expect(result.output == "All of it\n")
    #expect(result.code == 0)
    let none = try Program.line("telltale-unit --version --licences", in: Program.path(""))
    #expect(none.code == 66)
    #expect(none.output.isEmpty && none.errors.contains("tools/notices"))
  }
}
