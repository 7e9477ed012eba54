import TelltaleSyntax

/// CSS of a drawing: of what may be set only, by names, classes and ids only.
struct DrawingStyle {
  /// What is left of it, for the library.
  private(set) var text = ""
  /// What declarations say that may refer to something.
  private(set) var claims: [DrawingClaim] = []

  /// What a rule of a sheet says of the elements that it is for.
  struct Rule {
    /// One of them has to fit.
    let selectors: [DrawingSelector]
    let claims: [DrawingClaim]
  }

  /// Rules of a sheet that say what may refer to something.
  private(set) var rules: [Rule] = []

  /// Why a style is not taken; its place is known to who asks.
  struct StyleError: Error {
    var text: String
    /// What to do.
    var remedy: String?
  }

  /// Reads the declarations of an attribute `style`.
  init(declarations: String) throws(StyleError) {
    (text, claims) = try Self.read(declarations[...])
  }

  /// Reads the rules of an element `style`.
  init(sheet: String) throws(StyleError) {
    var rest = try Self.withoutComments(sheet)[...]
    var selectors = 0
    while let brace = rest.firstIndex(of: "{") {
      let names = rest[..<brace]
      guard names.allSatisfy(Self.isPlain) else {
        throw StyleError(
          text: "the selector \(Quoted.text(String(names.prefix(40)))) is not read",
          remedy: "write names, .classes and #ids")
      }
      selectors += names.split(separator: ",", omittingEmptySubsequences: false).count
      guard selectors <= Limits.drawingSelectors else {
        throw StyleError(
          text: "styles for more than \(Limits.drawingSelectors) selectors",
          remedy: "simplify it")
      }
      let inside = rest[rest.index(after: brace)...]
      guard let end = inside.firstIndex(of: "}") else {
        throw StyleError(text: "a style without }")
      }
      let (kept, claims) = try Self.read(inside[..<end])
      text += "\(names){\(kept)}"
      if !claims.isEmpty {
        let selectors = names.split(separator: ",").map { DrawingSelector($0) }
        rules.append(Rule(selectors: selectors, claims: claims))
      }
      rest = inside[inside.index(after: end)...]
    }
    guard rest.allSatisfy(\.isWhitespace) else {
      throw StyleError(
        text: "\(Quoted.text(String(rest.prefix(40)))) in the styles is no rule",
        remedy: "write rules")
    }
  }

  /// What is left of declarations, and what they say that may refer to something.
  private static func read(
    _ declarations: Substring
  ) throws(StyleError) -> (kept: String, claims: [DrawingClaim]) {
    var kept: [String] = []
    var said: [DrawingProperty: [Bool: [DrawingValue]]] = [:]
    for declaration in declarations.split(separator: ";") {
      guard !declaration.allSatisfy(\.isWhitespace) else { continue }
      let colon = declaration.firstIndex(of: ":") ?? declaration.endIndex
      let name = declaration[..<colon].filter { !$0.isWhitespace }.lowercased()
      guard !DrawingWords.isPassedOver(attribute: name) else { continue }
      guard DrawingWords.properties.contains(name), colon < declaration.endIndex else {
        throw StyleError(
          text: "the style \(Quoted.text(String(name.prefix(40)))) is not drawn",
          remedy: "take it out")
      }
      let value = String(declaration[declaration.index(after: colon)...])
      guard DrawingValue(text: value).references != nil else {
        throw StyleError(
          text: "the value \(Quoted.text(String(value.prefix(40)))) of \(name) is not drawn")
      }
      if let property = DrawingProperty(rawValue: name) {
        let (value, isImportant) = withoutMark(value)
        said[property, default: [:]][isImportant, default: []].append(value)
      }
      kept.append("\(name):\(value)")
    }
    let claims = said.flatMap { property, values in
      values.map { DrawingClaim(property, isImportant: $0, $1.reversed()) }
    }
    return (kept.joined(separator: ";"), claims)
  }

  /// A value without `!important`, and whether it had that.
  private static func withoutMark(_ value: String) -> (value: DrawingValue, isImportant: Bool) {
    guard let mark = value.lastIndex(of: "!"),
      value[mark...].dropFirst().filter({ !$0.isWhitespace }).lowercased() == "important"
    else { return (DrawingValue(text: value), false) }
    return (DrawingValue(text: String(value[..<mark])), true)
  }

  private static func withoutComments(_ text: String) throws(StyleError) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(ofText: "/*") {
      result += rest[..<start.lowerBound] + " "
      guard let end = rest[start.upperBound...].firstRange(ofText: "*/") else {
        throw StyleError(text: "a comment without an end in the styles")
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Letters, digits and the signs of simple selectors.
  private static func isPlain(_ character: Character) -> Bool {
    character.isWhitespace
      || character.isASCII && (character.isLetter || character.isNumber)
      || ["-", "_", ".", "#", ",", "*", ">"].contains(character)
  }
}
