import TelltaleSyntax

/// Which elements of a drawing are drawn again where others refer to them, and how much that is in all.
struct DrawingReferences {
  private struct Node {
    let element: XMLElement
    /// What it is in.
    let parent: Int?
    var parts: [Int] = []
    var references: [String] = []
    /// What its own style says.
    var claims: [DrawingClaim] = []
    /// What it is painted with, or what is in it.
    var paints: [DrawingProperty: [String]] = [:]
  }

  private enum Size {
    case unknown
    /// It is being counted: whoever comes by again goes in a circle.
    case open
    case known(Int)
  }

  private var nodes: [Node] = []
  private var path: [Int] = []

  var isEmpty: Bool { nodes.isEmpty }

  /// Notes an element; what is noted until it ends is part of it.
  mutating func begin(_ element: XMLElement) {
    if let parent = path.last { nodes[parent].parts.append(nodes.count) }
    nodes.append(Node(element: element, parent: path.last))
    path.append(nodes.count - 1)
  }

  mutating func end() { _ = path.popLast() }

  /// Notes that the element begun last refers to another one.
  mutating func refer(to id: String) {
    if let node = path.last { nodes[node].references.append(id) }
  }

  /// Notes what the style of the element begun last says.
  mutating func refer(by claims: [DrawingClaim]) {
    if let node = path.last { nodes[node].claims += claims }
  }

  /// Notes what styles and attributes let the elements refer to, once all of them are there.
  ///
  /// - Throws: Where that is more than may be drawn.
  mutating func refer(by rules: [DrawingStyle.Rule]) throws(PictureError) {
    let cascade = DrawingCascade(rules, ids: drawnIDs)
    var count = 0
    // What an element is in was noted before it.
    for index in nodes.indices {
      let node = nodes[index]
      let name = node.element.name.local
      guard !Self.inkless.contains(name), !name.hasPrefix("fe") else { continue }
      let above = node.parent.map { nodes[$0].paints } ?? [:]
      let found = cascade.references(of: node.element, own: node.claims, above: above)
      nodes[index].paints = found.filter(\.key.isInherited)
      let isPainted = Self.painted.contains(name)
      for property in DrawingProperty.allCases {
        let ids = found[property] ?? []
        let isCounted = isPainted || !property.isInherited
        if isCounted { nodes[index].references += ids }
        if isCounted || ids.count != above[property]?.count { count += ids.count }
      }
      guard count <= Limits.drawingElements else { throw Self.tooMuch(node) }
    }
  }

  /// What draws nothing, and has nothing in it that does; parts of filters (`fe…`) neither.
  private static let inkless: Set<String> = [
    "linearGradient", "radialGradient", "stop", "style", "filter",
  ]

  /// What is painted itself; what an element that is used has of its user counts for the user.
  private static let painted: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
  ]

  /// Elements by their ids.
  private var named: [String: Int] {
    Dictionary(
      nodes.enumerated().compactMap { index, node in node.element["id"].map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Ids of all elements but those of gradients that refer to nothing, which draw nothing themselves.
  private var drawnIDs: Set<String> {
    let gradients = ["linearGradient", "radialGradient"]
    return Set(
      named.filter { _, index in
        !nodes[index].references.isEmpty || !gradients.contains(nodes[index].element.name.local)
      }.keys)
  }

  private static func tooMuch(_ node: Node) -> PictureError {
    PictureError(
      "\(node.element.place): with its references, this draws more than \(Limits.drawingElements) "
        + "elements", "simplify it, or use PNG")
  }

  /// Counts everything as often as it is drawn.
  ///
  /// - Throws: Where an element draws itself again, or all is more than the limit.
  func check() throws(PictureError) {
    let named = named
    var sizes = [Size](repeating: .unknown, count: nodes.count)
    // What belongs to a node is settled before it: a stack, since chains of references can be long.
    var stack = nodes.isEmpty ? [] : [0]
    while let index = stack.last {
      let parts = nodes[index].parts + nodes[index].references.compactMap { named[$0] }
      if case .known = sizes[index] {
        stack.removeLast()
        continue
      }
      sizes[index] = .open
      var total = 1
      var isSettled = true
      for part in parts {
        switch sizes[part] {
        case .known(let size): total = min(total + size, Limits.drawingElements + 1)
        case .open:
          throw PictureError(
            "\(nodes[index].element.place): this refers to an element that contains it",
            "end the circle")
        case .unknown:
          stack.append(part)
          isSettled = false
        }
        if !isSettled { break }
      }
      guard isSettled else { continue }
      guard total <= Limits.drawingElements else {
        throw Self.tooMuch(nodes[index])
      }
      sizes[index] = .known(total)
      stack.removeLast()
    }
  }
}
