/// A line and a column of a text, from 1 on; columns are bytes.
struct XMLPlace: Hashable, CustomStringConvertible {
  var line: Int
  var column: Int

  var description: String { "line \(line), column \(column)" }
}

/// A name with its namespace, which is empty for names without one.
struct XMLName: Hashable {
  var space: String
  var local: String
}

struct XMLAttribute: Hashable {
  var name: XMLName
  /// Without references: as it is meant.
  var value: String
  var place: XMLPlace
}

/// An element with what is in it.
struct XMLElement: Hashable {
  enum Content: Hashable {
    case element(XMLElement)
    case text(String)
  }

  var name: XMLName
  var attributes: [XMLAttribute]
  var contents: [Content] = []
  var place: XMLPlace

  /// The elements right inside of it.
  var children: [XMLElement] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text right inside of it.
  var text: String {
    contents.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// The value of an attribute without a namespace.
  subscript(_ name: String) -> String? {
    attributes.first { $0.name == XMLName(space: "", local: name) }?.value
  }
}
