import TelltaleVarlink

extension ServiceMethod {
  /// Tells the state of the service, once or at each change.
  package static let status = ServiceMethod(
    "Status",
    "gives the open questions, the app, the values of `Set`, and counts; with `\"more\": true` again at each change",
    words: """
      Gives the open questions that `List` lists, oldest first, the app that has the screen, the values of `Set`, and \
      counts of the same users. With `more` the status is sent again whenever anything except the counts has changed; \
      a client that reads slowly gets the newest state.
      """,
    gives: [
      VarlinkField("questions", .array(.named("Question"))),
      VarlinkField("app", .optional(.named("App"))), VarlinkField("settings", .named("Settings")),
      VarlinkField("counts", .named("Counts")),
    ]
  ) { dispatcher, call in dispatcher.status(for: call) }
}
