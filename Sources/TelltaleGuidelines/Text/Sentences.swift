/// Cuts a text into sentences, their closing marks included.
enum Sentences {
  /// `tokens` are those of the text, for languages that are written with spaces.
  static func split(_ text: String, tokens: [Token], isUnspaced: Bool) -> [String] {
    isUnspaced ? byMark(text) : byToken(tokens)
  }

  private static func byToken(_ tokens: [Token]) -> [String] {
    var sentences: [String] = []
    var words: [String] = []
    for token in tokens {
      words.append(token.string)
      // A colon announces what follows; the two are one sentence.
      guard token.endsSentence, !token.string.hasSuffix(":") else { continue }
      sentences.append(words.joined(separator: " "))
      words = []
    }
    return words.isEmpty ? sentences : sentences + [words.joined(separator: " ")]
  }

  private static func byMark(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var depth = 0
    for character in text {
      if character.isNewline { current = flush(current, &sentences); continue }
      let isClosing = "」』”）)】》".contains(character)
      if isClosing, depth == 0, current.isEmpty, !sentences.isEmpty {
        sentences[sentences.count - 1].append(character)
        continue
      }
      if "「『“（(【《".contains(character) { depth += 1 }
      if isClosing { depth = max(0, depth - 1) }
      current.append(character)
      if depth == 0, "。！？!?｡".contains(character) { current = flush(current, &sentences) }
    }
    _ = flush(current, &sentences)
    return sentences
  }

  private static func flush(_ sentence: String, _ sentences: inout [String]) -> String {
    let hasText = sentence.contains { $0.isLetter || $0.isNumber }
    if hasText {
      sentences.append(sentence)
    } else if let last = sentences.indices.last {
      // A second mark, as in "!?", belongs to the sentence before.
      sentences[last] += sentence
    }
    return ""
  }
}
