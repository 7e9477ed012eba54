import TelltaleServiceClient
import TelltaleSyntax

/// The lines of a journal, and the past that they add up to.
///
/// Lines that are no whole records are skipped and counted. Lines without a checksum are those of earlier
/// versions. They are taken, with a mark, as long as none with a checksum came before them.
package struct AuditReading {
  package private(set) var past: AuditPast
  package private(set) var records: [AuditRecord] = []
  /// The number of lines that are no whole records.
  package private(set) var unread = 0
  /// The number of records without a checksum.
  package private(set) var unsealed = 0
  /// The number of records that were taken though the ends of their lines are gone.
  package private(set) var joined = 0
  /// The bytes of lines that were half written.
  package private(set) var cut = 0
  /// The times of the first and the last record, in milliseconds since 1970.
  private(set) var oldest: Int?
  private(set) var newest: Int?
  private let keepsRecords: Bool
  /// True once a line with a checksum was there.
  private(set) var isSealed = false

  /// Creates a reading of an empty journal.
  ///
  /// - Parameters:
  ///   - most: The most answers that are kept.
  ///   - keepsRecords: True to fill `records`.
  package init(most: Int, keepsRecords: Bool = false) {
    self.init(past: AuditPast(most: most), keepsRecords: keepsRecords)
  }

  /// Creates a reading that goes on.
  ///
  /// - Parameters:
  ///   - past: The past that is known already.
  ///   - keepsRecords: True to fill `records`.
  init(past: AuditPast, keepsRecords: Bool = false) {
    self.past = past
    self.keepsRecords = keepsRecords
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, or a part that begins with a line.
  ///   - isSealed: True if lines with checksums came before them.
  /// - Returns: The number of bytes that are lines; behind these is half a line.
  @discardableResult
  package mutating func take(_ bytes: [UInt8], isSealed: Bool = false) -> Int {
    self.isSealed = isSealed
    let end = bytes.lastIndex(of: Self.lineEnd).map { $0 + 1 } ?? 0
    for line in bytes[..<end].split(separator: Self.lineEnd) where !take(line: line) {
      if !takeJoined(line).isEmpty { unread += 1 }
    }
    return takeTail(bytes[end...])
  }

  package static let lineEnd = UInt8(ascii: "\n")

  /// Takes a record; false where the line is none.
  private mutating func take(line: ArraySlice<UInt8>) -> Bool {
    let state = LineSeal.state(of: line)
    guard state == .whole || state == .absent && !isSealed else {
      isSealed = true
      return false
    }
    guard var record = AuditRecord(line: line) else { return false }
    if state == .absent {
      unsealed += 1
      record.details.append(.init("unsealed", true))
    } else {
      isSealed = true
    }
    past.take(record)
    if record.kind != .started {
      oldest = min(oldest ?? record.time, record.time)
      newest = max(newest ?? record.time, record.time)
    }
    if keepsRecords { records.append(record) }
    return true
  }

  /// Takes records whose line ends are gone; returns the bytes behind the last of them.
  private mutating func takeJoined(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let end = LineSeal.firstEnd(in: rest) {
      let piece = rest[..<end]
      rest = rest[end...]
      let start = Self.starts(in: piece).last ?? piece.startIndex
      // One byte may be what a line end has become.
      if start > piece.startIndex + 1 { unread += 1 }
      if take(line: piece[start...]) { joined += 1 } else { unread += 1 }
    }
    return rest
  }

  /// Takes the bytes after the last line end; returns the number of bytes that stay.
  private mutating func takeTail(_ tail: ArraySlice<UInt8>) -> Int {
    if tail.isEmpty || take(line: tail) { return tail.endIndex }
    let rest = takeJoined(tail)
    if rest.isEmpty { return tail.endIndex }
    guard Self.isHalf(rest) else {
      unread += 1
      return tail.endIndex
    }
    cut += rest.count
    return rest.startIndex
  }

  /// The beginning of each line. It occurs nowhere inside of one.
  private static let beginning = Array(#"{"time":"#.utf8)

  private static func starts(in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.indices.filter {
      bytes[$0] == beginning[0] && bytes[$0...].starts(with: beginning)
    }
  }

  /// True for the beginning of one line, and for the zeros that a file system leaves where power was cut.
  private static func isHalf(_ bytes: ArraySlice<UInt8>) -> Bool {
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    let written = bytes[..<end]
    return written.prefix(beginning.count).elementsEqual(beginning.prefix(written.count))
      && starts(in: written).count <= 1
  }
}
