import TelltaleLayout
import TelltaleModel

/// A text view that people can do something to, and what stands in it now.
struct OpenText: Hashable, Sendable {
  var path: NodePath
  var view: TextView
  var value: FieldValue
}

/// How a text of several lines is seen.
struct TextSight {
  /// Where its typing mark can stand.
  var map: CaretMap
  /// The height of the window that it is seen in at once, in pixels.
  var height: Int

  /// Lines that are seen at once, where the typing mark is.
  func page(around value: FieldValue) -> Int {
    max(1, height / max(1, map.lines[map.line(of: value)].height))
  }
}

extension FieldValue {
  /// A text as it stands before hands have changed it: people go on at its end, and read from its
  /// beginning.
  init(_ view: TextView, in data: AppData) {
    self.init(data.current(view.text))
    if !view.editing.isEditable { caret = 0 }
  }

  /// A text as the application has delivered it, with the typing mark where it was before as far as
  /// that is inside of it.
  init(_ view: TextView, in data: AppData, caret: Int) {
    self.init(data.current(view.text))
    self.caret = min(caret, text.count)
  }
}
