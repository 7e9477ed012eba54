/// Whom a rule of a drawing's styles is for: what its last part says of the element itself. What stands before
/// that is left out, so that it fits all elements of the rule and perhaps some more.
struct DrawingSelector {
  /// Absent where any will do.
  private var name: String?
  private var classes: [String] = []
  private var id: String?

  /// Reads a selector of names, `.classes` and `#ids`.
  init(_ text: Substring) {
    let last = text.split { $0.isWhitespace || $0 == ">" }.last ?? ""
    var rest = last
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      if isMarked { rest.removeFirst() }
      let word = String(rest.prefix { $0 != "." && $0 != "#" })
      rest = rest.dropFirst(word.count)
      switch first {
      case ".": classes.append(word)
      case "#": id = word
      default: name = word == "*" ? nil : word
      }
    }
  }

  /// True where the rule may be for an element.
  func fits(_ element: XMLElement) -> Bool {
    guard name == nil || name == element.name.local, id == nil || id == element["id"] else {
      return false
    }
    let own = (element["class"] ?? "").split(whereSeparator: \.isWhitespace)
    return classes.allSatisfy { name in own.contains { $0 == name } }
  }
}
