import Foundation
import TelltaleProfiles
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands
@testable import TelltaleUnit

/// The program of a unit, and which program one has.
@Suite struct UnitProgramTests {
  private func run(_ line: String) throws -> Program.Result {
    try Program.line(line, in: Program.path(""))
  }

  @Test func `a unit's program shows, and has nothing for authors`() throws {
    let help = try run("telltale-unit --help").output
    for name in ["show", "ask", "zenity", "run", "serve", "audit", "profile", "doctor", "record"] {
      #expect(help.contains("\n  \(name) "), "\(name)")
    }
    for name in AuthorsProgram.commands { #expect(!help.contains("\n  \(name) "), "\(name)") }
  }

  @Test func `a command for authors is refused with where it is to be had`() throws {
    let result = try run("telltale-unit lint a.yaml")
    #expect(result.code == 64)
    #expect(
      result.errors.contains("'lint' is a command for authors")
        && result.errors.contains("telltale-tools"))
  }

  @Test func `a command for authors is left to their program where it is installed`() throws {
    let folder = try Program.folder([:])
    try FileManager.default.createDirectory(
      atPath: "\(folder)/bin", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/lib/telltale", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Program.built("telltale-unit"), toPath: "\(folder)/bin/telltale")
    try "#!/bin/sh\necho \"author: $@\"\n".write(
      toFile: "\(folder)/lib/telltale/telltale-author", atomically: true, encoding: .utf8)
    chmod("\(folder)/lib/telltale/telltale-author", 0o755)
    let result = try Program.line("./bin/telltale lint 'a b.yaml' --fix", in: folder)
    #expect(result.output == "author: lint a b.yaml --fix\n")
    #expect(result.code == 0)
    // What is said of all commands is its as well, and what the unit's program can do is not.
    for line in ["", "--help", "help", "prevew"] {
      #expect(try Program.line("./bin/telltale \(line)", in: folder).output == "author: \(line)\n")
    }
    for line in ["--version", "audit --help"] {
      #expect(try !Program.line("./bin/telltale \(line)", in: folder).output.contains("author"))
    }
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `everything that is the authors' own is known to a unit's program`() throws {
    let all = try Self.commands("telltale"), unit = try Self.commands("telltale-unit")
    #expect(all.subtracting(unit).subtracting(["help"]) == AuthorsProgram.commands)
    #expect(unit.isSubset(of: all))
  }

  @Test(arguments: ["telltale", "telltale-unit"])
  func `what programs are measured with is in none that is shipped`(program: String) throws {
    #expect(try !Self.commands(program).contains("bench-probe"))
    let symbols = try run("nm \(Program.built(program)) | grep -c TelltaleBench")
    #expect(symbols.output == "0\n")
  }

  /// All commands of a program, also those that are not told of.
  private static func commands(_ program: String) throws -> Set<String> {
    let result = try Program.line("\(program) --experimental-dump-help", in: Program.path(""))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let command = try #require(object["command"] as? [String: Any])
    let below = try #require(command["subcommands"] as? [[String: Any]])
    return Set(below.compactMap { $0["commandName"] as? String })
  }

  @Test func `the version names the revision of the sources, or says that there is none`() {
    #expect(
      ProgramVersion.line(revision: "0123456789ab")
        == "telltale \(ProgramVersion.text) (revision 0123456789ab)")
    #expect(ProgramVersion.line(revision: nil).hasSuffix("(built without a revision)"))
  }

  @Test func `the version tells which edition of the guidelines each platform follows`() throws {
    func platform(_ name: String) throws -> String {
      try String(contentsOfFile: Program.path("Platforms/\(name).yaml"), encoding: .utf8)
    }
    func unit(_ edition: String) -> String { "extends: kiosk\nedition: \"\(edition)\"\n" }
    let folder = try Files.folder([
      "base.yaml": platform("base"), "kiosk.yaml": platform("kiosk"), "a.yaml": unit("2026-06"),
      "b.yaml": unit("2027-01"), "c.yaml": unit("2026-06"),
    ])
    let text = ProgramVersion.editions(of: ProfileLibrary(path: SearchPath(folders: [folder])))
    let lines = text.split(separator: "\n").map { $0.drop { $0 != "," } }
    #expect(lines == [", edition 2026-06 for a, c, kiosk", ", edition 2027-01 for b"])
    #expect(
      ProgramVersion.editions(of: ProfileLibrary(path: SearchPath(folders: ["\(folder)/none"])))
        .hasSuffix("no platform is installed, so the edition is unknown\n"))
  }

  @Test func `the version of the program is told with the editions of its platforms`() throws {
    let result = try run("telltale-unit --version")
    #expect(result.code == 0)
    #expect(
      result.output.contains("guidelines: ")
        && result.output.contains(" edition 2026-06 for carplay, "))
  }
}
