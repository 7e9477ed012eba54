/// A search for bytes in bytes.
enum ByteSearch {
  /// True where `part` stands in `text`, byte for byte; an empty part stands nowhere.
  static func finds(
    _ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = part.first, part.count <= text.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      if matches(part, text, from: start) { return true }
    }
    return false
  }

  private static func matches(
    _ part: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    for index in 1..<max(1, part.count) where text[start + index] != part[index] { return false }
    return true
  }
}
