import Foundation
import Testing

@Suite struct LintBundleTests {
  private let home = """
    profile: kiosk
    start: home
    screens:
      home:
        navigation-bar: {title: Places}
        content: [{table: {rows: [{title: Show Map, push: map}]}}]

    """
  private let map = """
    screens:
      map:
        navigation-bar: {title: Map}
        content: [{label: {text: Turn left in 200 m., message: true}}]

    """

  private func lint(_ files: [String: String], _ arguments: [String]) throws -> Program.Result {
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try Program.run(
      ["lint"] + arguments, in: folder, environment: ["TELLTALE_PROFILE_PATH": Self.platforms])
  }

  private static let platforms =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Platforms").path

  @Test func `files of an app are judged together where that is asked for`() throws {
    let files = ["home.yaml": home, "screens/map.yaml": map]
    let together = try lint(files, [".", "--bundle", "--format", "concise"])
    #expect(together.code == 0, "\(together)")
    let apart = try lint(files, [".", "--profile", "kiosk", "--format", "concise"])
    #expect(apart.code == 1)
    #expect(apart.output.contains("there is no screen \"map\""))
  }

  @Test func `a fault is told in the file that it is in`() throws {
    let files = [
      "home.yaml": home, "screens/map.yaml": map.replacingOccurrences(of: "text:", with: "texd:"),
    ]
    let result = try lint(files, [".", "--bundle", "--format", "concise"])
    #expect(result.code == 1)
    #expect(
      result.output.hasPrefix("./screens/map.yaml:4:24: error: unknown key \"texd\""), "\(result)")
  }

  @Test func `fixes are for one file at a time`() throws {
    #expect(try lint(["home.yaml": home], [".", "--bundle", "--fix"]).code == 64)
  }

  @Test func `a profile that a scene names wrongly is told at its place`() throws {
    let files = ["a.yaml": "lang: en\nprofile: kiosc\nlabel: {text: A, message: true}\n"]
    let expected = "a.yaml:2:10: error: there is no profile \"kiosc\"; did you mean \"kiosk\"?\n"
    let linted = try lint(files, ["a.yaml"])
    #expect(linted.code == 2)
    #expect(linted.errors.hasPrefix(expected), "\(linted.errors)")
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shown = try Program.run(
      ["render", "a.yaml", "--output", "a.png"], in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Self.platforms])
    #expect(shown.code == 78)
    #expect(shown.errors == expected)
  }
}
