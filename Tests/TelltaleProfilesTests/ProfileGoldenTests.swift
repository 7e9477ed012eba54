import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

/// Every value of the shipped profiles, as `telltale profile show` prints them, compared with what was
/// approved: what a platform looks and behaves like changes by decision, never by the way.
///
/// `tools/goldens` writes them anew.
@Suite struct ProfileGoldenTests {
  @Test(arguments: Platforms.names)
  func `each platform's values are as approved`(name: String) throws {
    let listing = try Platforms.library.load(name).listing(origin: false)
    #expect(try Golden.changes(in: "profiles/\(name).yaml", listing) == [])
  }

  @Test func `a golden is there for each platform and for nothing else`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder + "/profiles")
      .sorted()
    #expect(files == Platforms.names.sorted().map { "\($0).yaml" })
  }
}
