import Foundation
import Testing

@Suite struct LintFixTests {
  private let scene = """
    # The route
    profile: ios
    alert:
      reason: problem
      title: map server unreachable # short
      buttons:
        - title: "try again."
        - role: cancel

    """
  private let mended = """
    # The route
    profile: ios
    alert:
      reason: problem
      title: Map Server Unreachable # short
      buttons:
        - title: "Try Again"
        - role: cancel

    """

  private func contents(_ file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test func `files are mended in place, with their permissions, through links`() throws {
    let folder = try Program.folder(["a.yaml": scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a.yaml")
    try files.createSymbolicLink(atPath: "\(folder)/b.yaml", withDestinationPath: "a.yaml")
    let result = try Program.run(["lint", "\(folder)/b.yaml", "--fix"])
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(result.errors == "Fixed 3 findings in 1 scene\nAll checks passed in 1 scene\n")
    #expect(try contents("\(folder)/a.yaml") == mended)
    let attributes = try files.attributesOfItem(atPath: "\(folder)/a.yaml")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try files.destinationOfSymbolicLink(atPath: "\(folder)/b.yaml") == "a.yaml")
    #expect(try files.contentsOfDirectory(atPath: folder).count == 2)
    let again = try Program.run(["lint", folder, "--fix"])
    #expect(again.errors.hasPrefix("Nothing to fix\n") && again.code == 0)
  }

  @Test func `the difference is shown, and nothing is written`() throws {
    let folder = try Program.folder(["a.yaml": scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["lint", folder, "--diff"])
    #expect(result.code == 1)
    #expect(result.output.contains("\n-  title: map server unreachable # short\n+  title: Map"))
    #expect(result.errors == "Would fix 3 findings in 1 scene\n")
    #expect(try contents("\(folder)/a.yaml") == scene)
    try mended.write(toFile: "\(folder)/a.yaml", atomically: true, encoding: .utf8)
    let clean = try Program.run(["lint", folder, "--diff"])
    #expect(clean.code == 0 && clean.output.isEmpty && clean.errors == "Nothing to fix\n")
  }

  @Test func `standard input is mended to standard output`() throws {
    let result = try Program.run(["lint", "-", "--fix"], input: scene)
    #expect(result.output == mended)
    #expect(result.code == 0)
    #expect(try Program.run(["lint", "-", "--fix"], input: mended).output == mended)
  }

  @Test func `unsafe fixes need to be asked for together with what to do`() throws {
    #expect(try Program.run(["lint", "-", "--unsafe-fixes"], input: scene).code == 64)
    let text = scene.replacingOccurrences(
      of: "- role: cancel\n", with: "- title: Close\n      role: cancel\n")
    let result = try Program.run(["lint", "-", "--fix", "--unsafe-fixes"], input: text)
    #expect(result.output.hasSuffix("    - title: Cancel\n      role: cancel\n"))
  }

  @Test func `the report says how many can be mended`() throws {
    let result = try Program.run(["lint", "-"], input: scene)
    #expect(result.errors.hasSuffix("\n3 can be fixed with --fix\n"), "\(result.errors)")
  }
}
