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
  /// What stands in the field while it is empty: the first of these that fits it. Where the texts scroll on a small panel it
  /// is still seen.
  var prompt: [String] = []
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
    let hints = [prompt] + [again].compactMap { $0.map { [$0] } }
    return hints.enumerated().map { index, hint in
      var field: [JSONValue.Member] = [.init("id", .string("field-\(index + 1)"))]
      if !hint.isEmpty { field.append(.init("placeholder", .strings(hint))) }
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
      ("kind", kind.rawValue), ("title", title), ("message", message), ("again", again),
      ("ok", ok), ("cancel", cancel), ("other", other),
    ]
    var members = texts.compactMap { name, text in
      text.map { JSONValue.Member(name, .string($0)) }
    }
    if !prompt.isEmpty { members.append(.init("prompt", .strings(prompt))) }
    if let limit { members.append(.init("limit", .integer(limit))) }
    return .object(members)
  }

  /// `nil` for what is no question.
  init?(_ json: JSONValue) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init), let title = json["title"]?.string
    else { return nil }
    self.init(
      kind: kind, title: title, message: json["message"]?.string,
      prompt: (json["prompt"]?.items ?? []).compactMap(\.string),
      again: json["again"]?.string, ok: json["ok"]?.string, cancel: json["cancel"]?.string,
      other: json["other"]?.string, limit: json["limit"]?.integer)
  }
}
