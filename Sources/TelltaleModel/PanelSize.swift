/// The size of the picture on a panel, in millimetres.
package struct PanelSize: Hashable, Sendable {
  /// Millimetres across, as the picture is drawn.
  package var width: Double
  /// Millimetres down.
  package var height: Double

  /// Creates a size that nobody has judged yet; see `lie(with:)`.
  ///
  /// - Parameters:
  ///   - width: Millimetres across.
  ///   - height: Millimetres down.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same panel, hung on its side.
  package var turned: PanelSize { PanelSize(width: height, height: width) }
}
