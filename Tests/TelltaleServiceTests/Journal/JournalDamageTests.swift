import Foundation
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// A journal on a disk that does not keep what was written: nothing is told that was not, and what is lost is said.
@Suite struct JournalDamageTests {
  private let records = [
    AuditRecord(.asked, 1, at: 5, [.init("user", 7), .init("key", "ä"), .init("text", "a \"b\"")]),
    AuditRecord(.shown, 1, at: 6, [.init("user", 7)]),
    AuditRecord(
      .answered, 1, at: 7,
      [.init("user", 7), .init("outcome", "cancelled"), .init("choice", .null)]),
    AuditRecord(.ended, 2, at: 8, [.init("user", 8), .init("reason", "gone")]),
  ]

  /// As a service has written them: what comes first has nothing in it that counts.
  private var bytes: [UInt8] {
    let all = [AuditRecord(.started, 0, at: 0)] + records
    return Array(all.map { $0.line + "\n" }.joined().utf8)
  }

  private func reading(_ bytes: [UInt8]) -> AuditReading {
    var reading = AuditReading(most: 10, keepsRecords: true)
    reading.take(bytes)
    return reading
  }

  /// What it says that was never written.
  private func forged(_ reading: AuditReading) -> [AuditRecord] {
    reading.records.filter { $0.kind != .started && !records.contains($0) }
  }

  @Test func `no bit that flips makes another record, and each that loses one is counted`() {
    let whole = bytes
    for index in whole.indices {
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << bit
        let reading = reading(damaged)
        #expect(forged(reading).isEmpty, "byte \(index), bit \(bit)")
        let isTold = reading.unread + reading.cut + reading.joined + reading.unsealed > 0
        #expect(isTold, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func `no bytes that are gone or others make another record`() {
    let whole = bytes
    var chance = Chance(seed: 5)
    for _ in 0..<2000 {
      var damaged = whole
      let start = chance.below(whole.count)
      let range = start..<min(whole.count, start + 1 + chance.below(40))
      switch chance.below(3) {
      case 0: damaged.removeSubrange(range)
      case 1: damaged.replaceSubrange(range, with: [UInt8](repeating: 0, count: range.count))
      default: damaged.replaceSubrange(range, with: range.map { _ in UInt8(chance.below(256)) })
      }
      #expect(forged(reading(damaged)).isEmpty, "\(range)")
    }
  }

  @Test(arguments: ["", "\0", " ", "J"])
  func `a journal whose line ends are gone says what it said, and that they are gone`(
    instead: String
  ) throws {
    let text = records.map(\.line).joined(separator: instead) + instead
    let folder = try Files.folder(["journal": text])
    let log = Log()
    let more = AuditRecord(.ended, 9, at: 9)
    do {
      let journal = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices)
      #expect(journal.past.answer(to: "ä", of: 7)?.answered == records[2])
      #expect(journal.past.last == 2)
      #expect(log.lines.contains { $0.contains("without a line end") }, "\(log.lines)")
      #expect(journal.append([more]) == nil)
    }
    let again = reading(
      Array(try String(contentsOfFile: "\(folder)/journal", encoding: .utf8).utf8))
    #expect(again.records == records + [more])
  }

  @Test func `half a line is cut off and told; a tail of anything else stays and is told`() throws {
    for (tail, words) in [
      (#"{"time":12,"event":"as"#, "half-written line of 22 bytes"),
      ("\0\0\0\0", "half-written line of 4 bytes"),
      (#"{"time":12,"ev{"time":13,"id"#, "skipped 1 line that"),
      ("#!/bin/sh", "skipped 1 line that"),
    ] {
      let folder = try Files.folder(["journal": records[0].line + "\n" + tail])
      let log = Log()
      let journal = try AuditJournal(in: folder, ServiceLimits(), notices: log.notices)
      #expect(log.lines.contains { $0.contains(words) }, "\(log.lines)")
      #expect(journal.append([records[1]]) == nil)
      let text = try String(contentsOfFile: "\(folder)/journal", encoding: .utf8)
      #expect(reading(Array(text.utf8)).records == Array(records.prefix(2)))
      #expect(text.contains(tail) == words.contains("skipped"))
    }
  }

  @Test func `lines of earlier versions are taken and marked, before those with checksums alone`()
    throws
  {
    let old = #"{"time":1,"event":"asked","id":4,"user":7,"key":"k","text":"a"}"#
    let before = reading(Array((old + "\n" + records[0].line + "\n").utf8))
    #expect(before.records.map(\.number) == [4, 1])
    #expect(before.records[0]["unsealed"] == true && before.records[1]["unsealed"] == nil)
    #expect(before.unsealed == 1 && before.unread == 0)
    let after = reading(Array((records[0].line + "\n" + old + "\n").utf8))
    #expect(after.records == [records[0]])
    #expect(after.unread == 1)
    // The mark stays with what is carried over into a new journal.
    #expect(before.past.records.contains { $0.number == 4 && $0["unsealed"] == true })
  }

  @Test(arguments: [
    #""event":"asked","id":9223372036854775807,"user":1,"key":"a","text":"x""#,
    #""event":"asked","id":9223372036854775806,"user":1,"key":"a","text":"x""#,
    #""event":"ended","id":18014398509481984"#, #""event":"started","id":-1"#,
    #""event":"asked","id":3,"user":-1,"key":"a","text":"x""#,
    #""event":"asked","id":3,"user":4294967296,"key":"a","text":"x""#,
    #""event":"asked","id":3,"text":"x""#, #""event":"asked","id":1e3,"user":1"#,
    #""event":"answered","id":3,"outcome":"wihdrawn""#, #""event":"answered","id":3"#,
  ])
  func `a record with what no service has written is passed over`(members: String) {
    let line = #"{"time":1,"# + members + "}"
    for text in [line, LineSeal.sealed(line)] {
      let reading = reading(Array((text + "\n").utf8))
      #expect(reading.records.isEmpty && reading.unread == 1 && reading.past.last == 0, "\(text)")
    }
  }

  @Test func `the checksum is the one of zlib`() {
    #expect(LineSeal.checksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }
}
