import Foundation
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// How long records and answers are kept.
@Suite struct JournalAgeTests {
  private static let day = 86_400_000

  private var limits: ServiceLimits {
    var limits = ServiceLimits()
    limits.journalDays = 10
    return limits
  }

  private func asked(_ number: Int, on day: Int, key: String? = nil) -> AuditRecord {
    let key = key.map { [JSONValue.Member("key", .string($0))] } ?? []
    return AuditRecord(
      .asked, number, at: day * Self.day,
      [.init("user", 1)] + key + [.init("text", .string("text \(number)."))])
  }

  private func answered(_ number: Int, on day: Int) -> AuditRecord {
    AuditRecord(
      .answered, number, at: day * Self.day,
      [.init("user", 1), .init("outcome", "chosen"), .init("choice", "go")])
  }

  private func written(_ folder: String) -> String {
    ["journal.1", "journal"].compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }.joined()
  }

  /// Does all that is due by the end of a day; gives how often something was.
  @discardableResult
  private func expire(_ journal: AuditJournal, on day: Int) -> Int {
    var count = 0
    while journal.expire(at: day * Self.day + 1) != nil, count < 10 { count += 1 }
    return count
  }

  @Test func `a record is there for as long as is said, and gone after twice as long`() throws {
    let folder = try Files.folder([:])
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    for day in 100...200 {
      #expect(journal.append([asked(day, on: day, key: "k\(day)"), answered(day, on: day)]) == nil)
      expire(journal, on: day)
      let text = written(folder)
      for number in max(100, day - 9)...day {
        #expect(text.contains("text \(number)."), "on day \(day)")
      }
      for number in 100..<max(100, day - 20) {
        #expect(!text.contains("text \(number)."), "on day \(day)")
        #expect(journal.present.answer(to: "k\(number)", of: 1) == nil)
      }
      #expect(journal.present.answer(to: "k\(day)", of: 1) != nil)
    }
    expire(journal, on: 300)
    #expect(!written(folder).contains("text"))
    #expect(journal.expiry == nil)
  }

  @Test func `an open question stays, and its answer with it`() throws {
    let folder = try Files.folder([:])
    do {
      let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
      #expect(
        journal.append([asked(1, on: 1, key: "a"), asked(2, on: 1), answered(2, on: 2)]) == nil)
      for day in 2...40 { expire(journal, on: day) }
      #expect(journal.past.open.isEmpty)
    }
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    #expect(journal.past.open.keys.sorted() == [1])
    #expect(journal.append([answered(1, on: 41)]) == nil)
    for day in 41...50 { expire(journal, on: day) }
    #expect(journal.present.answer(to: "a", of: 1) != nil)
    // An answer that is older than its question, since the clock went back, opens nothing again.
    #expect(journal.append([asked(3, on: 60, key: "b"), answered(3, on: 49)]) == nil)
    for day in 60...100 { expire(journal, on: day) }
    let past = try AuditJournal(
      in: try copy(folder), limits, notices: Log().notices
    ).past
    #expect(past.open.isEmpty)
  }

  private func copy(_ folder: String) throws -> String {
    let copy = try Files.folder([:])
    for name in ["journal", "journal.1"] {
      try? FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(copy)/\(name)")
    }
    return copy
  }

  @Test func `without a limit nothing is ever due`() throws {
    let journal = try AuditJournal(
      in: try Files.folder([:]), ServiceLimits(), notices: Log().notices)
    #expect(journal.append([asked(1, on: 1)]) == nil)
    #expect(journal.expiry == nil && journal.expire(at: .max) == nil)
  }

  @Test func `what cannot be done is tried again after an hour, and nothing is lost`() throws {
    let folder = try Files.folder([:])
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    #expect(journal.append([asked(1, on: 1), answered(1, on: 1)]) == nil)
    // No file can be made beside it.
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-away")
    #expect(journal.expire(at: 20 * Self.day) != nil)
    #expect(journal.expiry == 20 * Self.day + 3_600_000)
    try FileManager.default.moveItem(atPath: folder + "-away", toPath: folder)
    #expect(written(folder).contains("text 1."))
    #expect(journal.expire(at: 20 * Self.day + 3_600_000) != nil)
    expire(journal, on: 21)
    #expect(!written(folder).contains("text 1."))
  }

  @Test func `what a crash or a stranger has left goes with the journal before`() throws {
    let folder = try Files.folder([:])
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    #expect(journal.append([asked(1, on: 1), answered(1, on: 5)]) == nil)
    expire(journal, on: 12)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/journal.1"))
    for name in ["journal.old", "journal.found"] {
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil))
    }
    expire(journal, on: 30)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left == ["journal"])
  }

  @Test func `whoever watches hears of everything once, whatever goes meanwhile`() throws {
    let journal = try AuditJournal(in: try Files.folder([:]), limits, notices: Log().notices)
    var (place, told): (AuditPlace?, [Int]) = (nil, [])
    for day in 100...150 {
      #expect(journal.append([asked(day, on: day, key: "k")]) == nil)
      expire(journal, on: day)
      #expect(journal.append([answered(day, on: day)]) == nil)
      while place != journal.end {
        let page = journal.news(after: place)
        told += page.records.filter { $0.kind == .answered }.map(\.number)
        place = page.next
      }
    }
    #expect(told == Array(100...150))
  }
}
