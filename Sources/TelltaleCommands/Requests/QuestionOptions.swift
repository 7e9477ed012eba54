import ArgumentParser

/// A question in words of the command line, with the names that zenity's callers know.
struct QuestionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Title of the alert.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Message under the title; alone, it is the title.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp("Title of the confirming button (default: OK).", valueName: "text"))
  var okLabel: String?

  @Option(
    help: ArgumentHelp(
      "Title of the Cancel button, which is added; it has to be the word for Cancel in the language.",
      valueName: "text"))
  var cancelLabel: String?

  @Option(
    help: ArgumentHelp("Title of a further button; may be given several times.", valueName: "text"))
  var extraButton: [String] = []

  @Flag(help: "Make Cancel the default button; it is added if missing.")
  var defaultCancel = false

  @Flag(help: "Mark the confirming button as destructive; Cancel is added and is the default.")
  var destructive = false

  /// The same as a plain value.
  var words: QuestionWords {
    QuestionWords(
      title: title, text: text, okLabel: okLabel, cancelLabel: cancelLabel,
      extraButtons: extraButton, defaultCancel: defaultCancel, destructive: destructive)
  }
}
