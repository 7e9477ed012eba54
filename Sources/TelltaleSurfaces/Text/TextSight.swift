import TelltaleLayout

/// How a text of several lines is seen.
package struct TextSight {
  /// Where its typing mark can stand.
  package var map: CaretMap
  /// The height of the window that it is seen in at once, in pixels.
  package var height: Int

  package init(map: CaretMap, height: Int) {
    self.map = map
    self.height = height
  }

  /// Lines that are seen at once, where the typing mark is.
  package func page(around value: FieldValue) -> Int {
    max(1, height / max(1, map.lines[map.line(of: value)].height))
  }
}
