import TelltaleServiceClient

/// What somebody wants to hear of the journal, as far as they may.
package struct AuditQuery: Hashable, Sendable {
  /// Where it goes on; `nil` from the beginning.
  package var place: AuditPlace?
  /// Only this question.
  package var number: Int?
  /// Only what this user has asked, shown and set; `nil` for all users.
  package var user: UInt32?

  package init(place: AuditPlace? = nil, number: Int? = nil, user: UInt32? = nil) {
    self.place = place
    self.number = number
    self.user = user
  }

  /// What whoever follows the journal is told of a record: what is set is for all to hear, who has set it is not.
  package func told(_ record: AuditRecord) -> AuditRecord? {
    if takes(record) { return record }
    guard record.kind == .set, number == nil else { return nil }
    return AuditRecord(.set, record.number, at: record.time, record.withoutPeer)
  }

  /// True for a record that they may hear and want to.
  package func takes(_ record: AuditRecord) -> Bool {
    guard record.kind != .started, number == nil || number == record.number else { return false }
    return user == nil || user == record.user
  }
}

/// A place in a journal: so many bytes into the one that was begun after so many others since the service began.
package struct AuditPlace: Hashable, Sendable, CustomStringConvertible {
  package var turn: Int
  package var offset: Int
  /// Lines with checksums came before it.
  package var isSealed: Bool

  package init(turn: Int, offset: Int = 0, isSealed: Bool = false) {
    self.turn = turn
    self.offset = offset
    self.isSealed = isSealed
  }

  /// Behind all that there is, wherever that is.
  static let end = AuditPlace(turn: .max)

  /// Reads what `description` says; `nil` for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard parts.count == 3, parts[0] >= -1, parts[1] >= 0 else { return nil }
    self.init(turn: parts[0], offset: parts[1], isSealed: parts[2] != 0)
  }

  package var description: String { "\(turn):\(offset):\(isSealed ? 1 : 0)" }
}

extension AuditPlace: Comparable {
  package static func < (one: AuditPlace, other: AuditPlace) -> Bool {
    (one.turn, one.offset) < (other.turn, other.offset)
  }
}

/// A part of a journal.
package struct AuditPage: Hashable, Sendable {
  package var records: [AuditRecord]
  /// Lines that are no whole records.
  package var unread: Int
  /// Where it goes on; `nil` at the end.
  package var next: AuditPlace?

  package init(records: [AuditRecord], unread: Int = 0, next: AuditPlace? = nil) {
    self.records = records
    self.unread = unread
    self.next = next
  }
}
