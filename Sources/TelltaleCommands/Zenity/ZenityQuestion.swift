import TelltaleModel
import TelltaleSyntax

/// The alert or sheet that a call of zenity asks, and what its caller is told of the answer.
struct ZenityQuestion: Equatable {
  private let call: ZenityCall
  private let words: ZenityWords
  private let language: String?
  private let fields: [Field]
  private let list: ZenityList?

  /// Something to be typed.
  private struct Field: Equatable {
    var placeholder: String?
    var text: String?
    var isSecure: Bool
  }

  /// - Parameters:
  ///   - call: what is asked for.
  ///   - context: what it leaves out.
  ///   - list: what is chosen from, on a sheet.
  init(_ call: ZenityCall, _ context: ZenityContext, list: ZenityList? = nil) {
    self.call = call
    words = context.words
    language = context.language
    self.list = list
    fields = Self.fields(of: call, words)
  }

  /// Whether an alert can say all of it: past so many characters and lines a text is read on a screen of its own, and
  /// past so many fields, or lines in one, they are filled in there.
  var isShort: Bool {
    let text = wording.title + (wording.message?.plain ?? "")
    let isLine = fields.allSatisfy { !($0.text ?? "").contains(where: \.isNewline) }
    return text.count <= 800 && text.split(separator: "\n").count <= 16
      && fields.count <= Limits.alertFields && isLine
  }

  /// The same fields on a screen; `nil` where there are none.
  var plan: ZenityFormPlan? {
    guard !fields.isEmpty else { return nil }
    let (fields, call, words) = (fields, call, words)
    let names = fields.indices.map { fields[$0].placeholder ?? words.title(call.mode) }
    return ZenityFormPlan(
      fields: { _ in
        zip(fields, names).map { field, name in
          let text = field.text ?? ""
          return ZenityFormField(
            label: name,
            kind: .text(text, isSecure: field.isSecure))
        }
      },
      told: { fields in
        let separator = call.mode == .forms ? call.value("separator") ?? "|" : "|"
        return fields.map(\.shown).joined(separator: separator) + "\n"
      })
  }

  private static func fields(of call: ZenityCall, _ words: ZenityWords) -> [Field] {
    switch call.mode {
    case .entry:
      return [
        Field(
          text: call.value("entry-text").map(PrintedText.shown),
          isSecure: call.flags.contains("hide-text"))
      ]
    case .password:
      let user = Field(placeholder: words.user, isSecure: false)
      let password = Field(placeholder: words.password, isSecure: true)
      return call.flags.contains("username") ? [user, password] : [password]
    case .forms:
      return call.values.filter { $0.name == "add-entry" || $0.name == "add-password" }.map {
        Field(placeholder: PrintedText.shown($0.text), isSecure: $0.name == "add-password")
      }
    default: return []
    }
  }

  // MARK: The scene

  /// The question as a scene in JSON, so that it is judged like any file.
  var scene: String {
    let (title, message) = (wording.title, wording.message?.plain)
    var parts = ["\"title\":\(JSONValue.quoted(title))"]
    if let message { parts.append("\"message\":\(JSONValue.quoted(message))") }
    if let reason = call.reason { parts.append("\"reason\":\"\(reason.rawValue)\"") }
    if !fields.isEmpty {
      parts.append("\"fields\":[\(fields.enumerated().map(json).joined(separator: ","))]")
    }
    parts.append("\"buttons\":[\(buttons.joined(separator: ","))]")
    if list != nil { parts.append("\"trigger\":\"zenity\"") }
    let tag = language.map { "\"lang\":\(JSONValue.quoted($0))," } ?? ""
    let element = list == nil ? "alert" : "action-sheet"
    return "{\(tag)\"\(element)\":{\(parts.joined(separator: ","))}}"
  }

  private var wording: ZenityCall.Wording { call.wording(words) }

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
    var seen: Set<TextLikeness> = []
    let extra = call.extraLabels.enumerated().map { index, title in
      // Of two that look alike the second has its number.
      let isNew = seen.insert(TextLikeness(title)).inserted
      return button(isNew ? title : "\(title) (\(index + 1))", id: Self.extra(index))
    }
    if let list {
      let rows = list.rows.indices.map {
        button(list.label($0), id: Self.row($0), likely: list.marked.contains($0))
      }
      let title = JSONValue.quoted(words.cancel)
      return rows + extra + ["{\"role\":\"cancel\",\"title\":\(title)}"]
    }
    if call.flags.contains("switch"), call.mode == .question, !extra.isEmpty { return extra }
    let isQuestion = call.mode == .question
    let prefersCancel = call.flags.contains("default-cancel")
    let ok = button(
      call.label("ok-label") ?? (isQuestion ? words.yes : words.ok), id: Self.ok,
      likely: !prefersCancel)
    if call.flags.contains(ZenityCall.noOK), !extra.isEmpty { return extra }
    guard !call.mode.tells, !call.flags.contains("no-cancel") else { return [ok] + extra }
    let title = call.label("cancel-label") ?? (isQuestion ? words.no : words.cancel)
    // Only what the language calls Cancel has its role; No is an answer like Yes.
    let role = title == words.cancel ? ",\"role\":\"cancel\"" : ""
    return [ok] + extra + [button(title, id: Self.cancel, likely: prefersCancel, role)]
  }

  private func button(
    _ title: String, id: String, likely: Bool = false, _ rest: String = ""
  ) -> String {
    "{\"title\":\(JSONValue.quoted(title)),\"id\":\"\(id)\"\(likely ? ",\"likely\":true" : "")\(rest)}"
  }

  private static let ok = "ok"
  private static let cancel = "cancel"
  private static func row(_ index: Int) -> String { "row-\(index + 1)" }
  private static func extra(_ index: Int) -> String { "extra-\(index + 1)" }

  // MARK: The answer

  /// What the caller reads: text on standard output, and the exit code (zenity(1)).
  func result(of answer: Answer) -> ZenityResult {
    // A notice was shown, whether somebody took it away or its time was over.
    if call.mode == .notification { return ZenityResult(code: 0) }
    switch answer.outcome {
    case .timedOut: return timedOut(answer)
    case .cancelled, .withdrawn: return ZenityResult(code: 1)
    case .chosen: break
    }
    if let list, let row = list.rows.indices.first(where: { Self.row($0) == answer.choice }) {
      return ZenityResult(output: list.output(of: [row]), code: 0)
    }
    if answer.choice == Self.ok {
      let tells = !fields.isEmpty || call.mode == .forms
      return ZenityResult(output: tells ? output(of: answer.fields) : "", code: 0)
    }
    let extra = call.all("extra-button").enumerated().first { index, _ in
      Self.extra(index) == answer.choice
    }
    return ZenityResult(output: extra.map { $0.element + "\n" } ?? "", code: 1)
  }

  private func output(of texts: [String]) -> String {
    // Of forms, unlike of lists, zenity reads no escapes in it.
    let separator = call.mode == .forms ? call.value("separator") ?? "|" : "|"
    return texts.joined(separator: separator) + "\n"
  }

  /// As zenity does: what stands in entries and forms is told all the same, and a password is cancelled.
  private func timedOut(_ answer: Answer) -> ZenityResult {
    switch call.mode {
    case .password: return ZenityResult(code: 1)
    case .entry, .forms:
      let texts = answer.fields.isEmpty ? fields.map { $0.text ?? "" } : answer.fields
      return ZenityResult(output: output(of: texts), code: 5)
    default:
      return ZenityResult(output: list?.output(of: (list?.marked ?? []).sorted()) ?? "", code: 5)
    }
  }
}
