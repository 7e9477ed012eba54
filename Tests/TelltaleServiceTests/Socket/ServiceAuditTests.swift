import Foundation
import Glibc
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// What the service tells of its journal, and to whom.
@Suite struct ServiceAuditTests {
  private static var policy: ServicePolicy {
    var policy = ServicePolicy(rules: [
      .init(user: 0, asks: .critical, seesAll: true), .init(asks: .normal, opens: []),
    ])
    policy.limits.callsPerSecond = 10_000
    return policy
  }

  /// All records that a guest is told, part by part.
  private func audit(_ guest: ServiceGuest, id: String? = nil) throws -> [JSONValue] {
    var (records, place): ([JSONValue], JSONValue) = ([], .null)
    for _ in 0..<1000 {
      let reply = try part(guest, ["from": place, "id": id.map { .string($0) } ?? .null])
      #expect(reply.error == nil)
      records += reply.parameters["records"]?.items ?? []
      place = reply.parameters["next"] ?? .null
      if place == .null { return records }
    }
    Issue.record("it never ends")
    return []
  }

  private func part(_ guest: ServiceGuest, _ parameters: JSONValue) throws -> VarlinkReply {
    guest.call("Audit", parameters)
    for _ in 0..<100 {
      if let reply = try guest.replies().first { return reply }
      // More than a socket takes at once goes on once it is read.
      guest.goOn()
    }
    return try #require(nil, "no reply")
  }

  @Test func `nobody is told what another user was asked and has answered`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    let (one, other) = (try ServiceGuest(hand, user: 1), try ServiceGuest(hand, user: 2))
    one.ask(
      "alert: {title: Name?, fields: [{placeholder: Name}], buttons: [{title: Go, id: go}, {role: cancel}]}",
      [.init("key", "confidential")])
    hand.wait(3000)
    try hand.perform("tap field-1\nwait 1500\ntype jane\nkey enter\nwait 2000")
    _ = try one.replies()
    other.ask(Questions.print)
    try hand.perform("tap print")
    _ = try other.replies()
    let app = try ServiceGuest(hand, user: 1)
    app.open(["text": .string(Apps.pump)])
    app.leave()

    let own = try audit(other)
    #expect(own.compactMap { $0["event"]?.string } == ["asked", "shown", "armed", "answered"])
    #expect(own.allSatisfy { $0["user"] == 2 && $0["id"] == 2 })
    let text = own.map(\.line).joined()
    #expect(!text.contains("jane") && !text.contains("confidential") && !text.contains("Name"))
    #expect(try audit(other, id: "1").isEmpty)
    let theirs = try audit(one)
    #expect(theirs.contains { $0["fields"] == ["jane"] } && theirs.allSatisfy { $0["user"] == 1 })
    #expect(theirs.last?["event"] == "closed")
    let all = try audit(try ServiceGuest(hand, user: 0))
    #expect(all.count == own.count + theirs.count)
    #expect(try audit(try ServiceGuest(hand, user: 0), id: "2") == own)
  }

  @Test func `what was withdrawn, has ended and was set is its user's as well`() throws {
    let folder = try Files.folder([:])
    do {
      let hand = try ServiceHand(policy: Self.policy, folder: folder)
      let guests = try [1, 2].map { try ServiceGuest(hand, user: $0) }
      for guest in guests { guest.ask(Questions.print) }
      hand.wait(1000)
      guests[0].leave()
      hand.service.stop()
    }
    let hand = try ServiceHand(policy: Self.policy, folder: folder)
    for user in [UInt32(1), 2] {
      let told = try audit(try ServiceGuest(hand, user: user))
      #expect(told.last?["event"] == "ended")
      #expect(told.count >= 2 && told.allSatisfy { $0["user"]?.integer == Int(user) })
    }
  }

  @Test func `a long journal is told part by part, also while it is begun anew`() throws {
    var policy = Self.policy
    policy.limits.journalBytes = 600_000
    let hand = try ServiceHand(policy: policy)
    let root = try ServiceGuest(hand, user: 0)
    let text = String(repeating: "x", count: 1000)
    func record(_ number: Int) -> AuditRecord {
      AuditRecord(.ended, number, at: 1, [.init("user", 1), .init("reason", .string(text))])
    }
    for number in 1...400 { #expect(hand.journal.append([record(number)]) == nil) }
    #expect(try audit(root).count == 400)
    let first = try part(root, [:])
    #expect((first.parameters["records"]?.items?.count ?? 0) < 200)
    for number in 401...700 { #expect(hand.journal.append([record(number)]) == nil) }
    #expect(hand.journal.turn == 1)
    #expect(try audit(root).compactMap { $0["id"]?.integer } == Array(1...700))
    #expect(try part(root, ["from": first.parameters["next"] ?? .null]).error == nil)
    let long = AuditRecord(
      .ended, 800, at: 1,
      [.init("user", 1), .init("reason", .string(String(repeating: "y", count: 300_000)))])
    #expect(hand.journal.append([long]) == nil)
    #expect(try audit(root, id: "800").count == 1)
  }

  @Test(arguments: [
    "", "1", "a:b:c", "1:2", "-2:0:0", "0:-1:0", "9223372036854775808:0:0", "0:0:0:0", "::",
  ])
  func `a place that is none is named`(place: String) throws {
    let hand = try ServiceHand(policy: Self.policy)
    let guest = try ServiceGuest(hand, user: 1)
    guest.call("Audit", ["from": .string(place)])
    #expect(try guest.replies().first?.parameters["parameter"] == "from")
  }

  @Test(arguments: ["9223372036854775807:0:1", "0:9223372036854775807:1", "-1:7:0", "0:3:0"])
  func `a place that was never told holds no record of others`(place: String) throws {
    let hand = try ServiceHand(policy: Self.policy)
    let (guest, other) = (try ServiceGuest(hand, user: 1), try ServiceGuest(hand, user: 2))
    guest.ask(Questions.print)
    other.call("Audit", ["from": .string(place)])
    let reply = try #require(try other.replies().first)
    #expect(reply.error == nil && reply.parameters["records"] == [])
  }

  /// What is in a journal's folder, and what a second user can open of it.
  @Test func `another user can open nothing of what is kept`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, [.init("key", "k")])
    chmod(hand.folder, 0o755)
    var state = stat()
    for name in ["state", "state/journal"] {
      #expect(stat("\(hand.folder)/\(name)", &state) == 0)
      #expect(state.st_mode & 0o077 == 0, "\(name)")
    }
    guard geteuid() == 0 else { return }
    for (user, isRead) in [(geteuid(), true), (54_321, false)] {
      let cat = Process()
      cat.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      cat.arguments = [
        "--reuid", "\(user)", "--regid", "\(user)", "--clear-groups", "cat",
        "\(hand.folder)/state/journal",
      ]
      cat.standardOutput = FileHandle.nullDevice
      cat.standardError = FileHandle.nullDevice
      try cat.run()
      cat.waitUntilExit()
      #expect((cat.terminationStatus == 0) == isRead, "user \(user)")
    }
  }
}
