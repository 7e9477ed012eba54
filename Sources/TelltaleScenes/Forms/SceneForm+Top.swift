/// A file's top, and what stands in many places.
extension SceneForm {
  package static let top = SceneForm(
    "a scene", ["telltale", "profile", "lang", "inputs", "start", "screens"])

  package static let text = SceneForm("a text", ["text", "lang"])
  package static let boundText = SceneForm("a text", ["bind", "text", "lang"])
  package static let action = SceneForm(
    "an action", ["emit", "open", "push", "pop", "dismiss", "select", "result"])
}
