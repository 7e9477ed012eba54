import CShim
import Glibc
import TelltaleSyntax

/// The journal read while the service runs, a part at a time, so that no reader holds up who is to be answered.
extension AuditJournal {
  /// Bytes that are read at once; a line that is longer is read whole.
  static let pageBytes = 1 << 17
  /// Bytes of which none ends a line: no record is as long.
  private static let longestLine = 1 << 24

  /// What stands at a place of the journal, or of the one before it.
  ///
  /// - Parameter place: `nil` for where the one before it begins.
  /// - Returns: Whole lines, and where it goes on.
  package func page(at place: AuditPlace?) -> AuditPage {
    let place = place ?? AuditPlace(turn: turn - 1)
    if place.turn >= turn { return page(of: descriptor, at: place, isEarlier: false) }
    let earlier = telltale_open(
      "\(folder)/\(Self.earlier)", O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, 0)
    guard earlier >= 0 else {
      return page(of: descriptor, at: AuditPlace(turn: turn), isEarlier: false)
    }
    defer { close(earlier) }
    // One that was begun anew twice meanwhile is gone, and what came after it is read from its beginning.
    let known = place.turn == turn - 1 ? place : AuditPlace(turn: turn - 1)
    return page(of: earlier, at: known, isEarlier: true)
  }

  private func page(of descriptor: Int32, at place: AuditPlace, isEarlier: Bool) -> AuditPage {
    let (bytes, isEnd) = Self.lines(of: descriptor, at: place.offset)
    var reading = AuditReading(most: 0, keepsRecords: true)
    reading.take(bytes, isSealed: place.isSealed)
    var next: AuditPlace?
    if !isEnd {
      next = AuditPlace(
        turn: isEarlier ? turn - 1 : turn, offset: place.offset + bytes.count,
        isSealed: reading.isSealed)
    } else if isEarlier {
      next = AuditPlace(turn: turn)
    }
    return AuditPage(records: reading.records, unread: reading.unread, next: next)
  }

  /// Whole lines from an offset on, and whether they are the last.
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
