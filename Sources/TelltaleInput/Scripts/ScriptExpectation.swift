/// A condition that a script expects to be true at its line.
package enum ScriptExpectation: Hashable, Sendable {
  /// The screen or modal of this name is the one that is shown.
  case screen(String)
  /// Something that can be seen says this, or more than this.
  case text(String)
  /// The control with this id is the one that knob and keys would press.
  case focus(String)
  /// The alert with this id is in front.
  case alert(String)
  /// No question is in front.
  case noAlert
  /// Everything that is shown is in sight as a whole, and has room for its text.
  case nothingCut
  /// A question was answered like this: with the id of a button, or `cancelled`, `timed-out`, `withdrawn`. Without an
  /// alert, any question.
  case answered(alert: String?, choice: String)
  /// The program was told an event with these members, after the one that was expected last: a JSON
  /// object.
  case event(String)
  /// The picture has the pixels of this PNG file, in the script's folder.
  case frame(String)
  /// The tree of what is shown is the text of this file, in the script's folder.
  case tree(String)
}

extension ScriptExpectation {
  /// The condition as a person would say it: `the screen "payment"`.
  package var words: String {
    switch self {
    case .screen(let name): "the screen \"\(name)\""
    case .text(let text): "the text \"\(text)\""
    case .focus(let id): "the focus on \"\(id)\""
    case .alert(let id): "the alert \"\(id)\""
    case .noAlert: "no alert"
    case .nothingCut: "nothing cut"
    case .answered(let alert?, let choice): "the alert \"\(alert)\" answered with \"\(choice)\""
    case .answered(nil, let choice): "a question answered with \"\(choice)\""
    case .event(let members): "an event with \(members)"
    case .frame(let file): "the picture of \(file)"
    case .tree(let file): "the tree of \(file)"
    }
  }
}
