import TelltaleModel

extension FieldValue {
  /// The text of a view before hands have changed it. The caret is at its end where people can edit
  /// it, and at its beginning where they only read.
  ///
  /// - Parameters:
  ///   - view: The text view, as the scene declares it.
  ///   - data: The application's data, whose text takes precedence over the scene's.
  package init(_ view: TextView, in data: AppData) {
    self.init(data.current(view.text))
    if !view.editing.isEditable { caret = 0 }
  }

  /// A text that the application has delivered, with the caret where it was before.
  ///
  /// - Parameters:
  ///   - view: The text view, as the scene declares it.
  ///   - data: The application's data, whose text takes precedence over the scene's.
  ///   - caret: Characters before the caret; no more than the text has.
  package init(_ view: TextView, in data: AppData, caret: Int) {
    self.init(data.current(view.text))
    self.caret = min(caret, text.count)
  }
}
