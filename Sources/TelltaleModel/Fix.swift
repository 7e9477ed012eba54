/// A way to mend a finding, in terms of the scene; the editor of the format says how the file's text changes.
package struct Fix: Hashable, Sendable {
  /// The title, as an editor's menu would put it.
  package var title: String
  /// The edits, made together or not at all, one after the other.
  package var edits: [SceneEdit]
  /// True where the scene goes on to say and do the same.
  package var isSafe: Bool

  /// Creates a fix.
  ///
  /// - Parameters:
  ///   - title: The title, as an editor's menu would put it.
  ///   - edits: The edits, made together or not at all, one after the other.
  ///   - isSafe: True where the scene goes on to say and do the same.
  package init(_ title: String, _ edits: [SceneEdit], isSafe: Bool) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }

  /// Returns a fix that adds Cancel as the last button of a question; the runtime puts it where it belongs.
  ///
  /// - Parameters:
  ///   - buttons: The place of the list of buttons.
  ///   - isSafe: True where the scene goes on to say and do the same.
  /// - Returns: A fix with this one edit.
  package static func addingCancel(to buttons: NodePath, isSafe: Bool) -> Fix {
    Fix("Add Cancel", [.append(to: buttons, key: "role", value: "cancel")], isSafe: isSafe)
  }
}

/// One change to a scene.
package enum SceneEdit: Hashable, Sendable {
  /// Another text at a path; of a text with its language, the text. `from` is what has to stand
  /// there for the edit to make sense.
  case replaceText(at: NodePath, from: String, to: String)
  /// A map with one key as the last item of the list at a path.
  case append(to: NodePath, key: String, value: String)
  /// A word under a key of the map at a path, new or instead of what it is now.
  case set(at: NodePath, key: String, value: String)
  /// The key at a path goes, with its value.
  case remove(at: NodePath)
}
