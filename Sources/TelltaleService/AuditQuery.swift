import TelltaleServiceClient

/// The part of the journal that a client wants to hear, as far as it may.
package struct AuditQuery: Hashable, Sendable {
  /// The place at which it goes on; `nil` for the beginning.
  package var place: AuditPlace?
  /// The number of the only question that is wanted; `nil` for all.
  package var number: Int?
  /// The user whose questions, screens and settings are told; `nil` for all users.
  package var user: UInt32?

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - place: The place at which it goes on; `nil` for the beginning.
  ///   - number: The number of the only question that is wanted; `nil` for all.
  ///   - user: The user whose records are told; `nil` for all users.
  package init(place: AuditPlace? = nil, number: Int? = nil, user: UInt32? = nil) {
    self.place = place
    self.number = number
    self.user = user
  }

  /// Returns what a client that follows the journal is told of a record.
  ///
  /// - Parameter record: A record of the journal.
  /// - Returns: The record; a setting of another user without that user's name; `nil` for nothing.
  package func told(_ record: AuditRecord) -> AuditRecord? {
    if takes(record) { return record }
    guard record.kind == .set, number == nil else { return nil }
    return AuditRecord(.set, record.number, at: record.time, record.withoutPeer)
  }

  /// Tests whether a client may hear a record, and wants to.
  ///
  /// - Parameter record: A record of the journal.
  /// - Returns: False for records of other users or questions than those wanted, and for the start of the journal.
  package func takes(_ record: AuditRecord) -> Bool {
    guard record.kind != .started, number == nil || number == record.number else { return false }
    return user == nil || user == record.user
  }
}

/// A place in a journal: an offset in bytes, and the number of times that the journal was begun anew since the
/// service began.
package struct AuditPlace: Hashable, Sendable, CustomStringConvertible {
  /// The number of times that the journal was begun anew; -1 for the file of an earlier service.
  package var turn: Int
  /// The bytes from the beginning of the file.
  package var offset: Int
  /// True if lines with checksums came before it.
  package var isSealed: Bool

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - turn: The number of times that the journal was begun anew since the service began.
  ///   - offset: The bytes from the beginning of the file.
  ///   - isSealed: True if lines with checksums came before it.
  package init(turn: Int, offset: Int = 0, isSealed: Bool = false) {
    self.turn = turn
    self.offset = offset
    self.isSealed = isSealed
  }

  /// The place behind all records, wherever that is.
  static let end = AuditPlace(turn: .max)

  /// Reads a place from the text that `description` writes; `nil` for any other text.
  ///
  /// - Parameter text: Three numbers between colons.
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
  /// The number of lines that are no whole records.
  package var unread: Int
  /// The place at which it goes on; `nil` at the end.
  package var next: AuditPlace?

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - records: The records, the oldest first.
  ///   - unread: The number of lines that are no whole records.
  ///   - next: The place at which it goes on; `nil` at the end.
  package init(records: [AuditRecord], unread: Int = 0, next: AuditPlace? = nil) {
    self.records = records
    self.unread = unread
    self.next = next
  }
}
