/// The things that people may do to the text of a text view (TEXT-VIEW-CARPLAY-NO-EDITING: nothing in the car).
package struct TextEditing: Hashable, Sendable {
  /// True where they may change it.
  package var isEditable: Bool
  /// True where they may mark parts of it, and copy them.
  package var isSelectable: Bool
  /// True where a caret shows in it, which arrows move.
  package var hasCursor: Bool
  /// True where a keyboard on the screen comes up to change it with, if none is attached.
  package var offersKeyboard: Bool

  /// A text that is only read.
  package static let none = TextEditing()

  /// Creates the settings of a text. A setting that is `nil` follows from whether the text can be changed.
  ///
  /// - Parameters:
  ///   - editable: True for a text that can be changed; `nil` for what `keyboard` says, or false.
  ///   - selectable: True for a text that can be marked; `nil` for what holds of changing it.
  ///   - cursor: True for a caret; a text that can be changed always has one.
  ///   - keyboard: False for a text that no keyboard on the screen comes up for; `nil` for one wherever the text
  ///     can be changed.
  package init(
    editable: Bool? = nil, selectable: Bool? = nil, cursor: Bool? = nil, keyboard: Bool? = nil
  ) {
    isEditable = editable ?? keyboard ?? false
    isSelectable = selectable ?? isEditable
    hasCursor = isEditable || cursor ?? false
    offersKeyboard = isEditable && keyboard ?? true
  }

  /// True where the text is more than read, so that it can have the focus.
  package var takesFocus: Bool { isEditable || isSelectable || hasCursor }
}
