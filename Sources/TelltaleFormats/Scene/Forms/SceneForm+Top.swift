/// A file's top, and what stands in many places.
extension SceneForm {
  static let top = SceneForm(
    "a scene", ["telltale", "profile", "lang", "inputs", "start", "screens"])

  static let text = SceneForm("a text", ["text", "lang"])
  static let boundText = SceneForm("a text", ["bind", "text", "lang"])
  static let action = SceneForm(
    "an action", ["emit", "open", "push", "pop", "dismiss", "select", "result"])
}
