extension FontFile {
  /// The first table of a face that reaches past the end of the file, as of one that was not copied
  /// whole; `nil` where all of them are there, and for files of a kind that has no such list.
  ///
  /// Only the list is read, so a file of any size is checked at once.
  func cutTable(ofFace index: UInt32) -> String? {
    var list = 0
    if number(at: 0) == Self.collection {
      guard let place = number(at: 12 + 4 * Int(index)) else { return Self.listName }
      list = Int(place)
    }
    guard let kind = number(at: list) else { return Self.listName }
    guard Self.kinds.contains(kind) else { return nil }
    guard let count = number(at: list + 4).map({ Int($0 >> 16) }) else { return Self.listName }
    for entry in 0..<count {
      let place = list + 12 + 16 * entry
      guard let tag = number(at: place), let offset = number(at: place + 8),
        let length = number(at: place + 12)
      else { return Self.listName }
      if Int(offset) + Int(length) > bytes.count { return Self.name(tag) }
    }
    return nil
  }

  private static let listName = "list of tables"
  private static let collection: UInt32 = 0x7474_6366
  /// TrueType, OpenType with PostScript outlines, and what Apple calls them.
  private static let kinds: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031]

  private func number(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func name(_ tag: UInt32) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return letters.allSatisfy { 0x20..<0x7F ~= $0 }
      ? "table \(String(decoding: letters.filter { $0 != 0x20 }, as: UTF8.self))"
      : "table 0x\(String(tag, radix: 16))"
  }
}
