/// The server's side of the Assuan protocol that gpg-agent speaks with a pinentry: takes its lines, and says what is
/// replied or asked.
///
/// A value; no secret is ever in it.
struct PinentryServer: Equatable {
  /// What is done about a line.
  enum Step: Equatable {
    case reply([String])
    /// Something is to be asked; its end goes to `end(_:)`.
    case ask(SecretQuestion)
    case leave([String])
  }

  /// How a question ended, without what was typed.
  enum End: Equatable {
    case answered(isRepeated: Bool)
    /// Two texts that were to be the same are not.
    case differing
    case cancelled, other, timedOut, failed
  }

  static let greeting = "OK Pleased to meet you"

  private var title: String?
  private var description: String?
  private var prompt: String?
  private var fault: String?
  private var again: String?
  private var differing = "The texts are not the same"
  private var ok: String?
  private var cancel: String?
  private var other: String?
  private var seconds = 0
  private var asked: SecretQuestion?
  private let process: Int32

  /// - Parameter process: its number, for whoever wants to know it.
  init(process: Int32) { self.process = process }

  /// A line without its end.
  mutating func take(_ line: String) -> Step {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard let word = parts.first else { return .reply(["OK"]) }
    let rest = parts.count > 1 ? String(parts[1]) : ""
    switch word.uppercased() {
    case "GETPIN": return ask(.secret)
    case "CONFIRM": return ask(rest.hasPrefix("--one-button") ? .notice : .confirmation)
    case "MESSAGE": return ask(.notice)
    case "GETINFO": return .reply(information(rest))
    case "BYE": return .leave(["OK closing connection"])
    case "RESET":
      self = PinentryServer(process: process)
      return .reply(["OK"])
    case let name:
      return .reply(set(name, Self.decoded(rest)) ? ["OK"] : [Self.error(275, "Unknown command")])
    }
  }

  /// What is said is kept for the next question; false for a command that there is not.
  private mutating func set(_ name: String, _ text: String) -> Bool {
    let value = text.isEmpty ? nil : text
    switch name {
    case "SETTITLE": title = value
    case "SETDESC": description = value
    case "SETPROMPT": prompt = value
    case "SETERROR": fault = value
    case "SETREPEAT": again = value ?? "Again"
    case "SETREPEATERROR": differing = value ?? differing
    case "SETOK": ok = value.map(Self.withoutMark)
    case "SETCANCEL": cancel = value.map(Self.withoutMark)
    case "SETNOTOK": other = value.map(Self.withoutMark)
    case "SETTIMEOUT": seconds = min(max(Int(text) ?? 0, 0), 86_400)
    // What belongs to windows, terminals, caches and bars of quality is taken and means nothing here.
    case "OPTION", "SETKEYINFO", "SETREPEATOK", "SETQUALITYBAR", "SETQUALITYBAR_TT", "SETGENPIN",
      "SETGENPIN_TT", "CLEARPASSPHRASE", "NOP", "HELP":
      break
    default: return false
    }
    return true
  }

  private mutating func ask(_ kind: SecretQuestion.Kind) -> Step {
    let text = description ?? title ?? prompt
    let lines = SecretPrompt([fault, text].compactMap(\.self).joined(separator: "\n"))
    let isTyped = kind == .secret
    let question = SecretQuestion(
      kind: kind, title: lines.title, message: lines.message, prompt: isTyped ? field(text) : [],
      again: isTyped ? again.map { SecretPrompt($0).title } : nil, ok: ok, cancel: cancel,
      other: kind == .confirmation ? other : nil, limit: seconds > 0 ? seconds * 1000 : nil)
    asked = question
    fault = nil
    return .ask(question)
  }

  /// What the field says: what is to be typed, and for what where the first line leads in to that.
  private func field(_ text: String?) -> [String] {
    let name = prompt.map { SecretPrompt($0).title }
    let subject = text.flatMap { SecretPrompt($0).subject }
    guard let name, let subject else { return [name ?? subject].compactMap(\.self) }
    return ["\(name) – \(subject)", subject]
  }

  /// What is replied to the end of a question, before and behind what was typed; or it is asked again.
  mutating func end(_ end: End) -> Step {
    let question = asked
    asked = nil
    switch end {
    case .answered(let isRepeated):
      if isRepeated { again = nil }
      return .reply((isRepeated ? ["S PIN_REPEATED"] : []) + ["OK"])
    case .differing:
      guard question != nil else { return .reply([Self.error(99, "Operation cancelled")]) }
      fault = differing
      return ask(.secret)
    case .other: return .reply([Self.error(114, "Not confirmed")])
    case .timedOut: return .reply([Self.error(62, "Timeout")])
    case .failed: return .reply([Self.error(86, "No pinentry")])
    case .cancelled:
      // Where there is no third answer, whoever cancels a confirmation does not confirm.
      let refuses = question?.kind == .confirmation && other == nil
      return .reply([
        refuses ? Self.error(114, "Not confirmed") : Self.error(99, "Operation cancelled")
      ])
    }
  }

  private func information(_ name: String) -> [String] {
    switch name {
    case "version": ["D \(ProgramVersion.text)", "OK"]
    case "pid": ["D \(process)", "OK"]
    case "flavor": ["D telltale", "OK"]
    case "ttyinfo": ["D - - - - 0/0 -", "OK"]
    default: [Self.error(280, "Invalid parameter")]
    }
  }

  /// With the number that libgpg-error gives to errors of a pinentry.
  static func error(_ code: Int, _ words: String) -> String {
    "ERR \(5 << 24 | code) \(words) <Pinentry>"
  }

  /// `%0A` and its like as what they stand for.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `_OK` without the mark of its key; two of them are one that is meant.
  static func withoutMark(_ text: String) -> String {
    var result = ""
    var isMarked = false
    for character in text {
      if character == "_", !isMarked {
        isMarked = true
      } else {
        result.append(character)
        isMarked = false
      }
    }
    return result
  }
}
