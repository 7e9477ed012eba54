import TelltaleInput
import TelltaleTestSupport
import Testing

@testable import TelltaleRecordings

/// What scripts and recordings are told to have wrong with them: what, where, and what to do, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct InputRefusalGoldenTests {
  @Test func `what scripts are refused for`() throws {
    let report = try Approved.report(Approved.cases("Refusals/scripts.txt")) { text in
      do throws(ScriptError) {
        _ = try ScriptReader.read(Array(text.utf8), file: "s")
        return []
      } catch {
        return [error.description]
      }
    }
    #expect(try Golden.changes(in: "refusals/scripts.txt", report) == [])
  }

  @Test func `what recordings are refused for`() throws {
    let report = try Approved.report(Approved.cases("Refusals/recordings.txt")) { text in
      do throws(RecordingError) {
        _ = try RecordingFile.read(Array(text.utf8), file: "r")
        return []
      } catch {
        return [error.description]
      }
    }
    #expect(try Golden.changes(in: "refusals/recordings.txt", report) == [])
  }
}
