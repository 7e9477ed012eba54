import TelltaleSyntax

/// A text of a web app as ICU's MessageFormat has it: `{count, plural, one {# file} other {# files}}`.
///
/// Each character is read once or twice, and forms stand inside of each other within a limit.
struct MessageFormat {
  private struct Broken: Error {}

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// From there on no apostrophe closes what another one opens.
  private var lastQuote: Int

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    lastQuote = scalars.count
  }

  /// The text that people read: of forms the one for all others, of arguments a word or a number, also those of other
  /// libraries (`{{name}}`, `%{name}`). A text that is no such format stands as it is.
  static func filled(_ text: String) -> String {
    let signs = Set("{}'%".utf8)
    guard text.utf8.contains(where: signs.contains) else { return text }
    var format = MessageFormat(text)
    do throws(Broken) {
      return String(try format.message(depth: 0, isOfNumber: false))
    } catch {
      return text
    }
  }

  /// Up to the brace that closes it, or the end of the text.
  private mutating func message(
    depth: Int, isOfNumber: Bool
  ) throws(Broken) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    while index < scalars.count, depth == 0 || scalars[index] != "}" {
      switch scalars[index] {
      case "}": throw Broken()
      case "{": result.append(contentsOf: try argument(depth, isOfNumber))
      case "#" where isOfNumber:
        result.append(contentsOf: Placeholders.number.unicodeScalars)
        index += 1
      case "'": apostrophe(isOfNumber, into: &result)
      case "%": percent(into: &result)
      case let scalar:
        result.append(scalar)
        index += 1
      }
    }
    return result
  }

  /// What stands in the place of `{name}`, `{when, date, short}` or forms.
  private mutating func argument(
    _ depth: Int, _ isOfNumber: Bool
  ) throws(Broken) -> String.UnicodeScalarView {
    index += 1
    if index < scalars.count, scalars[index] == "{" { return try doubled().unicodeScalars }
    let name = word()
    if take("}") { return Placeholders.word.unicodeScalars }
    guard !name.isEmpty, take(",") else { throw Broken() }
    let type = word()
    switch type {
    case "plural", "selectordinal", "select":
      guard take(","), depth < Limits.formDepth else { throw Broken() }
      return try forms(depth, isOfNumber: isOfNumber || type != "select")
    case "": throw Broken()
    default:
      try skipStyle()
      let isNumber = ["number", "ordinal", "spellout"].contains(type)
      return (isNumber ? Placeholders.number : Placeholders.word).unicodeScalars
    }
  }

  /// The form for all others, of `=0 {none} one {a file} other {# files}}`.
  private mutating func forms(
    _ depth: Int, isOfNumber: Bool
  ) throws(Broken) -> String.UnicodeScalarView {
    var other: String.UnicodeScalarView?
    skipSpace()
    while !take("}") {
      let name = take { !$0.properties.isWhitespace && $0 != "{" && $0 != "}" }
      guard !name.isEmpty else { throw Broken() }
      skipSpace()
      // Numbers are counted from another one on; `offset: 1` has a space in it.
      if isOfNumber, name.hasPrefix("offset:") {
        if name == "offset:" { _ = take { !$0.properties.isWhitespace && $0 != "{" } }
        skipSpace()
        continue
      }
      guard take("{") else { throw Broken() }
      let text = try message(depth: depth + 1, isOfNumber: isOfNumber)
      guard take("}") else { throw Broken() }
      if name == "other", other == nil { other = text }
      skipSpace()
    }
    guard let other else { throw Broken() }
    return other
  }

  /// `{{name}}`, `{{- name}}` and `{{size, number}}` of i18next, whose `count` is always a number.
  private mutating func doubled() throws(Broken) -> String {
    index += 1
    let inside = take { $0 != "{" && $0 != "}" }
    let parts = inside.split(separator: ",", maxSplits: 1).map { part in
      part.drop { $0 == " " || $0 == "-" }.prefix { $0 != " " && $0 != "(" }
    }
    guard let name = parts.first, !name.isEmpty, take("}"), take("}") else { throw Broken() }
    return name == "count" || parts.last == "number" ? Placeholders.number : Placeholders.word
  }

  /// To behind the brace that ends the argument; a style may have braces and quotations of its own.
  private mutating func skipStyle() throws(Broken) {
    var open = 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "{": open += 1
      case "}":
        open -= 1
        if open == 0 { return }
      case "'":
        _ = take { $0 != "'" }
        guard take("'") else { throw Broken() }
      default: break
      }
    }
    throw Broken()
  }
}

/// Apostrophes, percent signs and words.
extension MessageFormat {
  /// Two are one; one before a brace quotes what follows up to the next, and any other stands for itself, so does one
  /// behind a letter: “l’{name}” is no quotation to libraries that have none.
  private mutating func apostrophe(
    _ isOfNumber: Bool, into result: inout String.UnicodeScalarView
  ) {
    let isElision = index > 0 && scalars[index - 1].properties.isAlphabetic
    index += 1
    if take("'") {
      result.append("'")
    } else if !(isElision && scalars[index...].starts(with: ["{"])), quotes(isOfNumber),
      let (text, end) = quotation()
    {
      result.append(contentsOf: text)
      index = end
    } else {
      result.append("'")
    }
  }

  /// Two braces are another library's, which has apostrophes as they are.
  private func quotes(_ isOfNumber: Bool) -> Bool {
    guard index < lastQuote else { return false }
    switch scalars[index] {
    case "{": return !scalars[(index + 1)...].starts(with: ["{"])
    case "}": return true
    case "#": return isOfNumber
    default: return false
    }
  }

  /// What is quoted from here on, and where that ends; `nil`, once for a text, where it does not.
  private mutating func quotation() -> (text: String.UnicodeScalarView, end: Int)? {
    var text = String.UnicodeScalarView()
    var place = index
    while place < scalars.count {
      if scalars[place] == "'" {
        guard scalars[(place + 1)...].starts(with: ["'"]) else { return (text, place + 1) }
        place += 1
      }
      text.append(scalars[place])
      place += 1
    }
    lastQuote = index
    return nil
  }

  private mutating func percent(into result: inout String.UnicodeScalarView) {
    if let (end, filler) = Placeholders.format(scalars, at: index) {
      result.append(contentsOf: filler.unicodeScalars)
      index = end
    } else {
      result.append("%")
      index += 1
    }
  }

  /// A name with the space around it.
  private mutating func word() -> String {
    skipSpace()
    let word = take { $0.properties.isAlphabetic || "0123456789_.-$@".unicodeScalars.contains($0) }
    skipSpace()
    return word
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count, isWanted(scalars[index]) {
      text.append(scalars[index])
      index += 1
    }
    return String(text)
  }
}
