import TelltaleTestSupport
import TelltaleWalks
import Testing

/// What walks by chance bring about, compared with what was approved: every answer, every event, the
/// focus, what is due, and every pixel. Where one of them differs, something that people notice has
/// changed. `tools/goldens` writes them anew.
@Suite struct WalkGoldenTests {
  private static let apps =
    (try? WalkApp.load("Tests/Fixtures/Apps") + WalkApp.load("docs/examples/apps")) ?? []

  @Test(arguments: apps.indices)
  func `walks through apps go as they were approved`(index: Int) throws {
    let app = Self.apps[index]
    let isExample = app.name.hasPrefix("docs")
    let count = UInt64(isExample ? 12 : 24)
    let transcripts = (0..<count).map { Walk(app, seed: 500 + $0).transcript(steps: 12) }
    let name = app.name.split(separator: "/").last ?? ""
    try compare(transcripts, with: "walks/\(isExample ? "example" : "app")-\(name).txt")
  }

  @Test(arguments: GalleryState.elements)
  func `walks from the states of the gallery go as they were approved`(element: String) throws {
    let transcripts = try GalleryState.all.enumerated().filter { $1.element == element }
      .flatMap { index, state in
        let app = try WalkApp(state)
        return [700, 1700].map { Walk(app, seed: UInt64($0 + index)).transcript(steps: 8) }
      }
    try compare(transcripts, with: "walks/\(element).txt")
  }

  private func compare(_ transcripts: [String], with name: String) throws {
    #expect(try Golden.changes(in: name, transcripts.joined(separator: "\n")) == [])
  }
}
