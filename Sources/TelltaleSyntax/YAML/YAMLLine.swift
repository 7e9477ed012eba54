/// A line of a YAML text, to find out what is wrong with it.
struct YAMLLine {
  private let scalars: [Unicode.Scalar]

  /// - number: from 0; a line that is not there is empty.
  init(_ source: YAMLSource, _ number: Int) {
    let bytes = source.bytes
    var start = bytes.startIndex
    for _ in 0..<max(0, number) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else {
        start = bytes.endIndex
        break
      }
      start = end + 1
    }
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
  }

  func scalar(at column: Int) -> Unicode.Scalar? {
    scalars.indices.contains(column) ? scalars[column] : nil
  }

  func text(before column: Int) -> String {
    String(String.UnicodeScalarView(scalars.prefix(column)))
  }

  func text(from column: Int) -> String {
    String(String.UnicodeScalarView(scalars.dropFirst(column)))
  }

  /// White space at the line's beginning that is neither space nor tab, which YAML takes for text.
  var strangeIndent: (column: Int, name: String)? {
    for (column, scalar) in scalars.enumerated() {
      if scalar == " " || scalar == "\t" { continue }
      return YAMLLine.name(ofStrange: scalar).map { (column, $0) }
    }
    return nil
  }

  /// What a character is called that looks like a space and is none; nil for others.
  static func name(ofStrange scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xA0: return "a no-break space (U+00A0)"
    case 0x3000: return "an ideographic space (U+3000)"
    case 0x200B, 0xFEFF: break
    default: guard scalar.value > 0x7F, scalar.properties.isWhitespace else { return nil }
    }
    return "a space that is none of ASCII (U+\(String(scalar.value, radix: 16, uppercase: true)))"
  }

  /// Where a number sign begins a comment that was hardly meant as one: one space before it, a letter or a digit
  /// behind it.
  var comment: Int? {
    scalars.indices.dropFirst(2).first { column in
      scalars[column] == "#" && scalars[column - 1] == " " && scalars[column - 2] != " "
        && column + 1 < scalars.count && scalars[column + 1].properties.isAlphanumeric
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
