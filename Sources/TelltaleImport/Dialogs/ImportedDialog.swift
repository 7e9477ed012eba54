import TelltaleModel

/// A dialog in one language, with all its texts.
package struct ImportedDialog: Hashable, Sendable {
  package struct Button: Hashable, Sendable {
    /// The button's text; `nil` for a way out that the system names.
    package var title: ImportedText?
    package var role: DialogUse.Button.Role
  }

  package var kind: DialogUse.Kind
  package var language: String
  package var title: ImportedText?
  package var message: ImportedText?
  package var buttons: [Button]
  package var fields: Int
  package var hasRoles = true
  /// True where the app names the buttons. Where the system names them, findings about them stand
  /// at the dialog's one text.
  package var namesButtons = true
  /// True where only the words of its texts can be judged.
  package var isPartial: Bool
  /// The place in the sources that declares it.
  package var location: SourceLocation

  /// The same with its way out told by its words, where the toolkit does not tell it.
  ///
  /// - Parameter cancelTitles: what Cancel is called in the dialog's language.
  /// - Returns: The dialog itself where its toolkit tells.
  func readingRoles(_ cancelTitles: [String]) -> ImportedDialog {
    guard !hasRoles else { return self }
    var copy = self
    for index in buttons.indices where buttons[index].role == .cancel {
      guard let title = buttons[index].title?.text else { continue }
      if !cancelTitles.contains(title) { copy.buttons[index].role = .plain }
    }
    return copy
  }
}
