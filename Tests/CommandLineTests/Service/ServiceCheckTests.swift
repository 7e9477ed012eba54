import TelltaleRuntime
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// What `doctor` says of services and settings, and how.
@Suite struct ServiceCheckTests {
  @Test func `doctor tells where no service listens`() throws {
    let folder = try Program.folder([:])
    let result = try Program.run(["doctor"], environment: ["TELLTALE_SOCKET": "\(folder)/none"])
    #expect(
      result.output.contains("service  good   nothing is listening at \(folder)/none"),
      "\(result.output)")
  }

  @Test func `each thing is an object where a program reads it`() throws {
    let result = try Program.run(["doctor", "--json"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"topic":"#) && $0.hasSuffix("}") })
  }

  @Test func `the version is told`() throws {
    let result = try Program.run(["--version"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("telltale "))
  }

  private func told(_ files: [String: String]) throws -> (lines: [String], folder: String) {
    let folder = try Files.folder(files)
    let check = ServiceCheck(
      settings: "\(folder)/telltale.yaml", socket: "\(folder)/none", state: "\(folder)/state")
    return (check.diagnose().all.map { "\($0.topic) \($0.level): \($0.text)" }, folder)
  }

  @Test func `doctor tells settings with their drop-ins, who may ask, and the journal`() throws {
    let (lines, folder) = try told([
      "telltale.yaml": "profile: kiosk\n",
      "telltale.yaml.d/10-a.yaml": "service: {clients: [{asks: low}]}\n",
      "state/journal": "12345\n",
    ])
    #expect(
      lines.contains(
        "settings good: \(folder)/telltale.yaml, \(folder)/telltale.yaml.d/10-a.yaml: kiosk"))
    #expect(
      lines.contains("policy good: 1 rule says who may ask; at most 8 open questions each"),
      "\(lines)")
    #expect(lines.contains("journal good: \(folder)/state/journal: 6 of 4194304 bytes"), "\(lines)")
  }

  @Test func `doctor tells a drop-in that is left out, with its place`() throws {
    let (lines, folder) = try told(["telltale.yaml.d/10-a.yaml": "profil: kiosk\n"])
    #expect(
      lines.contains { $0.hasPrefix("settings partial: \(folder)/telltale.yaml.d/10-a.yaml:1:1") },
      "\(lines)")
  }

  @Test
  func `doctor tells settings by which nobody may ask, and such as keep the service from starting`()
    throws
  {
    #expect(
      try told(["telltale.yaml": "service: {clients: [{asks: none}]}\n"]).lines
        .contains("policy partial: 1 rule says who may ask; nobody is allowed to"))
    #expect(
      try told(["telltale.yaml": "profil: kiosk\n"]).lines.contains {
        $0.hasPrefix("settings bad(")
      })
  }

  @Test func `doctor says so where there is no profile to draw by`() throws {
    let folder = try Program.folder([:])
    // Links are followed to find what lies beside the program, so it is a copy.
    let line = "cp \(Program.built("telltale-unit")) . && ./telltale-unit doctor"
    let result = try Program.line(line, in: folder)
    #expect(
      result.output.contains("profiles bad    there is no profile to draw with"), "\(result.output)"
    )
    #expect(
      result.output.contains("nothing can be drawn without a profile and its fonts"),
      "\(result.output)")
    #expect(result.code != 0)
  }
}
