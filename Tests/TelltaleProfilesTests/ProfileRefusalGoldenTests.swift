import Foundation
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

/// What profiles are told to have wrong with them: what, where, and what to do, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct ProfileRefusalGoldenTests {
  @Test func `what profiles are refused for`() throws {
    let folder = try TemporaryFolder()
    let library = ProfileLibrary(path: SearchPath(folders: [folder.path, Platforms.folder]))
    let profiles = try Approved.report(Approved.cases("Refusals/profiles.txt")) { text in
      let base = text.hasPrefix("extends") ? "" : "extends: kiosk\n"
      let file = try folder.write("p.yaml", base + text + "\n")
      do throws(LoadErrors) {
        let loaded = try library.load(file)
        return ProfileCheck.complaints(about: loaded).map { brief($0.description, folder) }
      } catch {
        return error.all.map { brief($0.description, folder) }
      }
    }
    #expect(try Golden.changes(in: "refusals/profiles.txt", profiles) == [])
  }

  /// Without the folders that profiles stand in.
  private func brief(_ text: String, _ folder: TemporaryFolder) -> String {
    [folder.path, Platforms.folder].reduce(text) {
      $0.replacingOccurrences(of: $1 + "/", with: "")
    }
  }
}
