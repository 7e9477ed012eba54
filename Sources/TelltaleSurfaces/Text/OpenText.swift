import TelltaleLayout
import TelltaleModel

/// A text view that people can do something to, and what stands in it now.
package struct OpenText: Hashable, Sendable {
  package var path: NodePath
  package var view: TextView
  package var value: FieldValue

  package init(path: NodePath, view: TextView, value: FieldValue) {
    self.path = path
    self.view = view
    self.value = value
  }
}

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
