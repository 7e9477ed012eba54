import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

/// Every value of the shipped profiles, as `telltale profile show` prints them, compared with what was
/// approved: what a platform looks and behaves like changes by decision, never by the way.
///
/// `tools/goldens` writes them anew.
@Suite struct ProfileGoldenTests {
  private static let folder = Platforms.folder + "/../Tests/Goldens/profiles"
  private static let records = ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil

  @Test(arguments: Platforms.names)
  func `each platform's values are as approved`(name: String) throws {
    let listing = try Platforms.library.load(name).listing(origin: false)
    let file = URL(filePath: "\(Self.folder)/\(name).yaml")
    if Self.records {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(listing.utf8).write(to: file)
    }
    let approved = try String(contentsOf: file, encoding: .utf8)
    guard listing != approved else { return }
    let (old, new) = (lines(approved), lines(listing))
    let changes =
      old.filter { !new.contains($0) }.map { "-\($0)" }
      + new.filter { !old.contains($0) }.map { "+\($0)" }
    Issue.record(
      "\(name): \(changes.joined(separator: "; ")); accept it with tools/goldens if it is meant")
  }

  @Test func `a golden is there for each platform and for nothing else`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(files == Platforms.names.sorted().map { "\($0).yaml" })
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
