import TelltaleLayout

/// The view of a text of several lines.
package struct TextSight {
  /// The places at which its caret can stand.
  package var map: CaretMap
  /// The height of the window that it is seen in, in pixels.
  package var height: Int

  /// Keeps what is seen of a text.
  ///
  /// - Parameters:
  ///   - map: The places at which its caret can stand.
  ///   - height: The height of the window that it is seen in, in pixels.
  package init(map: CaretMap, height: Int) {
    self.map = map
    self.height = height
  }

  /// Returns the number of lines that are seen at once, by the height of the line with the caret.
  ///
  /// - Parameter value: The text.
  /// - Returns: 1 at least.
  package func page(around value: FieldValue) -> Int {
    max(1, height / max(1, map.lines[map.line(of: value)].height))
  }
}
