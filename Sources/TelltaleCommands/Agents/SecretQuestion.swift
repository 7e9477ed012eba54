import TelltaleModel
import TelltaleSyntax

/// What another program wants to know of the person in front of the screen: a secret, a text, or whether something
/// may be done.
struct SecretQuestion: Equatable {
  enum Kind: String {
    /// Typed, and shown as dots.
    case secret
    /// Typed, and shown.
    case text
    /// Yes or no, by the words of the buttons.
    case confirmation
    /// To be read.
    case notice
  }

  var kind: Kind
  var title: String
  var message: String?
  /// What stands in the field while it is empty.
  var prompt: String?
  /// The secret is to be typed twice; what stands in the second field.
  var again: String?
  /// Words of the buttons; absent, the unit's own.
  var ok: String?
  var cancel: String?
  /// A second answer beside OK.
  var other: String?
  /// Milliseconds until nobody is waited for any more.
  var limit: Int?

  static let okName = "ok"
  static let otherName = "other"

  /// As an alert in JSON.
  ///
  /// - Parameters:
  ///   - word: what Cancel is called in the language.
  ///   - language: of the texts; `nil` where it is the unit's.
  /// - Returns: The text of a scene.
  func scene(cancel word: String, language: String?) -> String {
    var alert: [JSONValue.Member] = [.init("title", .string(title))]
    if let message { alert.append(.init("message", .string(message))) }
    if !fields.isEmpty { alert.append(.init("fields", .array(fields))) }
    var buttons = [Self.button(ok ?? "OK", Self.okName, [.init("likely", true)])]
    if let other { buttons.append(Self.button(other, Self.otherName)) }
    if kind != .notice {
      // Only what the language calls Cancel has its role under another name.
      buttons.append(
        cancel == nil || cancel == word
          ? ["role": "cancel"] : Self.button(cancel ?? word, "cancel"))
    }
    alert.append(.init("buttons", .array(buttons)))
    let head: [JSONValue.Member] = language.map { [.init("lang", .string($0))] } ?? []
    return JSONValue.object(head + [.init("alert", .object(alert))]).line
  }

  private var fields: [JSONValue] {
    guard kind == .secret || kind == .text else { return [] }
    return [prompt, again].enumerated().compactMap { index, placeholder in
      if index == 1, placeholder == nil { return nil }
      var field: [JSONValue.Member] = [.init("id", .string("field-\(index + 1)"))]
      if let placeholder { field.append(.init("placeholder", .string(placeholder))) }
      if kind == .secret { field.append(.init("secure", true)) }
      return .object(field)
    }
  }

  private static func button(
    _ title: String, _ id: String, _ others: [JSONValue.Member] = []
  ) -> JSONValue {
    .object([.init("title", .string(title)), .init("id", .string(id))] + others)
  }
}

// Told from one process to another; no secret is in it.
extension SecretQuestion {
  var json: JSONValue {
    let texts: [(String, String?)] = [
      ("kind", kind.rawValue), ("title", title), ("message", message), ("prompt", prompt),
      ("again", again), ("ok", ok), ("cancel", cancel), ("other", other),
    ]
    var members = texts.compactMap { name, text in
      text.map { JSONValue.Member(name, .string($0)) }
    }
    if let limit { members.append(.init("limit", .integer(limit))) }
    return .object(members)
  }

  /// `nil` for what is no question.
  init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init), let title = json["title"]?.string
    else { return nil }
    self.init(
      kind: kind, title: title, message: json["message"]?.string, prompt: json["prompt"]?.string,
      again: json["again"]?.string, ok: json["ok"]?.string, cancel: json["cancel"]?.string,
      other: json["other"]?.string, limit: json["limit"]?.integer)
  }
}

/// What a prompt says in one line, and in those after it: without the marks and the room with which it waits for
/// what is typed behind it, and without what would hide or reorder letters (`TextSafety`).
struct SecretPrompt: Equatable {
  var title: String
  var message: String?

  /// Of a text that others have made up so much is shown; an alert takes more, and nobody reads it.
  private static let mostScalars = 2000

  init(_ text: String) {
    let scalars = text.unicodeScalars
    let read = String(String.UnicodeScalarView(scalars.prefix(Self.mostScalars)))
    let whole = scalars.count > Self.mostScalars ? read + "…" : read
    let lines = TextSafety.shown(whole).split(separator: "\n").map { Self.trimmed($0) }
      .filter { !TextSafety.isBlank($0) }
    let last = lines.indices.last
    let clean = lines.enumerated().map { index, line in
      (index == 0 || index == last) && line.hasSuffix(":")
        ? Self.trimmed(line.dropLast()[...]) : line
    }
    title = clean.first ?? "Password"
    message = clean.count > 1 ? clean.dropFirst().joined(separator: "\n") : nil
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(String(start.reversed().drop(while: \.isWhitespace)).reversed())
  }
}
