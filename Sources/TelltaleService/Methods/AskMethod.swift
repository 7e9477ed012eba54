import TelltaleVarlink

extension ServiceMethod {
  /// Asks a question, and tells its answer.
  static let ask = ServiceMethod(
    "Ask",
    "asks an alert or an action sheet, as `scene` in JSON or as the `text` of a scene file; with `\"more\": true` each"
      + " change of state is reported",
    words: """
      Asks a question: an alert or an action sheet, as `scene` in JSON or as the text of a scene file in YAML or JSON; \
      one of the two. With `more` each state is reported, without it only the answer.

      The question is withdrawn when its connection ends. With a `key` it stays, also when the service restarts: \
      another call of the same user with the same key joins the same question, and gets the same answer once there is \
      one.
      """,
    parameters: [
      VarlinkField("scene", .optional(.object)), VarlinkField("text", .optional(.string)),
      VarlinkField("language", .optional(.string)),
      VarlinkField("priority", .optional(.named("Priority"))),
      VarlinkField("timeoutMilliseconds", .optional(.int)),
      VarlinkField("key", .optional(.string)),
    ],
    gives: [
      VarlinkField("id", .string), VarlinkField("state", .named("State")),
      VarlinkField("answer", .optional(.named("Answer"))),
    ],
    errors: [.invalidScene, .notAllowed, .unanswered, .notRecorded]
  ) { dispatcher, call throws(ServiceRefusal) in
    try dispatcher.ask(AskCall(call.parameters), for: call)
  }
}
