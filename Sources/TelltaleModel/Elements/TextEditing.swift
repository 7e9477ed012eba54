/// What people may do to the text of a text view (TEXT-VIEW-CARPLAY-NO-EDITING: nothing in the car).
package struct TextEditing: Hashable, Sendable {
  /// They may change it.
  package var isEditable: Bool
  /// They may mark parts of it, and copy them.
  package var isSelectable: Bool
  /// A typing mark shows in it, which arrows move.
  package var hasCursor: Bool
  /// Where no keyboard is attached, one on the screen comes up to change it with.
  package var offersKeyboard: Bool

  /// Only read.
  package static let none = TextEditing()

  /// What is not said goes with whether the text can be changed, and a keyboard is there to change
  /// it.
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
