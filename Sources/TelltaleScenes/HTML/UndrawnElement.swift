import TelltaleSyntax

/// An element of a page that is drawn otherwise than browsers draw it, or not at all.
package struct UndrawnElement: Hashable, Sendable {
  /// The line of the page, from 1.
  package var line: Int
  package var message: String

  /// Returns the elements that are drawn otherwise: each kind once, where it stands first. Elements
  /// that a page may not have at all are reported by `HTMLCheck`.
  ///
  /// - Parameter html: A page, damaged perhaps.
  /// - Returns: In the order of their lines.
  package static func all(in html: String) -> [UndrawnElement] {
    let bytes = Array(html.utf8)
    guard HTMLCost.fault(bytes) == nil, let page = HTMLPage(bytes) else { return [] }
    var first: [String: Int] = [:]
    page.forEach { element in
      guard let words = words(element) else { return }
      let message = "<\(Quoted.plain(element.name))> \(words)"
      first[message] = min(first[message] ?? .max, element.line)
    }
    return first.map { UndrawnElement(line: $1, message: $0) }
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private static func words(_ element: HTMLElement) -> String? {
    switch element.name {
    case "link":
      let kinds = element.value("rel")?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
      return kinds.contains("stylesheet") ? "names a style sheet, which is not read" : nil
    case "dialog":
      return element.value("open") == nil ? "is closed, and nothing opens it" : nil
    default: return words[element.name]
    }
  }

  private static let words = [
    "svg": "is a drawing, of which only the text is shown",
    "math": "is a formula, shown as text on one line",
    "ruby": "has its readings after the text, and not above it",
    "meter": "is a gauge, of which only the text in it is shown",
    "progress": "is a gauge, of which only the text in it is shown",
    "area": "is a place of a picture that cannot be pressed",
    "source": "offers another picture, which is not chosen",
    "wbr": "says where a word may be broken, without effect",
    "template": "is not shown", "noframes": "is not shown", "noembed": "is not shown",
  ]
}
