/// The value of an attribute or a property of a drawing.
struct DrawingValue {
  let text: String

  /// What it refers to inside of the drawing: ids in `url(#id)`.
  ///
  /// - Returns: nil where it calls or refers to anything else.
  var references: [String]? {
    // Signs that CSS reads otherwise than they look.
    guard !text.contains("\\"), !text.contains("@"), !text.contains(text: "/*") else { return nil }
    var found: [String] = []
    var rest = text[...]
    while let bracket = rest.firstIndex(of: "(") {
      let name = rest[..<bracket].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let call = String(name.reversed()).lowercased()
      let inside = rest[rest.index(after: bracket)...]
      guard DrawingWords.functions.contains(call), let end = inside.firstIndex(of: ")") else {
        return nil
      }
      if call == "url" {
        guard let id = Self.id(inside[..<end]) else { return nil }
        found.append(id)
      }
      rest = inside[inside.index(after: end)...]
    }
    return found
  }

  /// `#id`, with or without quotation marks.
  private static func id(_ text: Substring) -> String? {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    if let quote = text.first, quote == "'" || quote == "\"", text.count > 2, text.last == quote {
      text = text.dropFirst().dropLast()
    }
    return reference(String(text))
  }

  /// The id that a link names; nil where it leads out of the drawing.
  static func reference(_ link: String) -> String? {
    let id = link.dropFirst()
    let isName = id.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || ["-", "_", ".", ":"].contains($0)
    }
    return link.first == "#" && !id.isEmpty && isName ? String(id) : nil
  }
}
