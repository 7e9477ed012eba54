import TelltaleModel

/// What stands on a screen, by its places, so that nobody walks over the screen for an event.
///
/// Kept behind one reference, since the visits that have it are copied for each picture.
package final class ElementIndex: Hashable, Sendable {
  private let root: PlacedElement
  /// The screen and all elements in it, in the order in which they are read.
  package let all: [PlacedElement]
  private let places: [NodePath: Int]

  package init(_ screen: Screen, at path: NodePath) {
    root = PlacedElement(.screen(screen), at: path)
    var all: [PlacedElement] = []
    root.walkShown { all.append($0) }
    var places: [NodePath: Int] = [:]
    for (number, placed) in all.enumerated() where places[placed.path] == nil {
      places[placed.path] = number
    }
    (self.all, self.places) = (all, places)
  }

  /// The element at a place of the file; `nil` for the screen itself.
  package func element(at path: NodePath) -> Element? {
    guard path != root.path else { return nil }
    return places[path].map { all[$0].element }
  }

  package static func == (one: ElementIndex, other: ElementIndex) -> Bool {
    one === other || one.root == other.root
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
