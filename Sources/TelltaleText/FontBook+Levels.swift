import TelltaleModel

extension FontBook {
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
