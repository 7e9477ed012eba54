import TelltaleScenes

extension SceneForm {
  /// In the order in which the parts of one line are carried out.
  static let update = SceneForm(
    "an update",
    [
      "id", "at", "heartbeat", "driving", "theme", "text-size", "set", "rows", "items", "sources",
      "pictures", "layouts", "select", "pop", "push", "withdraw", "ask", "ping", "profile",
      "language",
    ])

  static let rowChange = SceneForm(
    "a change of rows",
    ["replace", "stale", "prepend", "append", "insert", "at", "update", "remove"])
}
