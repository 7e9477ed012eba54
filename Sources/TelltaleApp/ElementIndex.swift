import TelltaleModel

/// The elements of a screen by their places, so that no event has to walk over the screen.
///
/// It is kept behind one reference, since the visits that have it are copied for each picture.
package final class ElementIndex: Hashable, Sendable {
  private let root: PlacedElement
  /// The screen and all elements in it, in the order of reading.
  package let all: [PlacedElement]
  private let places: [NodePath: Int]

  /// - Parameters:
  ///   - screen: The screen to index.
  ///   - path: The place of the screen in the scene.
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

  /// Returns the element at a place of the scene.
  ///
  /// - Parameter path: The place of the element.
  /// - Returns: The element; `nil` for the screen itself, and where there is none.
  package func element(at path: NodePath) -> Element? {
    guard path != root.path else { return nil }
    return places[path].map { all[$0].element }
  }

  package static func == (one: ElementIndex, other: ElementIndex) -> Bool {
    one === other || one.root == other.root
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
