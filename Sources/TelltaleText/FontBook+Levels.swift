import TelltaleModel

extension FontBook {
  /// Whether the first character of a text that has a direction runs to the left; absent where none
  /// has one.
  package func firstIsRightToLeft(_ text: String) -> Bool? {
    BidiLevels.firstIsRightToLeft(DisplaySafe(text).scalars)
  }

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
