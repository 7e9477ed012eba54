/// A word of a text that is written with spaces.
struct Token: Hashable, Sendable {
  /// As written, punctuation included.
  let string: String
  /// Without punctuation at its ends, and with plain quotes and half-width letters.
  let core: String
  /// The core in lower case.
  let folded: String
  /// Inside quotation marks: somebody else's words, or a title.
  var isQuoted = false
  /// Part of a proper name of the lexicon.
  var isName = false
  var startsSentence = false
  var endsSentence = false

  init(_ string: Substring) {
    self.string = String(string)
    let narrow = Substring(Folding.narrowed(String(string)))
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber }
    let start = narrow.firstIndex(where: isPart) ?? narrow.endIndex
    let end = narrow.lastIndex(where: isPart).map { narrow.index(after: $0) } ?? start
    core = String(narrow[start..<end])
    folded = core.lowercased()
  }

  var isCapitalized: Bool { core.first?.isUppercase ?? false }

  /// True for iPhone, USB-C, 5G, example.com and the like, whose letters are as they are.
  var hasFixedForm: Bool {
    core.contains { $0.isNumber || "._@&/\\".contains($0) }
      || core.dropFirst().contains(where: \.isUppercase)
  }

  /// Two letters or more, all of them capitals.
  var isAllCapitals: Bool {
    let letters = core.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }
}
