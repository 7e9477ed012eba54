import Foundation
import Testing

/// README: short, true, and its links lead somewhere.
@Suite struct ReadmeTests {
  private static let pages =
    ["README.md"]
    + ["commands", "editors", "units", "brand", "tutorial", "install"].map { "docs/\($0).md" }

  @Test func `the first page has at most 120 lines`() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 121)
  }

  @Test(arguments: pages)
  func `each link of a page leads to a file`(page: String) throws {
    let folder = (Program.path(page) as NSString).deletingLastPathComponent
    var links = 0
    for match in try Self.text(page).matches(of: #/\]\(([^)\s#]+)(#[^)]*)?\)/#) {
      let link = String(match.1)
      guard !link.contains("://") else { continue }
      links += 1
      #expect(
        FileManager.default.fileExists(atPath: "\(folder)/\(link)"), "\(page) links to \(link)")
    }
    #expect(links > 0)
  }

  @Test func `the linter has nothing to say of the scenes`() throws {
    let folder = try Self.scenes()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let question = try Program.run(
      ["lint", "question.yaml", "--profile", "carplay"], in: folder, environment: Self.profiles)
    #expect(question.code == 0, "\(question.output)")
    let app = try Program.run(["lint", "app.yaml"], in: folder, environment: Self.profiles)
    #expect(app.code == 0, "\(app.output)")
  }

  @Test func `the app tells what the page says and takes what it says`() throws {
    let folder = try Self.scenes()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = try Self.text("README.md")
    let told = #"{"event":"emitted","name":"ring"}"#
    let taken = #"{"set":{"greeting":"Somebody is coming"}}"#
    #expect(text.contains("`\(told)`") && text.contains("`\(taken)`"))
    try """
    wait 1s
    tap ring
    expect event \(told)
    await text "Somebody is coming"

    """.write(toFile: folder + "/ring.script", atomically: true, encoding: .utf8)
    // It answers barriers, so that no busy machine is too slow for it.
    try """
    echo '{"sync":0}'
    while read -r line; do
      case $line in
      *'"ring"'*) echo '\(taken)' ;;
      *'"event":"sync"'*) echo "{\\"sync\\":${line##*:}" ;;
      esac
    done

    """.write(toFile: folder + "/program.sh", atomically: true, encoding: .utf8)
    let result = try Program.run(
      ["run", "app.yaml", "--headless", "--script", "ring.script", "--program", "sh program.sh"],
      in: folder, environment: Self.profiles)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  private static let profiles = ["TELLTALE_PROFILE_PATH": Program.path("Platforms")]

  private static func text(_ page: String) throws -> String {
    try String(contentsOfFile: Program.path(page), encoding: .utf8)
  }

  /// A folder with the files that the page shows.
  private static func scenes() throws -> String {
    let folder = try Program.folder([:])
    for match in try text("README.md").matches(of: #/```yaml (\S+)\n((?:[^`]|`[^`])*?)```/#) {
      try String(match.2).write(
        toFile: "\(folder)/\(match.1)", atomically: true, encoding: .utf8)
    }
    return folder
  }
}
