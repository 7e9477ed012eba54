import TelltaleSession
import TelltaleSyntax

/// The alert that a call of zenity asks, and what its caller is told of the answer.
struct ZenityQuestion: Equatable {
  private let call: ZenityCall
  private let words: ZenityWords
  private let fields: [Field]

  /// Something to be typed.
  private struct Field: Equatable {
    var placeholder: String?
    var text: String?
    var isSecure: Bool
  }

  /// - Throws: ``ZenityRefusal`` for what is not shown here.
  init(_ call: ZenityCall, _ words: ZenityWords) throws(ZenityRefusal) {
    if let refusal = call.mode.refusal { throw ZenityRefusal(message: refusal) }
    if call.mode == .entry, !call.operands.isEmpty {
      throw ZenityRefusal(message: "the choices of --entry are not shown; show a menu as a scene")
    }
    for name in ["add-calendar", "add-list", "add-combo"]
    where call.mode == .forms && call.value(name) != nil {
      throw ZenityRefusal(message: "--\(name) is not shown; of --forms, entries and passwords are")
    }
    self.call = call
    self.words = words
    fields = Self.fields(of: call, words)
  }

  private static func fields(of call: ZenityCall, _ words: ZenityWords) -> [Field] {
    switch call.mode {
    case .entry:
      return [
        Field(text: call.value("entry-text"), isSecure: call.flags.contains("hide-text"))
      ]
    case .password:
      let user = Field(placeholder: words.user, isSecure: false)
      let password = Field(placeholder: words.password, isSecure: true)
      return call.flags.contains("username") ? [user, password] : [password]
    case .forms:
      return call.values.filter { $0.name == "add-entry" || $0.name == "add-password" }.map {
        Field(placeholder: $0.text, isSecure: $0.name == "add-password")
      }
    default: return []
    }
  }

  /// Milliseconds until the question gives up; `nil` for never.
  var timeoutMilliseconds: Int? {
    call.value("timeout").flatMap(ZenityWord.number).flatMap { seconds in
      seconds > 0 ? min(seconds, Int(ShowRequest.timeouts.upperBound)) * 1000 : nil
    }
  }

  // MARK: The scene

  /// The question as a scene in JSON, so that it is judged like any file.
  var scene: String { scene(in: nil) }

  /// The same with its language; nil leaves that to the profile.
  func scene(in language: String?) -> String {
    let (title, message) = wording
    var parts = ["\"title\":\(JSONValue.quoted(title))"]
    if let message { parts.append("\"message\":\(JSONValue.quoted(message))") }
    if !fields.isEmpty {
      parts.append("\"fields\":[\(fields.enumerated().map(json).joined(separator: ","))]")
    }
    parts.append("\"buttons\":[\(buttons.joined(separator: ","))]")
    let tag = language.map { "\"lang\":\(JSONValue.quoted($0))," } ?? ""
    return "{\(tag)\"alert\":{\(parts.joined(separator: ","))}}"
  }

  /// A title that the script gives is the alert's; else the text has it.
  private var wording: (title: String, message: String?) {
    let given = ZenityText.unescaped(call.value("text") ?? call.mode.usualText)
    let isMarkup = !fields.isEmpty || !call.flags.contains("no-markup")
    let text = isMarkup ? ZenityText.withoutMarkup(given) : given
    let title = ZenityText.trimmed((call.value("title") ?? "")[...])
    guard !ZenityText.trimmed(text[...]).isEmpty else {
      return (title.isEmpty ? call.mode.rawValue.capitalized : title, nil)
    }
    if title.isEmpty { return ZenityText.parted(text) }
    return (title, ZenityText.trimmed(text[...]))
  }

  private func json(_ index: Int, _ field: Field) -> String {
    var parts = ["\"id\":\"field-\(index + 1)\""]
    if let placeholder = field.placeholder {
      parts.append("\"placeholder\":\(JSONValue.quoted(placeholder))")
    }
    if let text = field.text { parts.append("\"text\":\(JSONValue.quoted(text))") }
    if field.isSecure { parts.append("\"secure\":true") }
    return "{\(parts.joined(separator: ","))}"
  }

  private var buttons: [String] {
    let extra = call.all("extra-button").enumerated().map { index, title in
      button(title, id: Self.extra(index))
    }
    let isMessage = [.info, .warning, .error].contains(call.mode)
    if call.flags.contains("switch"), call.mode == .question, !extra.isEmpty { return extra }
    let isQuestion = call.mode == .question
    let prefersCancel = call.flags.contains("default-cancel")
    let ok = button(
      label("ok-label") ?? (isQuestion ? words.yes : words.ok), id: Self.ok, likely: !prefersCancel)
    guard !isMessage else { return [ok] + extra }
    let title = label("cancel-label") ?? (isQuestion ? words.no : words.cancel)
    // Only what the language calls Cancel has its role; No is an answer like Yes.
    let role = title == words.cancel ? ",\"role\":\"cancel\"" : ""
    return [ok] + extra + [button(title, id: Self.cancel, likely: prefersCancel, role)]
  }

  private func label(_ name: String) -> String? {
    call.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func button(
    _ title: String, id: String, likely: Bool = false, _ rest: String = ""
  ) -> String {
    "{\"title\":\(JSONValue.quoted(title)),\"id\":\"\(id)\"\(likely ? ",\"likely\":true" : "")\(rest)}"
  }

  private static let ok = "ok"
  private static let cancel = "cancel"
  private static func extra(_ index: Int) -> String { "extra-\(index + 1)" }

  // MARK: The answer

  /// What the caller reads: text on standard output, and the exit code (zenity(1)).
  func result(of answer: Answer) -> ZenityResult {
    switch answer.outcome {
    case .timedOut: return ZenityResult(code: 5)
    case .cancelled, .withdrawn: return ZenityResult(code: 1)
    case .chosen: break
    }
    if answer.choice == Self.ok {
      guard !fields.isEmpty else { return ZenityResult(code: 0) }
      let separator = call.mode == .forms ? call.value("separator") ?? "|" : "|"
      return ZenityResult(
        output: answer.fields.joined(separator: ZenityText.unescaped(separator)) + "\n", code: 0)
    }
    let extra = call.all("extra-button").enumerated().first { index, _ in
      Self.extra(index) == answer.choice
    }
    return ZenityResult(output: extra.map { $0.element + "\n" } ?? "", code: 1)
  }
}

/// How a call of zenity ends.
struct ZenityResult: Equatable {
  var output = ""
  var code: Int32
}
