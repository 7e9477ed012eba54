import TelltaleModel

extension FontBook {
  /// Returns the direction of the first character that has one.
  ///
  /// - Parameter text: The text, of which the first 64 KiB count.
  /// - Returns: True where it runs to the left; `nil` where no character has a direction.
  package func firstIsRightToLeft(_ text: String) -> Bool? {
    BidiLevels.firstIsRightToLeft(DisplaySafe(text).scalars)
  }

  /// Returns the bidi levels of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: A text without line feeds.
  ///   - isRightToLeft: True where the paragraph as a whole begins at the right.
  /// - Returns: A level for each byte of its UTF-8; odd levels run to the left.
  package func levels(in paragraph: String, isRightToLeft: Bool) -> [UInt8] {
    let text = DisplaySafe(paragraph)
    let levels = BidiLevels.levels(of: text.scalars[...], isRightToLeft: isRightToLeft)
    var level: UInt8 = isRightToLeft ? 1 : 0
    var answer = [UInt8](repeating: level, count: paragraph.utf8.count)
    for index in text.scalars.indices {
      if text.startsCluster[index] { level = levels[index] }
      for byte in text.offsets[index]..<text.offsets[index + 1] { answer[byte] = level }
    }
    return answer
  }
}
