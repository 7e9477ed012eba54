import TelltaleModel
import TelltaleSyntax

/// As much of XML as files of texts have: tags, attributes, texts, comments, CDATA and the entities that need no
/// declaration. A document type is refused, so nothing can be declared and nothing is fetched; only the line that
/// property lists begin with is passed over where somebody asks for that.
struct XMLReader {
  enum Piece {
    case open(name: String, attributes: [String: String], isEmpty: Bool, at: SourceLocation)
    case close(name: String, at: SourceLocation)
    case text(String, at: SourceLocation)
  }

  struct Fault: Error {
    var location: SourceLocation
    var message: String
  }

  private var cursor: TextCursor
  private var open: [String] = []
  /// True until the line of property lists has come, or a tag.
  private var mayNameType: Bool

  /// - Parameters:
  ///   - text: the whole file.
  ///   - file: what messages call it.
  ///   - isPropertyList: whether `<!DOCTYPE plist PUBLIC "…" "…">` may stand before the first tag, once.
  init(_ text: String, file: String, isPropertyList: Bool = false) {
    cursor = TextCursor(text, file: file)
    mayNameType = isPropertyList
  }

  /// The next piece; `nil` at the end of a file that is whole. Throws what is wrong with it.
  mutating func next() throws(Fault) -> Piece? {
    while !cursor.isAtEnd {
      let place = cursor.location
      if cursor.take("<!--") {
        guard cursor.skip(past: "-->") else { throw fault(place, "the comment does not end") }
      } else if cursor.take("<![CDATA[") {
        return .text(try cdata(place), at: place)
      } else if cursor.take("<?") {
        guard cursor.skip(past: "?>") else { throw fault(place, "the instruction does not end") }
      } else if cursor.starts(with: "<!") {
        guard skipType() else {
          throw fault(place, "a document type or declaration, which is not read")
        }
      } else if cursor.take("</") {
        return try closing(place)
      } else if cursor.take("<") {
        return try opening(place)
      } else {
        return .text(try text(), at: place)
      }
    }
    if let last = open.last { throw fault(cursor.location, "<\(last)> is not closed") }
    return nil
  }

  /// False where something else stands here than the line of property lists, or more: what is declared between
  /// brackets would be left to somebody who believes it.
  private mutating func skipType() -> Bool {
    guard mayNameType, cursor.take("<!DOCTYPE") else { return false }
    mayNameType = false
    for word in ["plist", "PUBLIC"] {
      guard takeSpace(), cursor.take(word) else { return false }
    }
    guard takeSpace(), takeQuoted(), takeSpace(), takeQuoted() else { return false }
    cursor.skipSpace()
    return cursor.take(">")
  }

  private mutating func takeSpace() -> Bool {
    let start = cursor.index
    cursor.skipSpace()
    return cursor.index > start
  }

  private mutating func takeQuoted() -> Bool {
    guard cursor.take("\"") else { return false }
    _ = cursor.take { $0 != "\"" && $0 != "<" && $0 != ">" }
    return cursor.take("\"")
  }

  private func fault(_ place: SourceLocation, _ message: String) -> Fault {
    Fault(location: place, message: message)
  }

  private mutating func cdata(_ place: SourceLocation) throws(Fault) -> String {
    var text = String.UnicodeScalarView()
    while !cursor.isAtEnd {
      if cursor.take("]]>") { return String(text) }
      if let scalar = cursor.next() { text.append(scalar) }
    }
    throw fault(place, "the CDATA section does not end")
  }

  private mutating func text() throws(Fault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = cursor.peek(), scalar != "<" {
      if scalar == "&" {
        text.append(try entity())
      } else {
        text.append(scalar)
        cursor.next()
      }
    }
    return String(text)
  }

  private mutating func entity() throws(Fault) -> Unicode.Scalar {
    let place = cursor.location
    cursor.next()
    let name = cursor.take { $0 != ";" && $0 != "<" && $0 != "&" && !$0.properties.isWhitespace }
    guard cursor.take(";") else { throw fault(place, "& stands for itself only as &amp;") }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let digits = name.dropFirst()
    let code =
      !name.hasPrefix("#")
      ? nil : digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = code.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
      throw fault(place, "\(Quoted.text("&\(name);")) is no entity that is known")
    }
    return scalar
  }

  private mutating func name() -> String {
    cursor.take { scalar in
      scalar.properties.isAlphabetic || "0123456789:_-.".unicodeScalars.contains(scalar)
    }
  }

  private mutating func closing(_ place: SourceLocation) throws(Fault) -> Piece {
    let name = name()
    cursor.skipSpace()
    guard cursor.take(">") else { throw fault(place, "the tag does not end") }
    guard open.popLast() == name else {
      throw fault(place, "\(Quoted.text("</\(name)>")) closes what is not open")
    }
    return .close(name: name, at: place)
  }

  private mutating func opening(_ place: SourceLocation) throws(Fault) -> Piece {
    let name = name()
    mayNameType = false
    guard !name.isEmpty else { throw fault(place, "< stands for itself only as &lt;") }
    var attributes: [String: String] = [:]
    while true {
      cursor.skipSpace()
      if cursor.take("/>") {
        return .open(name: name, attributes: attributes, isEmpty: true, at: place)
      }
      if cursor.take(">") { break }
      guard attributes.count < Limits.drawingAttributes else {
        throw fault(
          place, "more than \(Limits.drawingAttributes) attributes, the most that are read")
      }
      let (key, value) = try attribute(place)
      attributes[key] = value
    }
    guard open.count < Limits.depth else {
      throw fault(place, "tags more than \(Limits.depth) deep, the most that are read")
    }
    open.append(name)
    return .open(name: name, attributes: attributes, isEmpty: false, at: place)
  }

  private mutating func attribute(_ place: SourceLocation) throws(Fault) -> (String, String) {
    let key = name()
    cursor.skipSpace()
    guard !key.isEmpty, cursor.take("=") else { throw fault(place, "the tag does not end") }
    cursor.skipSpace()
    guard let quote = cursor.next(), quote == "\"" || quote == "'" else {
      throw fault(place, "the attribute \(Quoted.text(key)) has no value in quotation marks")
    }
    var value = String.UnicodeScalarView()
    while let scalar = cursor.peek(), scalar != quote, scalar != "<" {
      if scalar == "&" {
        value.append(try entity())
      } else {
        value.append(scalar)
        cursor.next()
      }
    }
    guard cursor.next() == quote else {
      throw fault(place, "the attribute \(Quoted.text(key)) does not end")
    }
    return (key, String(value))
  }
}
