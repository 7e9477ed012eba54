import TelltaleVarlink

extension ServiceMethod {
  /// Tells how all is at this moment.
  package static let status = ServiceMethod(
    "Status",
    "open questions, the app, what all is shown by, and counts; with `\"more\": true` again at each change",
    words: """
      How all is: the open questions that `List` would tell, oldest first, whose app has the screen, what all is shown \
      by, and counts of the same users. With `more` it is told again whenever something but the counts has changed; whoever reads slowly \
      is told the newest state.
      """,
    gives: [
      VarlinkField("questions", .array(.named("Question"))),
      VarlinkField("app", .optional(.named("App"))), VarlinkField("settings", .named("Settings")),
      VarlinkField("counts", .named("Counts")),
    ]
  ) { desk, call in desk.status(for: call) }
}
