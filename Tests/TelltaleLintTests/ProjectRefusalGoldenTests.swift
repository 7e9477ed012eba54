import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// What settings of projects are told to have wrong with them: what, where, and what to do, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct ProjectRefusalGoldenTests {
  @Test func `what settings of projects are refused for`() throws {
    let projects = try Approved.report(Approved.cases("Refusals/settings.txt")) { text in
      do throws(LoadErrors) {
        _ = try ProjectFile.read(Array(text.utf8), file: "telltale.yaml")
        return []
      } catch {
        return error.all.map(\.description)
      }
    }
    #expect(try Golden.changes(in: "refusals/settings.txt", projects) == [])
  }
}
