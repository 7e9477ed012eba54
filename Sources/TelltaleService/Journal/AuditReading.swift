/// Lines of a journal, and what they say in all.
package struct AuditReading {
  package private(set) var past: AuditPast
  package private(set) var records: [AuditRecord] = []
  /// Lines that are none of a journal's.
  package private(set) var unread = 0
  private let keepsRecords: Bool

  /// - Parameters:
  ///   - most: answers that are kept.
  ///   - keepsRecords: whether `records` is filled.
  package init(most: Int, keepsRecords: Bool = false) {
    past = AuditPast(most: most)
    self.keepsRecords = keepsRecords
  }

  /// Takes the bytes of a file in.
  ///
  /// - Returns: How many of them are whole lines.
  @discardableResult
  package mutating func take(_ bytes: [UInt8]) -> Int {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
      guard let record = AuditRecord(line: line) else {
        unread += 1
        continue
      }
      past.take(record)
      if keepsRecords { records.append(record) }
    }
    return end
  }
}
