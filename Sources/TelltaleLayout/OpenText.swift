import TelltaleModel

/// A text view that people can act on, and its present content.
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
