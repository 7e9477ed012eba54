import Foundation
import Glibc
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// Who can open what a journal says.
@Suite struct JournalFolderTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func service(_ folder: String, _ log: Log = Log()) throws {
    let limits = ServiceLimits()
    let journal = try AuditJournal(in: folder, limits, notices: log.notices)
    #expect(journal.append([AuditRecord(.ended, 1, at: 1)]) == nil)
  }

  @Test func `a new journal is its owner's alone`() throws {
    let folder = try Files.folder([:]) + "/state"
    try service(folder)
    #expect(mode(folder) == 0o700)
    #expect(mode("\(folder)/journal") == 0o600)
  }

  @Test func `what an earlier version has left open to a group is closed at the start`() throws {
    let line = AuditRecord(.ended, 1, at: 1).line + "\n"
    let folder = try Files.folder(["journal": line, "journal.1": line])
    for name in ["journal", "journal.1"] { chmod("\(folder)/\(name)", 0o644) }
    chmod(folder, 0o750)
    try service(folder)
    #expect(mode(folder) == 0o700)
    #expect(mode("\(folder)/journal") == 0o600 && mode("\(folder)/journal.1") == 0o600)
  }

  @Test func `a folder with other files stays as it is, the journal in it does not`() throws {
    let folder = try Files.folder(["journal": "", "theirs": "a", "journal.txt": "b"])
    for name in ["journal", "theirs", "journal.txt"] { chmod("\(folder)/\(name)", 0o644) }
    chmod(folder, 0o755)
    let log = Log()
    try service(folder, log)
    #expect(mode(folder) == 0o755)
    #expect(mode("\(folder)/theirs") == 0o644 && mode("\(folder)/journal.txt") == 0o644)
    #expect(mode("\(folder)/journal") == 0o600)
    #expect(log.lines.contains { $0.contains("has other files") })
  }
}
