import Foundation
import TelltaleTestSupport
import TelltaleWalks
import Testing

/// What walks by chance bring about, compared with what was approved: every answer, every event, the
/// focus, what is due, and every pixel. Where one of them differs, something that people notice has
/// changed. `tools/goldens` writes them anew.
@Suite struct WalkGoldenTests {
  private static let folder = GalleryState.folder + "/../../Goldens/walks"
  private static let records = ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil
  private static let apps = (try? WalkApp.load("docs/examples/apps")) ?? []

  @Test(arguments: apps.indices)
  func `walks through the example apps go as they were approved`(index: Int) throws {
    let app = Self.apps[index]
    let transcripts = (0..<UInt64(24)).map { Walk(app, seed: 500 + $0).transcript(steps: 12) }
    let name = app.name.split(separator: "/").last ?? ""
    try compare(transcripts, with: "app-\(name).txt")
  }

  @Test(arguments: GalleryState.elements)
  func `walks from the states of the gallery go as they were approved`(element: String) throws {
    let transcripts = try GalleryState.all.enumerated().filter { $1.element == element }
      .flatMap { index, state in
        let app = try WalkApp(state)
        return [700, 1700].map { Walk(app, seed: UInt64($0 + index)).transcript(steps: 8) }
      }
    try compare(transcripts, with: "\(element).txt")
  }

  private func compare(_ transcripts: [String], with name: String) throws {
    let file = URL(filePath: "\(Self.folder)/\(name)").standardized
    let text = transcripts.joined(separator: "\n")
    if Self.records {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: file)
    }
    let approved = try String(contentsOf: file, encoding: .utf8)
    guard approved != text else { return }
    let (old, new) = (approved.lines, text.lines)
    let index = zip(old, new).prefix { $0 == $1 }.count
    let walk = new[..<min(index + 1, new.count)].last { $0.hasPrefix("#") } ?? ""
    let was = index < old.count ? old[index] : "the end"
    let now = index < new.count ? new[index] : "the end"
    Issue.record(
      """
      \(name) line \(index + 1), \(walk): was "\(was)" and is "\(now)"; look at the change, then \
      accept it with tools/goldens
      """)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
