import CShim
import Glibc
import TelltaleSyntax

/// The journal read while the service runs. It is read in parts, so that no reader delays the answers for others.
extension AuditJournal {
  /// The bytes that are read at once. A longer line is read whole.
  static let pageBytes = 1 << 17
  /// The bytes without a line end that are read at most: no record is as long.
  private static let longestLine = 1 << 24

  /// Returns a part of the journal, or of the one before it.
  ///
  /// - Parameter place: The place; `nil` for the beginning of the one before it.
  /// - Returns: Whole lines, and the place at which it goes on.
  package func page(at place: AuditPlace?) -> AuditPage {
    let place = place ?? AuditPlace(turn: earlierTurn ?? turn)
    if place.turn >= turn { return page(of: descriptor, at: place, isEarlier: false) }
    guard let earlierTurn else {
      return page(of: descriptor, at: AuditPlace(turn: turn), isEarlier: false)
    }
    let earlier = telltale_open(
      "\(folder)/\(Self.earlier)", O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, 0)
    defer { if earlier >= 0 { close(earlier) } }
    guard earlier >= 0, Self.isRegular(earlier) else {
      return page(of: descriptor, at: AuditPlace(turn: turn), isEarlier: false)
    }
    // One that was begun anew twice meanwhile is gone, and what came after it is read from its beginning.
    let known = place.turn == earlierTurn ? place : AuditPlace(turn: earlierTurn)
    return page(of: earlier, at: known, isEarlier: true)
  }

  /// The place behind the repeated records.
  private var head: AuditPlace {
    AuditPlace(turn: turn, offset: headBytes, isSealed: headBytes > 0)
  }

  /// The place behind all records.
  package var end: AuditPlace { AuditPlace(turn: turn, offset: size, isSealed: true) }

  /// Returns the records after a place.
  ///
  /// - Parameter place: A place that was given before; `nil` for the beginning of the journal before this one.
  /// - Returns: Whole lines, and the place at which it goes on, at the end as well. Records that a new journal
  ///   repeats are left out.
  package func news(after place: AuditPlace?) -> AuditPage {
    let place = place ?? AuditPlace(turn: earlierTurn ?? turn)
    guard place < end else { return AuditPage(records: [], next: end) }
    guard place.turn == turn || place.turn == earlierTurn else {
      return AuditPage(records: [], next: head)
    }
    var page = page(at: place)
    page.next = page.next ?? end
    return page
  }

  private func page(of descriptor: Int32, at place: AuditPlace, isEarlier: Bool) -> AuditPage {
    let (bytes, isEnd) = Self.lines(of: descriptor, at: place.offset)
    var reading = AuditReading(most: 0, keepsRecords: true)
    reading.take(bytes, isSealed: place.isSealed)
    var next: AuditPlace?
    if !isEnd {
      next = AuditPlace(
        turn: isEarlier ? earlierTurn ?? turn : turn, offset: place.offset + bytes.count,
        isSealed: reading.isSealed)
    } else if isEarlier {
      // What came between both is lost, where there is another between them: then nobody has told it yet.
      next = earlierTurn == turn - 1 ? head : AuditPlace(turn: turn)
    }
    return AuditPage(records: reading.records, unread: reading.unread, next: next)
  }

  /// Whole lines from an offset on; true where they are the last.
  private static func lines(of descriptor: Int32, at offset: Int) -> ([UInt8], isEnd: Bool) {
    var room = pageBytes
    while true {
      var bytes = [UInt8](repeating: 0, count: room)
      let count = max(0, pread(descriptor, &bytes, room, off_t(offset)))
      guard count == room else { return (Array(bytes[..<count]), true) }
      if let end = bytes.lastIndex(of: AuditReading.lineEnd) {
        return (Array(bytes[...end]), false)
      }
      if room >= longestLine { return (bytes, false) }
      room *= 2
    }
  }
}
