import TelltaleModel

/// Takes source text apart, one token at a time.
struct CodeScanner {
  var cursor: TextCursor
  let language: CodeTokens.Language

  /// `nil` at the end.
  mutating func next() -> CodeTokens.Token? {
    while true {
      cursor.skipSpace()
      if cursor.take("//") {
        _ = cursor.take { $0 != "\n" }
      } else if cursor.starts(with: "/*") {
        skipComment()
      } else {
        break
      }
    }
    let place = cursor.location
    guard let scalar = cursor.peek() else { return nil }
    if scalar == "\"" || scalar == "#" && rawMarks > 0 {
      return CodeTokens.Token(kind: .text(string()), location: place)
    }
    if scalar == "'", language != .swift {
      skipCharacter()
      return next(after: place)
    }
    if isLetter(scalar) {
      return CodeTokens.Token(kind: .word(cursor.take(while: isLetter)), location: place)
    }
    cursor.next()
    return CodeTokens.Token(kind: .sign(scalar), location: place)
  }

  /// A character in quotation marks stands as a number would: it is no text of a dialog.
  private func next(after place: SourceLocation) -> CodeTokens.Token {
    CodeTokens.Token(kind: .word("0"), location: place)
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
  }

  /// Comments hold comments in Swift and Kotlin.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if cursor.take("/*") {
        depth = language == .java ? 1 : depth + 1
      } else if cursor.take("*/") {
        depth -= 1
      } else {
        cursor.next()
      }
    } while depth > 0 && !cursor.isAtEnd
  }

  private mutating func skipCharacter() {
    cursor.next()
    while let scalar = cursor.next(), scalar != "'", scalar != "\n" {
      if scalar == "\\" { cursor.next() }
    }
  }

  /// How many number signs stand before a quotation mark here.
  private var rawMarks: Int {
    guard language == .swift else { return 0 }
    var count = 0
    while count < 16, cursor.peek(count) == "#" { count += 1 }
    return cursor.peek(count) == "\"" ? count : 0
  }

  /// What stands in quotation marks, with a word for what is put in when it runs.
  private mutating func string() -> String {
    let marks = rawMarks
    cursor.skip(marks)
    let isLong = cursor.take("\"\"\"")
    if !isLong { cursor.next() }
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: marks)
    let escape = "\\" + String(repeating: "#", count: marks)
    var text = String.UnicodeScalarView()
    while !cursor.isAtEnd, !cursor.take(end) {
      if !isLong, cursor.peek() == "\n" { break }
      if takesEscapes(isLong), cursor.take(escape) {
        unescape(into: &text)
      } else if language == .kotlin, cursor.peek() == "$", isInterpolation {
        skipKotlin()
        text.append(contentsOf: "%@".unicodeScalars)
      } else if let scalar = cursor.next() {
        text.append(scalar)
      }
    }
    return isLong ? CodeScanner.joined(String(text)) : String(text)
  }

  private func takesEscapes(_ isLong: Bool) -> Bool { language != .kotlin || !isLong }

  private mutating func unescape(into text: inout String.UnicodeScalarView) {
    switch cursor.next() {
    case "(" where language == .swift:
      skipInterpolation()
      text.append(contentsOf: "%@".unicodeScalars)
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "u":
      let isBraced = cursor.take("{")
      cursor.hexScalar(digits: isBraced ? 8 : 4).map { text.append($0) }
      if isBraced { _ = cursor.take("}") }
    case "\n": break
    case let scalar?: text.append(scalar)
    case nil: break
    }
  }

  /// To behind the bracket that closes it; texts inside may hold brackets.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let scalar = cursor.next() {
      switch scalar {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        while let inner = cursor.next(), inner != "\"", inner != "\n" {
          if inner == "\\" { cursor.next() }
        }
      default: break
      }
    }
  }

  private var isInterpolation: Bool {
    guard let next = cursor.peek(1) else { return false }
    return next == "{" || next == "_" || next.properties.isAlphabetic
  }

  private mutating func skipKotlin() {
    cursor.next()
    if cursor.take("{") {
      var depth = 1
      while depth > 0, let scalar = cursor.next() {
        if scalar == "{" { depth += 1 } else if scalar == "}" { depth -= 1 }
      }
    } else {
      _ = cursor.take(while: isLetter)
    }
  }

  /// A text over several lines without the indentation that it has in the source.
  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
