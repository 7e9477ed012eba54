import TelltaleSyntax

/// A document as a tree that can be changed anywhere and written again.
indirect enum ShakenNode: Hashable, Sendable {
  case scalar(String, isPlain: Bool)
  case list([ShakenNode])
  case map([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: ShakenNode
  }

  /// A way from the top to a part, by place.
  typealias Path = [Int]

  init(_ node: YAMLNode) {
    self =
      switch node.value {
      case .scalar(let text, let isPlain): .scalar(text, isPlain: isPlain)
      case .sequence(let items): .list(items.map(ShakenNode.init))
      case .mapping(let entries):
        .map(entries.map { Entry(key: $0.key, value: ShakenNode($0.value)) })
      }
  }

  /// On one line, in the form that JSON and YAML share.
  var text: String {
    switch self {
    case .scalar(let text, let isPlain):
      isPlain && Self.isBare(text) ? text : JSONValue.string(text).text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  private static func isBare(_ text: String) -> Bool {
    ["true", "false", "null", ""].contains(text) || Double(text) != nil
  }

  /// The ways to all parts, with the keys on the way; a part's own before those of what it holds.
  func paths(below path: Path = [], named keys: [String] = []) -> [(path: Path, keys: [String])] {
    var found = [(path, keys)]
    for (index, child) in children.enumerated() {
      found += child.node.paths(below: path + [index], named: keys + [child.key])
    }
    return found
  }

  private var children: [(key: String, node: ShakenNode)] {
    switch self {
    case .scalar: []
    case .list(let items): items.enumerated().map { ("\($0.offset)", $0.element) }
    case .map(let entries): entries.map { ($0.key, $0.value) }
    }
  }

  subscript(path: Path) -> ShakenNode {
    guard let first = path.first else { return self }
    return children[first].node[Array(path.dropFirst())]
  }

  /// The same with another part in its place; without it where there is none.
  func replacing(_ path: Path, with part: ShakenNode?) -> ShakenNode {
    guard let first = path.first else { return part ?? .map([]) }
    let rest = Array(path.dropFirst())
    let new = rest.isEmpty ? part : children[first].node.replacing(rest, with: part)
    switch self {
    case .scalar: return self
    case .list(var items):
      items.replaceSubrange(first...first, with: new.map { [$0] } ?? [])
      return .list(items)
    case .map(var entries):
      let key = entries[first].key
      entries.replaceSubrange(first...first, with: new.map { [Entry(key: key, value: $0)] } ?? [])
      return .map(entries)
    }
  }
}
