import Foundation
import Synchronization
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

@Suite struct AuditJournalTests {
  private func journal(_ folder: String, _ limits: ServiceLimits = ServiceLimits()) throws
    -> AuditJournal
  {
    try AuditJournal(in: folder, limits, notices: Log().notices)
  }

  private func asked(_ number: Int, key: String? = nil) -> AuditRecord {
    let key = key.map { [JSONValue.Member("key", .string($0))] } ?? []
    return AuditRecord(.asked, number, at: number, [.init("user", 1)] + key)
  }

  private func answered(_ number: Int) -> AuditRecord {
    AuditRecord(.answered, number, at: number, [.init("outcome", "chosen")])
  }

  @Test func `what was written is there again`() throws {
    let folder = try Files.folder([:])
    let records = [
      asked(1), asked(2, key: "a"), AuditRecord(.shown, 1, at: 5), answered(2), asked(3, key: "b"),
    ]
    do {
      let journal = try journal(folder)
      #expect(journal.append(records) == nil)
      #expect(journal.append([]) == nil)
    }
    let past = try journal(folder).past
    #expect(past.open.keys.sorted() == [1, 3])
    #expect(past.shown == [1])
    #expect(past.last == 3)
    #expect(past.answer(to: "a", of: 1)?.answered == records[3])
    #expect(past.answer(to: "a", of: 2) == nil)
    #expect(past.answer(to: "b", of: 1) == nil)
  }

  /// Wherever power is cut, what is left says of each question that it is open or what came of it, and never
  /// something that was not recorded.
  @Test func `a journal that was cut anywhere says nothing that was not`() throws {
    let records = [
      asked(1), asked(2, key: "ä"), AuditRecord(.shown, 2, at: 9), answered(2), answered(1),
    ]
    let bytes = records.map { Array(($0.line + "\n").utf8) }
    let whole = bytes.flatMap { $0 }
    var ends = [0]
    for line in bytes { ends.append((ends.last ?? 0) + line.count) }
    for cut in 0...whole.count {
      var expected = AuditPast(most: 5)
      // A line that lacks its end alone says all that it said.
      let count = ends.lastIndex { $0 <= cut + 1 } ?? 0
      for record in records.prefix(count) { expected.take(record) }
      var reading = AuditReading(most: 5)
      #expect(reading.take(Array(whole.prefix(cut))) == min(cut, ends[count]))
      #expect(reading.past == expected && reading.unread == 0)
      #expect(reading.cut == max(0, cut - ends[count]))
    }
  }

  @Test func `a line half written is cut off, and what comes after it can be read`() throws {
    let folder = try Files.folder(["journal": asked(1).line + "\n" + #"{"time":2,"ev"#])
    let first = try journal(folder)
    #expect(first.past.open.keys.sorted() == [1])
    #expect(first.append([answered(1)]) == nil)
    let text = try String(contentsOfFile: "\(folder)/journal", encoding: .utf8)
    #expect(text == asked(1).line + "\n" + answered(1).line + "\n")
  }

  @Test func `lines that are none are passed over, and told`() throws {
    let folder = try Files.folder(["journal": "hello\n" + asked(4).line + "\n[]\n"])
    let log = Log()
    let journal = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices)
    #expect(journal.past.open.keys.sorted() == [4])
    #expect(log.lines.first?.contains("skipped 2 lines that") == true)
  }

  @Test func `one service at a time has a journal`() throws {
    let folder = try Files.folder([:])
    let first = try journal(folder)
    #expect(throws: RuntimeError.self) { try journal(folder) }
    withExtendedLifetime(first) {}
  }

  @Test func `it is begun anew when it is long, and nothing that is asked for is lost`() throws {
    let folder = try Files.folder([:])
    var limits = ServiceLimits()
    limits.journalBytes = 4000
    limits.keptAnswers = 3
    do {
      let journal = try journal(folder, limits)
      #expect(journal.append([asked(1, key: "open"), AuditRecord(.shown, 1, at: 1)]) == nil)
      for number in 2...400 {
        #expect(journal.append([asked(number, key: "k\(number)"), answered(number)]) == nil)
      }
    }
    for name in ["journal", "journal.1"] {
      let size = try #require(
        try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.size] as? Int)
      #expect(size < 5000, "\(name)")
    }
    let past = try journal(folder, limits).past
    #expect(past.open.keys.sorted() == [1])
    #expect(past.shown == [1])
    #expect(past.last == 400)
    #expect(past.answers.keys.sorted() == [398, 399, 400])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "journal", "journal.1",
      ])
  }

  @Test(arguments: [0, 1])
  func `it is begun anew when it is longer than it may be, by one byte at least`(over: Int) throws {
    let first = asked(9).line + "\n"
    let folder = try Files.folder(["journal": first])
    var limits = ServiceLimits()
    limits.journalBytes = 2 * first.utf8.count - over
    let journal = try journal(folder, limits)
    #expect(journal.append([asked(1)]) == nil)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/journal.1") == (over == 1))
  }

  @Test func `a folder that cannot be had is told, with what to do`() throws {
    let folder = try Files.folder(["file": ""])
    do {
      _ = try journal("\(folder)/file/state")
      Issue.record("opened")
    } catch let error as RuntimeError {
      #expect(error.message.contains("ENOTDIR"))
      #expect(error.message.contains("--state"))
    }
  }
}
