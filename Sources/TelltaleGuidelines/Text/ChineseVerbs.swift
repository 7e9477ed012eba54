/// The verbs of Chinese of two characters, and those of three that end in 化.
package struct ChineseVerbs: Sendable {
  /// In the order of their bytes, a space between them.
  let words: StaticString

  /// The verbs of a list.
  ///
  /// - Parameter words: Verbs in the order of their bytes, with a space between them.
  package init(words: StaticString) { self.words = words }

  /// Whether a text begins with one: 移除账号.
  func begins(_ text: String) -> Bool {
    [2, 3].contains { text.count >= $0 && WordTable.has(String(text.prefix($0)), in: words) }
  }

  /// Whether a text begins or ends with one: 安装更新, 立即安装, 不安装; but not 附近加油站.
  func frame(_ text: String) -> Bool {
    let body = text.drop { "不请請再去仅僅".contains($0) }
    return [2, 3].contains { length in
      [text.prefix(length), body.prefix(length), text.suffix(length)].contains {
        $0.count == length && WordTable.has(String($0), in: words)
      }
    }
  }
}
