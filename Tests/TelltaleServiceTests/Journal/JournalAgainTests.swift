import Foundation
import Glibc
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// A journal that was begun anew begins with what is still asked for, which the one before it says as well: whoever reads
/// both is told of it once.
@Suite struct JournalAgainTests {
  private static var limits: ServiceLimits {
    var limits = ServiceLimits()
    limits.journalBytes = 4000
    return limits
  }

  private func journal(_ folder: String) throws -> AuditJournal {
    try AuditJournal(in: folder, Self.limits, notices: Log().notices)
  }

  private func asked(_ number: Int) -> AuditRecord {
    AuditRecord(
      .asked, number, at: number, [.init("user", 1), .init("key", .string("k\(number)"))])
  }

  /// Asks, answers and shows until it was begun anew, with a few more after that; all of it.
  private func fill(_ journal: AuditJournal, from first: Int = 1) -> [AuditRecord] {
    var all: [AuditRecord] = []
    let turn = journal.turn
    var number = first
    while journal.turn == turn || number % 5 != 0 {
      var records = [asked(number), AuditRecord(.shown, number, at: number, [.init("user", 1)])]
      if number % 3 != 0 {
        records.append(
          AuditRecord(
            .answered, number, at: number, [.init("user", 1), .init("outcome", "chosen")])
        )
      }
      #expect(journal.append(records) == nil)
      all += records
      number += 1
    }
    return all
  }

  /// All that it tells, part by part.
  private func told(
    _ journal: AuditJournal, _ next: (AuditJournal, AuditPlace?) -> AuditPage
  ) -> [AuditRecord] {
    var (records, place): ([AuditRecord], AuditPlace?) = ([], nil)
    for _ in 0..<100 {
      let page = next(journal, place)
      records += page.records.filter { $0.kind != .started }
      guard let next = page.next, next != journal.end else { return records }
      place = next
    }
    Issue.record("it never ends")
    return records
  }

  @Test func `a crash between two names of a journal loses none of it`() throws {
    let folder = try Files.folder([:])
    var expected: [AuditRecord] = []
    do {
      let journal = try journal(folder)
      expected = fill(journal)
    }
    // The journal before it has not its name yet, and another has.
    #expect(rename("\(folder)/journal.1", "\(folder)/journal.old") == 0)
    try Data("older\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/journal.1"))
    let journal = try journal(folder)
    #expect(told(journal) { $0.page(at: $1) } == expected)
    #expect(access("\(folder)/journal.old", F_OK) != 0)
  }

  @Test func `a crash before a journal is begun anew leaves it as it is`() throws {
    let folder = try Files.folder([:])
    do {
      #expect(try journal(folder).append([asked(1)]) == nil)
    }
    #expect(link("\(folder)/journal", "\(folder)/journal.old") == 0)
    let journal = try journal(folder)
    #expect(told(journal) { $0.page(at: $1) } == [asked(1)])
    #expect(access("\(folder)/journal.old", F_OK) != 0)
    #expect(access("\(folder)/journal.1", F_OK) != 0)
  }

  @Test func `each record is told once, while the service runs and after it began again`() throws {
    let folder = try Files.folder([:])
    var expected: [AuditRecord] = []
    do {
      let journal = try journal(folder)
      expected = fill(journal)
      #expect(told(journal) { $0.page(at: $1) } == expected)
      #expect(told(journal) { $0.news(after: $1) } == expected)
    }
    let journal = try journal(folder)
    #expect(told(journal) { $0.page(at: $1) } == expected)
    #expect(told(journal) { $0.news(after: $1) } == expected)
    #expect(journal.past.open.keys.allSatisfy { $0 % 3 == 0 } && !journal.past.open.isEmpty)
  }

  @Test func `where the journal before it has gone, what is said again is told`() throws {
    let folder = try Files.folder([:])
    let journal = try journal(folder)
    let all = fill(journal)
    #expect(unlink("\(folder)/journal.1") == 0)
    let open = all.filter { $0.kind == .asked && $0.number % 3 == 0 }.map(\.number)
    let records = told(journal) { $0.page(at: $1) }
    #expect(records.filter { $0.kind == .asked && $0.number % 3 == 0 }.map(\.number) == open)
    #expect(records.count < all.count)
  }

  @Test func `what a journal says again of one that was lost is told`() throws {
    let folder = try Files.folder([:])
    var last = 0
    do {
      let journal = try journal(folder)
      last = fill(journal).last?.number ?? 0
      #expect(journal.append([asked(last + 3)]) == nil)
      #expect(unlink("\(folder)/journal") == 0)
      #expect(journal.append([asked(last + 6)]) == nil)
      for records in [
        told(journal) { $0.page(at: $1) }, told(journal) { $0.news(after: $1) },
      ] {
        #expect(records.filter { $0.number == last + 3 }.count == 1)
        #expect(records.filter { $0.number == last + 6 }.count == 1)
      }
    }
    let journal = try journal(folder)
    #expect(told(journal) { $0.page(at: $1) }.filter { $0.number == last + 3 }.count == 1)
  }

  @Test func `only the first line of a journal, as it was written, says what comes again`() {
    let again = AuditJournal.head(
      [AuditRecord(.started, 3, at: 0, [.init("continued", true)]), asked(1), asked(2)],
      isAgain: true)
    let bytes = Array(again.map { $0 + "\n" }.joined().utf8)
    #expect(AuditReading.headBytes(of: bytes) == bytes.count)
    #expect(AuditReading.headBytes(of: bytes + Array(asked(9).line.utf8)) == bytes.count)
    #expect(AuditReading.headBytes(of: Array(bytes.dropLast())) == 0, "it has lost some of it")
    var damaged = bytes
    damaged[10] ^= 1
    #expect(AuditReading.headBytes(of: damaged) == 0)
    #expect(AuditReading.headBytes(of: []) == 0)
    let forged = AuditRecord(.started, 0, at: 0, [.init("again", .integer(.max))]).line + "\n"
    #expect(AuditReading.headBytes(of: Array(forged.utf8)) == 0)
    let own = AuditJournal.head([AuditRecord(.started, 3, at: 0), asked(1)], isAgain: false)
    #expect(AuditReading.headBytes(of: Array(own.map { $0 + "\n" }.joined().utf8)) == 0)
  }
}
