import ArgumentParser

/// A question in words of the command line, with the names that zenity's callers know.
struct QuestionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Title of the alert.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Message under the title; alone, it is the title.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Title of the button that goes ahead (default: OK).", valueName: "text"))
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

  /// True when any of it was given.
  var isGiven: Bool {
    title != nil || text != nil || okLabel != nil || cancelLabel != nil || !extraButton.isEmpty
      || defaultCancel || destructive
  }

  /// The scene that the options stand for, as JSON, so that it is judged like any file.
  var scene: String {
    var parts: [String] = []
    parts.append("\"title\":\(JSONText.quoted(title ?? text ?? ""))")
    if title != nil, let text { parts.append("\"message\":\(JSONText.quoted(text))") }
    parts.append("\"buttons\":[\(buttons.joined(separator: ","))]")
    return "{\"alert\":{\(parts.joined(separator: ","))}}"
  }

  private var buttons: [String] {
    var buttons = [button(okLabel ?? "OK", id: "ok", destructive ? ",\"role\":\"destructive\"" : "")]
    buttons += extraButton.map { button($0, id: $0, "") }
    if cancelLabel != nil || defaultCancel || destructive {
      let title = cancelLabel.map { ",\"title\":\(JSONText.quoted($0))" } ?? ""
      let likely = defaultCancel ? ",\"likely\":true" : ""
      buttons.append("{\"role\":\"cancel\",\"id\":\"cancel\"\(title)\(likely)}")
    }
    return buttons
  }

  private func button(_ title: String, id: String, _ rest: String) -> String {
    "{\"title\":\(JSONText.quoted(title)),\"id\":\(JSONText.quoted(id))\(rest)}"
  }
}
