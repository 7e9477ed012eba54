/// A window onto content that is larger than it.
package struct ScrollView: Hashable, Sendable {
  package var id: String?
  package var axis: ScrollAxis
  package var isPaging: Bool
  /// Smallest and largest magnification; zooming is off where both are 1.
  package var minZoom: Double
  package var maxZoom: Double
  package var content: [Element]

  package init(
    id: String? = nil, axis: ScrollAxis = .vertical, isPaging: Bool = false, minZoom: Double = 1,
    maxZoom: Double = 1, content: [Element]
  ) {
    self.id = id
    self.axis = axis
    self.isPaging = isPaging
    self.minZoom = minZoom
    self.maxZoom = maxZoom
    self.content = content
  }
}

package enum ScrollAxis: String, Hashable, Sendable, CaseIterable {
  case vertical, horizontal, both

  /// Returns true where a movement could mean either of two scroll areas.
  ///
  /// - Parameter other: The axis of the other area.
  /// - Returns: True for equal axes, and where one of them is `both`.
  package func shares(with other: ScrollAxis) -> Bool {
    self == other || self == .both || other == .both
  }
}
