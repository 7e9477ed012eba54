import TelltaleVarlink

extension ServiceMethod {
  /// Shows an app's screens, and goes on in the app protocol.
  static let openApp = ServiceMethod(
    "OpenApp", "shows an app's screens, and continues in the app protocol over the same connection",
    words: """
      Shows the screens of an app, as `scene`, as `text`, or as `file`: the path of a scene on the unit, with the \
      files beside it, in a folder that the settings allow the caller; one of the three. It has to be called with \
      `upgrade`: after the reply both ends speak the app protocol, a JSON object a line (docs/run-protocol.md). The \
      app ends with the connection.
      """,
    parameters: [
      VarlinkField("scene", .optional(.object)), VarlinkField("text", .optional(.string)),
      VarlinkField("file", .optional(.string)), VarlinkField("language", .optional(.string)),
    ],
    errors: [.upgradeExpected, .notAllowed, .appShown, .invalidScene, .notRecorded]
  ) { dispatcher, call throws(ServiceRefusal) in try dispatcher.openApp(call) }
}
