import Foundation
import Glibc
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// What is no regular file in the place of a journal.
@Suite struct JournalKindTests {
  private let record = AuditRecord(.ended, 1, at: 1)

  private func put(_ kind: String, at path: String) throws {
    switch kind {
    case "a FIFO": #expect(mkfifo(path, 0o600) == 0)
    case "a directory": #expect(mkdir(path, 0o700) == 0)
    case "a symbolic link": #expect(symlink(path + ".elsewhere", path) == 0)
    default:
      var address = try #require(UnixAddress(path))
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #expect(address.withPointer { bind(descriptor, $0, $1) } == 0)
      close(descriptor)
    }
  }

  @Test(arguments: ["a FIFO", "a directory", "a symbolic link", "a socket"])
  func `a journal that is no regular file is told at the start, with what to do`(
    kind: String
  ) throws {
    let folder = try Files.folder([:])
    let path = "\(folder)/journal"
    try put(kind, at: path)
    // A link to a journal that somebody else can read or write is none of the service's.
    if kind == "a symbolic link" {
      try (record.line + "\n").write(
        toFile: path + ".elsewhere", atomically: false, encoding: .utf8)
    }
    do throws(RuntimeError) {
      _ = try AuditJournal(in: folder, ServiceLimits(), notices: Log().notices)
      Issue.record("opened")
    } catch {
      #expect(error.kind == .missingFile)
      #expect(
        error.message.contains("\(path): this is \(kind), expected a regular file"),
        "\(error.message)")
      #expect(error.message.contains("--state"))
    }
    var status = stat()
    #expect(lstat(path, &status) == 0 && SourceFile.unsuitable(status.st_mode) == kind)
  }

  @Test(arguments: ["a FIFO", "a directory", "a symbolic link", "a socket"])
  func `what takes the place of a journal that is written is told and put aside`(
    kind: String
  ) throws {
    let folder = try Files.folder([:])
    let path = "\(folder)/journal"
    let log = Log()
    let journal = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices)
    #expect(journal.append([record]) == nil)
    // A link leads to the journal itself, as it was.
    #expect(rename(path, path + ".elsewhere") == 0)
    try put(kind, at: path)
    #expect(journal.append([record]) == nil)
    #expect(log.lines.contains { $0.contains("was removed") }, "\(log.lines)")
    var status = stat()
    #expect(lstat(path, &status) == 0 && SourceFile.unsuitable(status.st_mode) == nil)
    #expect(lstat("\(folder)/journal.found", &status) == 0)
    #expect(SourceFile.unsuitable(status.st_mode) == kind)
  }

  @Test(arguments: ["a FIFO", "a directory", "a symbolic link", "a socket"])
  func `what is no regular file in the place of the journal before is passed over`(
    kind: String
  ) throws {
    let folder = try Files.folder([:])
    try put(kind, at: "\(folder)/journal.1")
    let other = AuditRecord(.asked, 7, at: 1, [.init("user", 1)])
    if kind == "a symbolic link" {
      try (other.line + "\n").write(
        toFile: "\(folder)/journal.1.elsewhere", atomically: false, encoding: .utf8)
    }
    let journal = try AuditJournal(in: folder, ServiceLimits(), notices: Log().notices)
    #expect(journal.past.open.isEmpty)
    #expect(journal.append([record]) == nil)
    #expect(journal.page(at: nil).records.filter { $0.kind != .started } == [record])
  }
}
