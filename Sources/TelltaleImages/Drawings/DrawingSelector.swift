/// Whom a rule of a drawing's styles is for: what its last part says of the element itself. What stands before
/// that is left out, so that it fits all elements of the rule and perhaps some more.
struct DrawingSelector {
  /// Absent where any will do.
  private var name: String?
  private var classes: [Substring] = []
  private var id: String?
  /// True where there is nothing before the last part, so that it fits the elements of the rule and no others.
  let isWhole: Bool
  /// How many ids, classes and names it has in all parts: what has more is stronger.
  private(set) var weight = [0, 0, 0]

  /// Reads a selector of names, `.classes` and `#ids`.
  init(_ text: Substring) {
    let parts = text.split { $0.isWhitespace || $0 == ">" }
    isWhole = parts.count == 1
    for (place, part) in parts.enumerated() { read(part, isLast: place == parts.count - 1) }
  }

  private mutating func read(_ part: Substring, isLast: Bool) {
    var rest = part
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      if isMarked { rest.removeFirst() }
      let word = rest.prefix { $0 != "." && $0 != "#" }
      rest = rest.dropFirst(word.count)
      switch first {
      case ".":
        weight[1] += 1
        if isLast { classes.append(word) }
      case "#":
        weight[0] += 1
        if isLast { id = String(word) }
      case "*": break
      default:
        weight[2] += 1
        if isLast { name = String(word) }
      }
    }
  }

  /// What every element has that it fits: its `#id`, else a `.class`, else its name, else `*`.
  var key: String { id.map { "#\($0)" } ?? classes.first.map { ".\($0)" } ?? name ?? "*" }

  /// True where the rule may be for an element.
  ///
  /// - Parameters:
  ///   - element: Any of the drawing.
  ///   - own: Its classes.
  /// - Returns: False where it surely is for others only.
  func fits(_ element: XMLElement, _ own: Set<Substring>) -> Bool {
    guard name == nil || name == element.name.local, id == nil || id == element["id"] else {
      return false
    }
    return classes.allSatisfy(own.contains)
  }
}
