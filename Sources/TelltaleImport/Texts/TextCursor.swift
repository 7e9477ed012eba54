import TelltaleModel

/// Goes through the characters of a text file and knows the place of each.
struct TextCursor {
  let file: String
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var line = 1
  private(set) var column = 1

  init(_ text: String, file: String) {
    self.file = file
    // A byte order mark is no character of the text.
    scalars = Array(
      text.unicodeScalars.first == "\u{FEFF}"
        ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...])
  }

  var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }
  var isAtEnd: Bool { index >= scalars.count }

  /// The character that many places on; `nil` behind the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    let place = index + offset
    return place < scalars.count ? scalars[place] : nil
  }

  func starts(with text: String) -> Bool {
    var place = index
    for scalar in text.unicodeScalars {
      guard place < scalars.count, scalars[place] == scalar else { return false }
      place += 1
    }
    return true
  }

  @discardableResult
  mutating func next() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    let scalar = scalars[index]
    index += 1
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    return scalar
  }

  mutating func skip(_ count: Int) {
    for _ in 0..<count { next() }
  }

  /// True where the text stands here, which is then behind.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    skip(text.unicodeScalars.count)
    return true
  }

  /// All characters up to the first that is not wanted.
  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek(), isWanted(scalar) {
      text.append(scalar)
      next()
    }
    return String(text)
  }

  /// Goes to behind a text; to the end, and false, where it does not come.
  mutating func skip(past text: String) -> Bool {
    while !isAtEnd {
      if take(text) { return true }
      next()
    }
    return false
  }

  mutating func skipSpace() {
    while let scalar = peek(), scalar.properties.isWhitespace { next() }
  }

  /// A character by its hexadecimal digits, at most that many.
  mutating func hexScalar(digits most: Int) -> Unicode.Scalar? {
    var value: UInt32 = 0
    var count = 0
    while count < most, let digit = peek().flatMap({ UInt32(String($0), radix: 16) }) {
      value = value << 4 | digit
      count += 1
      next()
    }
    return count == 0 ? nil : Unicode.Scalar(value)
  }
}
