import TelltaleModel
import TelltaleSyntax

/// A question in words of the command line, whichever way that was read.
struct QuestionWords: Equatable {
  var title: String?
  var text: String?
  var okLabel: String?
  var cancelLabel: String?
  var extraButtons: [String] = []
  var defaultCancel = false
  var destructive = false

  /// True when any of it was given.
  var isGiven: Bool { self != QuestionWords() }

  /// The scene that the words stand for, as JSON, so that it is judged like any file.
  var scene: String {
    var parts: [String] = []
    parts.append("\"title\":\(JSONValue.quoted(title ?? text ?? ""))")
    if title != nil, let text { parts.append("\"message\":\(JSONValue.quoted(text))") }
    parts.append("\"buttons\":[\(buttons.joined(separator: ","))]")
    return "{\"alert\":{\(parts.joined(separator: ","))}}"
  }

  private var buttons: [String] {
    var buttons = [
      button(okLabel ?? "OK", id: "ok", destructive ? ",\"role\":\"destructive\"" : "")
    ]
    // What is told of one is what people read of it.
    buttons += extraButtons.map(TextEnd.trimmed).map { button($0, id: $0, "") }
    if cancelLabel != nil || defaultCancel || destructive {
      let title = cancelLabel.map { ",\"title\":\(JSONValue.quoted($0))" } ?? ""
      let likely = defaultCancel ? ",\"likely\":true" : ""
      buttons.append("{\"role\":\"cancel\",\"id\":\"cancel\"\(title)\(likely)}")
    }
    return buttons
  }

  private func button(_ title: String, id: String, _ rest: String) -> String {
    "{\"title\":\(JSONValue.quoted(title)),\"id\":\(JSONValue.quoted(id))\(rest)}"
  }
}
