import TelltaleVarlink

extension ServiceMethod {
  /// Changes the settings by which all is shown.
  static let set = ServiceMethod(
    "Set",
    "sets theme, driving state, text size, language, brightness, contrast, weight, motion and profile for everything "
      + "that is shown from now on",
    words: """
      Sets values for everything that is shown from now on; values that are left out stay as they are. A word for \
      `driving` that the unit does not know means the most restricted state. `textSize` is a factor from 1 to 2. \
      `brightness`, from 0 to 1, is a hint for the program that dims the display: `Status` reports it, and the drawing \
      does not change. An open question stays in the language in which it was asked; an app that was opened by its \
      file is shown in its edition in the new language, if it has one. `profile` is the name of a profile, or the \
      whole path of a profile or a device file that the caller's rule allows (`profiles`). It lays out everything that \
      is shown anew: open questions take input once they have been seen in the new form and their guard has passed, \
      and questions that it refuses end with `Unanswered`. The app is opened anew, or ends with the reason. The \
      display and the input devices stay as they are. A profile that cannot be used changes nothing.
      """,
    parameters: [
      VarlinkField("theme", .optional(.named("Theme"))),
      VarlinkField("driving", .optional(.string)), VarlinkField("textSize", .optional(.float)),
      VarlinkField("language", .optional(.string)), VarlinkField("brightness", .optional(.float)),
      VarlinkField("profile", .optional(.string)),
    ] + SetCall.aids.map { VarlinkField($0.name, .optional(.bool)) },
    errors: [.notAllowed, .invalidProfile]
  ) { dispatcher, call throws(ServiceRefusal) in
    try dispatcher.set(SetCall(call.parameters), for: call)
  }
}
