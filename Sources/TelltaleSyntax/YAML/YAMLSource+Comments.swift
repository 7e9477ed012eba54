/// Comments that were hardly meant as such: `title: Track #5` says "Track".
extension YAMLSource {
  /// Whether there may be one at all: a number sign with a space before it and none behind it.
  var mayCutOff: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.dropFirst().dropLast().contains { index in
        bytes[index] == UInt8(ascii: "#") && bytes[index - 1] == UInt8(ascii: " ")
          && bytes[index + 1] > UInt8(ascii: "#")
      }
    }
  }

  /// Whether what stands behind a plain text belongs to it: a number or, where nothing stands before it, a colour;
  /// behind several words another word.
  ///
  /// Comments stand further off, have a space behind their sign, or say more than a word.
  ///
  /// - Parameters:
  ///   - text: What was read.
  ///   - line: Where it ends, as libyaml counts.
  ///   - column: The same on its line.
  /// - Returns: True where the text is cut off.
  func cutsOff(_ text: String, line: Int, column: Int) -> Bool {
    let rest = YAMLLine(self, line).text(from: column)
    guard rest.hasPrefix(" #") else { return false }
    let words = rest.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
    guard let word = words.first, let first = word.first else { return false }
    if first.isNumber { return true }
    if text.isEmpty { return [3, 4, 6, 8].contains(word.count) && word.allSatisfy(\.isHexDigit) }
    let isMarker = Self.markers.contains(word.prefix { $0.isLetter }.lowercased())
    return first.isLetter && words.count == 1 && text.contains(" ") && !isMarker
  }

  /// What comments begin with that are for tools and colleagues.
  private static let markers: Set<String> = [
    "todo", "fixme", "xxx", "hack", "note", "noqa", "nolint", "nosec", "noinspection", "region",
    "endregion",
    "yamllint", "prettier",
  ]

  /// Whether nothing but white space follows a place, as libyaml counts.
  func isEnd(line: Int, column: Int) -> Bool {
    let here = YAMLLine(self, line)
    return here.text(from: column).allSatisfy(\.isWhitespace) && bytes.count { $0 == 0x0A } <= line
  }
}
