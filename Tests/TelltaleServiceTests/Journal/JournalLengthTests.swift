import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// How long a journal becomes, how often it is begun anew, and what is kept in it.
@Suite struct JournalLengthTests {
  private func asked(
    _ number: Int, user: Int = 1, key: String? = nil, bytes: Int = 0
  ) -> AuditRecord {
    let key = key.map { [JSONValue.Member("key", .string($0))] } ?? []
    return AuditRecord(
      .asked, number, at: number,
      [.init("user", .integer(user))] + key
        + [.init("text", .string(String(repeating: "x", count: bytes)))])
  }

  private func answered(_ number: Int, bytes: Int = 2) -> AuditRecord {
    AuditRecord(
      .answered, number, at: number,
      [
        .init("outcome", "chosen"),
        .init("choice", .string(String(repeating: "y", count: bytes))),
      ])
  }

  private func size(_ folder: String) throws -> Int {
    try #require(
      try FileManager.default.attributesOfItem(atPath: "\(folder)/journal")[.size] as? Int)
  }

  @Test func `answers to long questions are kept, and their texts are not`() throws {
    let folder = try Files.folder([:])
    var limits = ServiceLimits()
    limits.journalBytes = 400_000
    do {
      let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
      for number in 1...60 {
        let records = [asked(number, key: "k\(number)", bytes: 24_000), answered(number)]
        #expect(journal.append(records) == nil)
      }
      #expect(journal.turn <= 4, "1.4 MB make 400 kB full three times")
    }
    #expect(try size(folder) <= limits.journalBytes)
    let past = try AuditJournal(in: folder, limits, notices: Log().notices).past
    #expect(past.answers.count == 60)
    #expect(past.records.reduce(0) { $0 + $1.line.utf8.count } < 20_000)
  }

  @Test func `a journal that begins long is begun anew only once it is twice as long`() throws {
    let folder = try Files.folder([:])
    var limits = ServiceLimits()
    limits.journalBytes = 65_536
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    for number in 1...10 {
      #expect(journal.append([asked(number, key: "k\(number)", bytes: 20_000)]) == nil)
    }
    let before = journal.turn
    for number in 100..<400 {
      #expect(journal.append([AuditRecord(.ended, number, at: 1)]) == nil)
    }
    #expect(journal.turn <= before + 1)
    #expect(try size(folder) < 500_000)
  }

  @Test func `a journal that is too long at the start is begun anew`() throws {
    let text = (1...500).map { AuditRecord(.ended, $0, at: 1).line + "\n" }.joined()
    let folder = try Files.folder(["journal": text])
    var limits = ServiceLimits()
    limits.journalBytes = 10_000
    let journal = try AuditJournal(in: folder, limits, notices: Log().notices)
    #expect(try size(folder) < 200)
    #expect(journal.past.last == 500)
  }

  @Test func `a user's answers have so many bytes, and push out nobody else's`() {
    var past = AuditPast(most: 10, bytesPerUser: 3_000)
    past.take(asked(1, user: 2, key: "other"))
    past.take(answered(1))
    for number in 2...40 {
      past.take(asked(number, key: "k\(number)"))
      past.take(answered(number, bytes: number % 2 == 0 ? 900 : 0))
    }
    let own = past.answers.values.filter { $0.asked.user == 1 }
    #expect(own.reduce(0) { $0 + $1.asked.line.utf8.count + $1.answered.line.utf8.count } <= 3_000)
    #expect(past.answer(to: "k40", of: 1) != nil && past.answer(to: "k2", of: 1) == nil)
    for number in 41...90 {
      past.take(asked(number, key: "k\(number)"))
      past.take(answered(number, bytes: 0))
    }
    #expect(past.answers.count == 10)
    #expect(past.answer(to: "other", of: 2) != nil)
  }

  @Test func `an answer that is longer than a user may have is kept until the next`() {
    var past = AuditPast(most: 20, bytesPerUser: 1_000)
    for (number, bytes) in [(1, 5_000), (2, 10)] {
      past.take(asked(number, key: "k\(number)"))
      past.take(answered(number, bytes: bytes))
      #expect(past.answers.keys.sorted() == [number])
    }
  }

  @Test func `above the highest number of all the lowest that is free comes next`() {
    var past = AuditPast(most: 20)
    #expect(past.next == 1)
    past.take(AuditRecord(.ended, AuditRecord.numbers.upperBound - 1, at: 1))
    #expect(past.next == AuditRecord.numbers.upperBound)
    past.take(asked(past.next, key: "last"))
    #expect(past.next == 1)
    past.take(asked(1))
    past.take(asked(2, key: "k"))
    past.take(answered(2))
    #expect(past.next == 3)
  }

  @Test(arguments: ["unlinked", "cut off", "replaced", "written to", "its folder removed"])
  func `a journal that somebody takes away is begun anew, and told`(how: String) throws {
    let folder = try Files.folder([:]) + "/state"
    let log = Log()
    let path = "\(folder)/journal"
    do {
      let journal = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices)
      #expect(journal.append([asked(1, key: "a"), asked(2, key: "b"), answered(2)]) == nil)
      switch how {
      case "unlinked": try FileManager.default.removeItem(atPath: path)
      case "cut off": try Data().write(to: URL(fileURLWithPath: path))
      case "replaced": try "theirs".write(toFile: path, atomically: true, encoding: .utf8)
      case "written to":
        let handle = try #require(FileHandle(forWritingAtPath: path))
        handle.seekToEndOfFile()
        handle.write(Data("theirs".utf8))
      default: try FileManager.default.removeItem(atPath: folder)
      }
      #expect(journal.append([AuditRecord(.shown, 1, at: 3)]) == nil)
      #expect(log.lines.count { $0.contains("while the service ran") } == 1, "\(log.lines)")
      #expect(journal.append([asked(3)]) == nil)
      #expect(log.lines.count == 1)
    }
    let past = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices).past
    #expect(past.open.keys.sorted() == [1, 3] && past.shown == [1])
    #expect(past.answer(to: "b", of: 1) != nil)
    if how == "replaced" {
      #expect(try String(contentsOfFile: "\(folder)/journal.found", encoding: .utf8) == "theirs")
    }
  }
}
