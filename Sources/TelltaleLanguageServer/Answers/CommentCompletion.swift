import TelltaleGuidelines
import TelltaleLint

/// What can be written in a comment that silences guidelines.
struct CommentCompletion {
  private let completion: Completion
  private let comment: Range<Int>
  private let offset: Int

  init(_ completion: Completion, _ comment: Range<Int>, _ offset: Int) {
    self.completion = completion
    self.comment = comment
    self.offset = offset
  }

  /// Ids of all guidelines that a scene can be checked for.
  static let ids = RuleBook.standard.rules.map(\.id)

  var items: [CompletionItem] {
    let bytes = completion.document.bytes
    let text = String(decoding: bytes[comment], as: UTF8.self)
    // What follows two dashes is for people.
    guard !text.contains(text: " -- ") else { return [] }
    let start =
      bytes[comment].lastIndex { [0x20, 0x09, 0x2C, 0x23].contains($0) }.map { $0 + 1 }
      ?? comment.lowerBound
    let words = text.dropFirst().split { $0 == " " || $0 == "," || $0 == "\t" }
    let isFirst = words.isEmpty || (words.count == 1 && start < offset)
    let typed = start..<offset
    guard isFirst else {
      return words[0].hasPrefix("telltale:") ? ids(completion.extended(typed)) : []
    }
    let written = String(decoding: bytes[typed], as: UTF8.self)
    return Directive.Reach.allCases.enumerated()
      .map { ($0, "telltale:" + $1.rawValue) }
      .filter { $1.hasPrefix(written) }
      .map { rank, word in
        CompletionItem(
          label: word, kind: .keyword, text: word + " ", range: completion.extended(typed),
          rank: rank)
      }
  }

  /// Those that something is found under come first.
  private func ids(_ range: Range<Int>) -> [CompletionItem] {
    let found = Set(completion.check.problems.map(\.finding.ruleName))
    return CommentCompletion.ids.enumerated().map { index, id in
      CompletionItem(
        label: id, kind: .reference, detail: "", doc: RuleBook.standard.rule(id)?.why, text: id,
        range: range, rank: (found.contains(id) ? 0 : 1_000) + index)
    }
  }
}
