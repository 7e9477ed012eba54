import ArgumentParser

/// A question in words of the command line, with the names that zenity's callers know.
struct QuestionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Title of the alert.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Message under the title; alone, it is the title.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp("Title of the button that goes ahead (default: OK).", valueName: "text"))
  var okLabel: String?

  @Option(
    help: ArgumentHelp(
      "Adds the Cancel button; its title has to be what Cancel is called in the language.",
      valueName: "text"))
  var cancelLabel: String?

  @Option(
    help: ArgumentHelp("Adds a button; may be given several times.", valueName: "text"))
  var extraButton: [String] = []

  @Flag(help: "Make Cancel the default button; adds one if there is none.")
  var defaultCancel = false

  @Flag(help: "The button that goes ahead destroys something; adds Cancel, which is the default.")
  var destructive = false

  /// The same as a plain value.
  var words: QuestionWords {
    QuestionWords(
      title: title, text: text, okLabel: okLabel, cancelLabel: cancelLabel,
      extraButtons: extraButton, defaultCancel: defaultCancel, destructive: destructive)
  }
}
