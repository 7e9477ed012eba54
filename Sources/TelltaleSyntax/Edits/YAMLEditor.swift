import TelltaleModel

/// An editor for the text of a scene. It leaves everything else as it is: comments, layout,
/// quotation marks and line ends.
///
/// The result of each edit is read back. An edit is not made where the text would say anything else
/// than the edit asks for, or where a comment would be lost.
package struct YAMLEditor {
  let text: YAMLText

  /// Reads a file to be edited; `nil` where it cannot be read without complaint.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  package init?(_ bytes: [UInt8], file: String) {
    var complaints = LoadErrorCollector(kind: .scene)
    guard YAMLReader.read(bytes, file: file, complaints: &complaints) != nil, complaints.isEmpty,
      let text = YAMLText(bytes, file: file)
    else { return nil }
    self.text = text
  }

  /// Returns the text at a path.
  ///
  /// - Parameter path: The place of a value in the file.
  /// - Returns: The text; `nil` for a list or a map, and where there is no value.
  package func text(at path: NodePath) -> String? { text.root.value(at: path.steps)?.text }

  /// Returns the file with all edits made.
  ///
  /// - Parameter edits: The edits, in order. Each applies to the result of the one before.
  /// - Returns: The bytes of the file; `nil` where one of the edits cannot be made safely.
  package func applying(_ edits: [SceneEdit]) -> [UInt8]? {
    var text = text
    for edit in edits {
      guard let expected = text.tree.applying(edit),
        let next = text.candidates(for: edit).lazy
          .compactMap({ YAMLEditor.accepted($0, after: text, expected) }).first
      else { return nil }
      text = next
    }
    return text.bytes
  }

  private static func accepted(
    _ bytes: [UInt8], after old: YAMLText, _ expected: ValueTree
  ) -> YAMLText? {
    guard let text = YAMLText(bytes, file: old.file), text.tree == expected,
      text.comments.map(\.text) == old.comments.map(\.text)
    else { return nil }
    return text
  }
}

extension YAMLText {
  /// Ways to write the change, the least intrusive first.
  fileprivate func candidates(for edit: SceneEdit) -> [[UInt8]] {
    switch edit {
    case .replaceText(let path, _, let new):
      guard var span = root.value(at: path.steps) else { return [] }
      if case .mapping = span.content, let inner = span["text"] { span = inner }
      return rewritings(of: span, as: new)
    case .append(let path, let key, let value):
      return root.value(at: path.steps).flatMap { appended(to: $0, key, value) }.map { [$0] } ?? []
    case .set(let path, let key, let value):
      guard let map = root.value(at: path.steps) else { return [] }
      if let old = map[key] { return rewritings(of: old, as: value) }
      return added(to: map, key, value).map { [$0] } ?? []
    case .remove(let path):
      guard case .key(let key)? = path.steps.last,
        let map = root.value(at: path.steps.dropLast())
      else { return [] }
      return removed(key, from: map).map { [$0] } ?? []
    }
  }
}
