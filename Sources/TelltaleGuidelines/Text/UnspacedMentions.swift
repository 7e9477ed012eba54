/// Finds 「削除」を押す and 点击“删除” in texts without spaces.
struct UnspacedMentions {
  private let passage: Passage
  private let text: String
  private let labels: [String]

  init(_ passage: Passage, _ labels: [String]) {
    self.passage = passage
    text = passage.folded
    self.labels = labels.filter { !$0.isEmpty }
  }

  var all: [ButtonMention] {
    labels.flatMap { label in
      occurrences(of: Folding.fold(label)).compactMap { range in
        let found = passage.isJapanese ? verb(after: range) : verb(before: range)
        return found.map { verb, word in
          ButtonMention(
            passage: passage, title: label, spelling: spelling(label), word: word, verb: verb)
        }
      }
    }
  }

  /// Letters of other scripts may be capitalised otherwise than on the button.
  private func spelling(_ label: String) -> String {
    Folding.narrowed(passage.string).contains(text: Folding.narrowed(label))
      ? label : Folding.fold(label)
  }

  private func occurrences(of label: String) -> [Range<String.Index>] {
    text.ranges(ofText: label)
  }

  /// The object comes first: title, closing quote, "button", particle, verb.
  private func verb(after range: Range<String.Index>) -> (ButtonMention.Verb, String)? {
    var rest = text[range.upperBound...]
    if let next = rest.first, Self.closing.contains(next) { rest.removeFirst() }
    for noun in ["ボタン", "キー"] where rest.hasPrefix(noun) { rest.removeFirst(noun.count) }
    for particle in ["を", "が", "で"] where rest.hasPrefix(particle) { rest.removeFirst() }
    return verb { rest.hasPrefix($0) }
  }

  /// The verb comes first: verb, opening quote, title, and then something that ends the name.
  private func verb(before range: Range<String.Index>) -> (ButtonMention.Verb, String)? {
    var before = text[..<range.lowerBound]
    let isQuoted = before.last.map { Self.opening.contains($0) } ?? false
    if isQuoted { before.removeLast() }
    if before.last == " " { before.removeLast() }
    guard isQuoted || closesName(text[range.upperBound...]) else { return nil }
    return verb { before.hasSuffix($0) }
  }

  /// 选择保存以… names a button, 选择保存位置 does not.
  private func closesName(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    if !next.isLetter { return true }
    return [
      "以", "来", "來", "可", "即", "后", "後", "将", "將", "按钮", "按鈕", "键", "鍵", "则", "則", "或", "就", "会",
      "會", "继续", "和",
    ]
    .contains { rest.hasPrefix($0) }
  }

  private func verb(where matches: (String) -> Bool) -> (ButtonMention.Verb, String)? {
    let verbs: [ButtonMention.Verb] = [.neutral, .tap, .other]
    for verb in verbs {
      if let word = passage.lexicon.phrases(verb.rawValue).first(where: matches) {
        return (verb, word)
      }
    }
    return nil
  }

  private static let opening: Set<Character> = ["「", "『", "“", "\"", "【", "《", "[", "'"]
  private static let closing: Set<Character> = ["」", "』", "”", "\"", "】", "》", "]", "'"]
}
