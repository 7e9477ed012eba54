import TelltaleSyntax

/// A text in Pango's markup as pieces of one look each.
///
/// Source: the markup that `pango_parse_markup` reads, and the links that GtkLabel adds to it.
struct ZenityMarkup: Equatable {
  struct Piece: Equatable {
    var text: String
    var look: Look
  }

  /// What a piece differs by from the text around it.
  struct Look: Equatable {
    var isBold = false
    var isItalic = false
    /// Larger than the text around it by so many steps; below zero it is smaller.
    var steps = 0
    var color: ZenityColor?
  }

  var pieces: [Piece] = []

  /// All letters, without any look.
  var plain: String { pieces.map(\.text).joined() }

  /// Nothing yet.
  init() {}

  /// A text that is no markup, as it stands.
  init(plain text: String) { pieces = [Piece(text: text, look: Look())] }

  /// - Parameter text: with tags and character references; `nil` comes of one that is no markup, such as
  ///   `Fish & chips`.
  init?(_ text: String) {
    var open: [(name: String, look: Look)] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      add(String(rest[..<start]), open.last?.look ?? Look())
      let isTag = rest[start] == "<"
      guard let end = rest[start...].firstIndex(of: isTag ? ">" : ";") else { return nil }
      let inside = rest[rest.index(after: start)..<end]
      if isTag {
        guard Self.follow(inside, &open) else { return nil }
      } else {
        guard let character = Self.reference(inside) else { return nil }
        add(String(character), open.last?.look ?? Look())
      }
      rest = rest[rest.index(after: end)...]
    }
    guard open.isEmpty else { return nil }
    add(String(rest), Look())
  }

  private mutating func add(_ text: String, _ look: Look) {
    guard !text.isEmpty else { return }
    if pieces.last?.look == look {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, look: look))
    }
  }

  // MARK: Tags

  /// Opens or closes a tag; false where Pango knows none like it, or it stands in the wrong place.
  private static func follow(
    _ tag: Substring, _ open: inout [(name: String, look: Look)]
  ) -> Bool {
    if tag.hasPrefix("/") {
      let name = ZenityText.trimmed(tag.dropFirst())
      guard open.last?.name == name else { return false }
      open.removeLast()
      return true
    }
    let isClosed = tag.hasSuffix("/")
    let name = String(tag.prefix { $0.isASCII && $0.isLetter })
    guard let attributes = attributes((isClosed ? tag.dropLast() : tag).dropFirst(name.count)),
      let look = look(name, attributes, in: open.last?.look ?? Look())
    else { return false }
    if !isClosed { open.append((name, look)) }
    return true
  }

  /// The look inside of a tag; `nil` for a tag or an attribute that there is not.
  private static func look(
    _ name: String, _ attributes: [(name: String, value: String)], in around: Look
  ) -> Look? {
    var look = around
    switch name {
    case "b": look.isBold = true
    case "i": look.isItalic = true
    case "big": look.steps += 1
    case "small", "sub", "sup": look.steps -= 1
    case "s", "tt", "u", "markup": break
    case "a": return attributes.contains { $0.name == "href" } ? look : nil
    case "span":
      for attribute in attributes {
        guard look.take(attribute.name, attribute.value) else { return nil }
      }
      return look
    default: return nil
    }
    return attributes.isEmpty ? look : nil
  }

  /// Names and values in quotes, parted by spaces; `nil` for anything else.
  private static func attributes(_ text: Substring) -> [(name: String, value: String)]? {
    var result: [(String, String)] = []
    var rest = text.drop(while: \.isWhitespace)
    guard rest.isEmpty || text.first?.isWhitespace == true else { return nil }
    while !rest.isEmpty {
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "_") }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.popFirst() == "=" else { return nil }
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'",
        let end = rest.firstIndex(of: quote)
      else { return nil }
      result.append((String(name), String(rest[..<end])))
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    return result
  }

  private static func reference(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}

extension ZenityMarkup.Look {
  /// Takes an attribute of a `span`; false for one that there is not.
  fileprivate mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "foreground", "fgcolor", "color":
      guard let color = ZenityColor(value) else { return false }
      self.color = color
    case "weight", "font_weight": isBold = Self.isBold(value)
    case "style", "font_style": isItalic = value == "italic" || value == "oblique"
    case "size", "font_size": steps = Self.steps(value, from: steps)
    case "font", "font_desc":
      let words = value.lowercased().split(separator: " ")
      isBold = isBold || words.contains { Self.isBold(String($0)) && Int($0) == nil }
      isItalic = isItalic || words.contains("italic") || words.contains("oblique")
      if let points = words.last.flatMap({ Double($0) }) { steps = Self.steps(points) }
    default: return Self.unheard.contains(name)
    }
    return true
  }

  private static func isBold(_ weight: String) -> Bool {
    ["bold", "semibold", "ultrabold", "heavy", "ultraheavy", "demibold"].contains(
      weight.lowercased()) || (Int(weight) ?? 0) >= 600
  }

  /// Steps of a size by name, in points, or in 1024ths of a point.
  private static func steps(_ size: String, from present: Int) -> Int {
    let names = ["xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large"]
    if let index = names.firstIndex(of: size) { return index - 3 }
    switch size {
    case "larger": return present + 1
    case "smaller": return present - 1
    default:
      if size.hasSuffix("pt"), let points = Double(size.dropLast(2)) { return steps(points) }
      return Double(size).map { steps($0 / 1024) } ?? present
    }
  }

  /// A desktop's text has ten points; a step is a fifth more.
  private static func steps(_ points: Double) -> Int {
    var (steps, size) = (0, points / 10)
    while size > 1.1, steps < 4 { (steps, size) = (steps + 1, size / 1.2) }
    while size < 0.9, steps > -3 { (steps, size) = (steps - 1, size * 1.2) }
    return steps
  }

  /// Attributes that Pango knows and that say nothing on a unit's screen.
  private static let unheard: Set<String> = [
    "font_family", "face", "font_variant", "variant", "font_stretch", "stretch", "font_features",
    "background", "bgcolor", "alpha", "fgalpha", "background_alpha", "bgalpha", "underline",
    "underline_color", "overline", "overline_color", "rise", "baseline_shift", "strikethrough",
    "strikethrough_color", "fallback", "lang", "gravity", "gravity_hint", "insert_hyphens",
    "allow_breaks", "letter_spacing", "line_height", "text_transform", "show", "segment",
    "font_scale",
  ]
}

extension ZenityMarkup {
  /// As texts of scenes are written: one text, or a list of pieces.
  ///
  /// - Parameter isSeen: whether a colour can be told from what is behind it.
  /// - Returns: A text where all of it has one look, which is then that of the place.
  func json(_ isSeen: (ZenityColor) -> Bool) -> JSONValue {
    let looks = pieces.map { piece -> Look in
      var look = piece.look
      if let color = look.color, !isSeen(color) { look.color = nil }
      return look
    }
    guard looks.contains(where: { $0 != Look() }) else { return .string(plain) }
    return .array(
      zip(pieces, looks).map { piece, look in
        var members: [JSONValue.Member] = [.init("text", .string(piece.text))]
        if look.isBold { members.append(.init("weight", "bold")) }
        if look.isItalic { members.append(.init("italic", true)) }
        if let style = look.style { members.append(.init("style", .string(style))) }
        if let color = look.color { members.append(.init("color", .string(color.written))) }
        return members.count == 1 ? .string(piece.text) : .object(members)
      })
  }
}

extension ZenityMarkup.Look {
  /// The texts of a screen have names and no sizes, so that they follow profile and panel.
  fileprivate var style: String? {
    switch steps {
    case ..<(-1): "caption"
    case -1: "detail"
    case 0: nil
    case 1: "headline"
    case 2: "title"
    default: "large-title"
    }
  }
}
