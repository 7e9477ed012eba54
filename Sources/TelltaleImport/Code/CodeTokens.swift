import TelltaleModel
import TelltaleSyntax

/// The words, signs and texts of a source file, without comments, and which bracket closes which.
struct CodeTokens {
  enum Language { case swift, kotlin, java }

  enum Kind: Hashable {
    case word(String)
    case text(String)
    case sign(Unicode.Scalar)
  }

  struct Token {
    var kind: Kind
    var location: SourceLocation
  }

  private(set) var all: [Token] = []
  /// By the place of an opening bracket, that of the one that closes it.
  private(set) var closing: [Int: Int] = [:]
  /// The braces around each token: the place of the innermost one that is open.
  private var scopes: [Int?] = []

  /// Of a file that is longer than the limit only the beginning is read.
  init(_ text: String, file: String, _ language: Language) {
    var scanner = CodeScanner(cursor: TextCursor(text, file: file), language: language)
    while all.count < Limits.codeTokens, let token = scanner.next() { all.append(token) }
    match()
  }

  private mutating func match() {
    var open: [(sign: Unicode.Scalar, place: Int)] = []
    var braces: [Int] = []
    for (place, token) in all.enumerated() {
      scopes.append(braces.last)
      guard case .sign(let sign) = token.kind else { continue }
      switch sign {
      case "(", "[", "{":
        open.append((sign, place))
        if sign == "{" { braces.append(place) }
      case ")", "]", "}":
        guard let last = open.last, CodeTokens.pairs[last.sign] == sign else { continue }
        open.removeLast()
        if sign == "}" { braces.removeLast() }
        closing[last.place] = place
      default: break
      }
    }
  }

  private static let pairs: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]

  func word(_ place: Int) -> String? {
    guard all.indices.contains(place), case .word(let word) = all[place].kind else { return nil }
    return word
  }

  func text(_ place: Int) -> String? {
    guard all.indices.contains(place), case .text(let text) = all[place].kind else { return nil }
    return text
  }

  func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
    all.indices.contains(place) && all[place].kind == .sign(sign)
  }

  /// Where the braces end that a token stands in; the end of the file for those that stand in none.
  func scopeEnd(of place: Int) -> Int {
    scopes[place].flatMap { closing[$0] } ?? all.count
  }

  /// What stands between the bracket at a place and the one that closes it; empty where none does.
  func inside(_ place: Int) -> Range<Int> {
    guard let end = closing[place] else { return place..<place }
    return place + 1..<end
  }

  struct Argument {
    /// `title` of `title: x`, and of `title = x`.
    var label: String?
    var range: Range<Int>
  }

  /// The arguments between the brackets at a place.
  func arguments(_ place: Int) -> [Argument] {
    var arguments: [Argument] = []
    let whole = inside(place)
    var (start, index) = (whole.lowerBound, whole.lowerBound)
    while index < whole.upperBound {
      if let end = closing[index] {
        index = end + 1
      } else {
        if isSign(",", index) {
          arguments.append(argument(start..<index))
          start = index + 1
        }
        index += 1
      }
    }
    if start < whole.upperBound { arguments.append(argument(start..<whole.upperBound)) }
    return arguments
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let place = range.lowerBound
    let isLabel =
      isSign(":", place + 1) || isSign("=", place + 1) && !isSign("=", place + 2)
    guard isLabel, range.count > 2, let label = word(place) else {
      return Argument(label: nil, range: range)
    }
    return Argument(label: label, range: place + 2..<range.upperBound)
  }
}
