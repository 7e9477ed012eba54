extension String {
  /// True where `part` stands in the text, byte for byte; an empty one stands nowhere.
  ///
  /// As `contains`, but without looking for the bounds of characters at each place: word lists are
  /// searched some thousand times for each scene. Lists and what is compared with them are folded
  /// alike before, so equal words are equal bytes.
  func holds(_ part: String) -> Bool {
    var text = self
    var part = part
    return text.withUTF8 { text in part.withUTF8 { ByteSearch.finds($0, in: text) } }
  }
}

private enum ByteSearch {
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
