/// The stretch of a text that differs from another.
package struct TextChange: Hashable, Sendable {
  /// Bytes of the old text.
  package let range: Range<Int>
  /// The text that stands there in the new one.
  package let text: String

  /// Compares two texts. Characters are replaced whole, and line ends are not parted.
  ///
  /// - Parameters:
  ///   - old: The bytes before the change, in UTF-8.
  ///   - new: The bytes after the change, in UTF-8.
  package init(from old: [UInt8], to new: [UInt8]) {
    var start = zip(old, new).prefix { $0 == $1 }.count
    // Characters are replaced whole.
    while start > 0,
      start < old.count && old[start] & 0xC0 == 0x80
        || start < new.count && start > 0 && new[start] & 0xC0 == 0x80
    { start -= 1 }
    var end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
    // Half of a line end could not be named as a position.
    if end > 0, start < old.count - end || start < new.count - end,
      old[old.count - end] == 0x0A, old.count > end, old[old.count - end - 1] == 0x0D
    {
      end -= 1
    }
    range = start..<old.count - end
    text = String(decoding: new[start..<new.count - end], as: UTF8.self)
  }
}
