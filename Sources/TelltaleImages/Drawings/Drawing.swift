import TelltaleSyntax

/// An SVG file of which everything is known to be on the list of what is drawn (`DrawingWords`).
///
/// It is written anew from what was read, so that the library sees what was judged and nothing else,
/// however it reads what XML leaves open.
struct Drawing {
  /// The file for the library.
  private(set) var text = ""
  private var references = DrawingReferences()
  private var rules: [DrawingStyle.Rule] = []

  /// Reads and judges a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: What is not drawn, with its name, its place and what to do.
  init(_ bytes: [UInt8]) throws(PictureError) {
    let root = try XMLReader.root(of: bytes)
    guard root.name == XMLName(space: DrawingWords.space, local: "svg") else {
      throw PictureError(
        "\(root.place): <\(root.name.local)> is not the one of SVG, because its xmlns is missing",
        "write <svg xmlns=\"\(DrawingWords.space)\">")
    }
    try take(root)
    try references.refer(by: rules)
    try references.check()
  }

  private mutating func take(_ element: XMLElement) throws(PictureError) {
    // What drawing programs note for themselves is no part of the drawing.
    guard element.name.space == DrawingWords.space else { return }
    let name = element.name.local
    guard !DrawingWords.passedOver.contains(name) else { return }
    guard DrawingWords.elements.contains(name) else {
      throw PictureError(
        "\(element.place): <\(name)> is not drawn", DrawingWords.remedy(name))
    }
    text += "<\(name)"
    if references.isEmpty {
      text += " xmlns=\"\(DrawingWords.space)\" xmlns:xlink=\"\(DrawingWords.links)\""
    }
    references.begin(element)
    for attribute in element.attributes { try take(attribute) }
    text += ">"
    if name == "style" {
      let style = try style(at: element.place) { () throws(DrawingStyle.StyleError) in
        try DrawingStyle(sheet: element.text)
      }
      text += Self.escaped(style.text)
      rules += style.rules
    }
    for child in element.children where name != "style" { try take(child) }
    references.end()
    text += "</\(name)>"
  }

  private mutating func take(_ attribute: XMLAttribute) throws(PictureError) {
    let name = attribute.name.local
    let isLink = name == "href"
    switch attribute.name.space {
    case "": guard !DrawingWords.isPassedOver(attribute: name) else { return }
    case DrawingWords.links: guard isLink else { return }
    default: return
    }
    guard DrawingWords.attributes.contains(name) || DrawingWords.properties.contains(name) else {
      throw PictureError("\(attribute.place): the attribute \(name) is not drawn", "take it out")
    }
    var value = attribute.value
    if isLink {
      guard let id = DrawingValue.reference(value) else {
        throw PictureError(
          "\(attribute.place): \(Quoted.text(String(value.prefix(40)))) leads out of the drawing",
          "write #id of an element in it")
      }
      references.refer(to: id)
    } else if name == "style" {
      let style = try style(at: attribute.place) { () throws(DrawingStyle.StyleError) in
        try DrawingStyle(declarations: attribute.value)
      }
      references.refer(by: style.claims)
      value = style.text
    } else {
      // What a property refers to is known once all styles are.
      guard DrawingValue(text: value).references != nil else {
        throw PictureError(
          "\(attribute.place): the value \(Quoted.text(String(value.prefix(40)))) of \(name) is "
            + "not drawn", "take it out")
      }
    }
    text += " \(isLink ? "xlink:" : "")\(name)=\"\(Self.escaped(value))\""
  }

  private func style(
    at place: XMLPlace, _ read: () throws(DrawingStyle.StyleError) -> DrawingStyle
  ) throws(PictureError) -> DrawingStyle {
    do throws(DrawingStyle.StyleError) {
      return try read()
    } catch {
      throw PictureError("\(place): \(error.text)", error.remedy)
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
