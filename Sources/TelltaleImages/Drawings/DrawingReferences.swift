import TelltaleSyntax

/// Which elements of a drawing are drawn again where others refer to them, and how much that is in all.
struct DrawingReferences {
  private struct Node {
    let element: XMLElement
    var parts: [Int] = []
    var references: [String] = []
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
    path.append(nodes.count)
    nodes.append(Node(element: element))
  }

  mutating func end() { _ = path.popLast() }

  /// Notes that the element begun last refers to another one.
  mutating func refer(to id: String) {
    if let node = path.last { nodes[node].references.append(id) }
  }

  /// Notes what rules let the elements refer to that they are for, wherever these stand.
  mutating func refer(by rules: [DrawingStyle.Rule]) {
    for index in nodes.indices {
      for rule in rules where rule.selectors.contains(where: { $0.fits(nodes[index].element) }) {
        nodes[index].references += rule.references
      }
    }
  }

  /// Counts everything as often as it is drawn.
  ///
  /// - Throws: Where an element draws itself again, or all is more than the limit.
  func check() throws(PictureError) {
    let named = Dictionary(
      nodes.enumerated().compactMap { index, node in node.element["id"].map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
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
            "\(nodes[index].element.place): what this refers to contains it; end the circle")
        case .unknown:
          stack.append(part)
          isSettled = false
        }
        if !isSettled { break }
      }
      guard isSettled else { continue }
      guard total <= Limits.drawingElements else {
        throw PictureError(
          "\(nodes[index].element.place): with what it refers to, this draws more than "
            + "\(Limits.drawingElements) elements; simplify it, or use PNG")
      }
      sizes[index] = .known(total)
      stack.removeLast()
    }
  }
}
