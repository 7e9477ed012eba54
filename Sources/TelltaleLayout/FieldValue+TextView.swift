import TelltaleModel

extension FieldValue {
  /// A text as it stands before hands have changed it: people go on at its end, and read from its
  /// beginning.
  package init(_ view: TextView, in data: AppData) {
    self.init(data.current(view.text))
    if !view.editing.isEditable { caret = 0 }
  }

  /// A text as the application has delivered it, with the typing mark where it was before as far as
  /// that is inside of it.
  package init(_ view: TextView, in data: AppData, caret: Int) {
    self.init(data.current(view.text))
    self.caret = min(caret, text.count)
  }
}
