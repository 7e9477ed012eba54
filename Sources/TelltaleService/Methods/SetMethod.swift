import TelltaleVarlink

extension ServiceMethod {
  /// Sets what all that is shown is shown by.
  static let set = ServiceMethod(
    "Set",
    "theme, driving state, text size, language, brightness, contrast, weight, motion and profile, for all that is shown "
      + "from now on",
    words: """
      What all that is shown is shown by, from now on; what is left out stays as it is. A word for `driving` that \
      the unit does not know means the most restricted state. `textSize` is a factor from 1 to 2. `brightness`, \
      from 0 to 1, is a hint for whoever dims the display: it is told by `Status` and changes nothing of what is \
      drawn. A question that is open stays in the language in which it was asked; an app that was opened by its \
      file is shown in its edition in the new language, where it has one. `profile` is the name of a profile, or \
      the whole path of a profile or a device file that the caller's rule allows (`profiles`). All that is shown \
      is placed anew by it: questions that are open take input once they were seen so and their guard has passed, \
      and those that it refuses end with `Unanswered`; the app is opened anew, or ends with the reason. The \
      display and the input devices stay as they are. A profile that cannot be used changes nothing.
      """,
    parameters: [
      VarlinkField("theme", .optional(.named("Theme"))),
      VarlinkField("driving", .optional(.string)), VarlinkField("textSize", .optional(.float)),
      VarlinkField("language", .optional(.string)), VarlinkField("brightness", .optional(.float)),
      VarlinkField("profile", .optional(.string)),
    ] + SetCall.aids.map { VarlinkField($0.name, .optional(.bool)) },
    errors: [.notAllowed, .invalidProfile]
  ) { desk, call throws(ServiceRefusal) in try desk.set(SetCall(call.parameters), for: call) }
}
