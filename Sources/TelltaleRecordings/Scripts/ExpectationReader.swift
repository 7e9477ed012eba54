import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// Reads what stands after `expect` and `await` on a line of a script.
struct ExpectationReader {
  /// How long `await` waits where its line does not say.
  static let defaultMilliseconds = 5000

  private let command: String
  private let text: [Character]
  private var next = 0
  /// Says at which character of the text something is wrong.
  private let error: (_ offset: Int, _ message: String) -> ScriptError

  /// `text` is the line after its first word, `command`.
  init(
    _ text: String, of command: String,
    error: @escaping (_ offset: Int, _ message: String) -> ScriptError
  ) {
    self.text = Array(text)
    self.command = command
    self.error = error
  }

  /// The whole of it; throws at what is no expectation, or stands after one.
  mutating func action() throws(ScriptError) -> ScriptStep.Action {
    let expectation = try expectation()
    let limit = try limit()
    let start = skipSpace()
    if let word = word() {
      throw error(start, "found \(Quoted.text(word)) after the end of the line; \(usage)")
    }
    return command == "await"
      ? .await(expectation, milliseconds: limit ?? Self.defaultMilliseconds) : .expect(expectation)
  }

  private mutating func expectation() throws(ScriptError) -> ScriptExpectation {
    let start = skipSpace()
    let kind = try required("what is expected")
    switch kind {
    case "screen": return .screen(try required("the name of a screen"))
    case "text": return .text(try quoted())
    case "focus": return .focus(try required("the id of a control"))
    case "alert": return .alert(try required("the id of an alert"))
    case "no":
      guard try required("alert") == "alert" else {
        throw error(start, "found \"no\" without \"alert\" after it; write: \(command) no alert")
      }
      return .noAlert
    case "nothing":
      guard try required("cut") == "cut" else {
        throw error(
          start, "found \"nothing\" without \"cut\" after it; write: \(command) nothing cut")
      }
      return .nothingCut
    case "answered":
      let first = try required("an alert's id and a choice")
      guard let second = wordBeforeLimit() else { return .answered(alert: nil, choice: first) }
      return .answered(alert: first, choice: second)
    case "event": return .event(try event())
    case "frame": return .frame(try file(endingWith: ".png"))
    case "tree": return .tree(try file(endingWith: nil))
    default:
      let names = ScriptReader.expectations.map { String($0.usage.prefix { $0 != " " }) }
      let remedy = Spelling.suggestion(for: kind, among: names) ?? usage
      throw error(start, "found \(Quoted.text(kind)), which is not an expectation; \(remedy)")
    }
  }

  /// `within TIME`, of `await` only.
  private mutating func limit() throws(ScriptError) -> Int? {
    let before = next
    guard word() == "within" else {
      next = before
      return nil
    }
    let start = skipSpace()
    guard command == "await" else {
      throw error(before, "\"expect\" holds at once or fails; write await to wait for it")
    }
    let time = try required("a time")
    if let milliseconds = ScriptLine.milliseconds(time) { return milliseconds }
    throw error(
      start,
      "found \(Quoted.text(time)), expected a time in milliseconds (500) or seconds (1.5s) up to an hour"
    )
  }

  // MARK: Words

  /// Moves to the next word; where it begins.
  @discardableResult
  private mutating func skipSpace() -> Int {
    while next < text.count, text[next].isWhitespace { next += 1 }
    return next
  }

  /// The next word; nothing at the end, and where a comment begins.
  private mutating func word() -> String? {
    let start = skipSpace()
    guard start < text.count, text[start] != "#" else { return nil }
    while next < text.count, !text[next].isWhitespace { next += 1 }
    return String(text[start..<next])
  }

  private mutating func wordBeforeLimit() -> String? {
    let before = next
    guard let word = word(), word != "within" else {
      next = before
      return nil
    }
    return word
  }

  private mutating func required(_ what: String) throws(ScriptError) -> String {
    let start = skipSpace()
    if let word = word() { return word }
    throw error(start, "\(Quoted.text(command)) needs \(what); \(usage)")
  }

  private mutating func quoted() throws(ScriptError) -> String {
    let start = skipSpace()
    guard start < text.count, text[start] == "\"", skipString(),
      case .string(let value)? = json(from: start)
    else { throw error(start, "expected a text in quotation marks, such as \"Thank You\"") }
    return value
  }

  private mutating func event() throws(ScriptError) -> String {
    let start = skipSpace()
    var depth = 0
    repeat {
      guard next < text.count else { break }
      switch text[next] {
      case "{": depth += 1
      case "}": depth -= 1
      case "\"": if skipString() { next -= 1 }
      default: break
      }
      next += 1
    } while depth > 0
    guard case .object? = json(from: start) else {
      throw error(
        start, "expected a JSON object on this line, such as {\"event\":\"selected\"}")
    }
    return String(text[start..<next])
  }

  /// Goes on after the string that begins here; false where it has no end.
  private mutating func skipString() -> Bool {
    next += 1
    while next < text.count, text[next] != "\"" { next += text[next] == "\\" ? 2 : 1 }
    next = min(next + 1, text.count)
    return text[next - 1] == "\""
  }

  private func json(from start: Int) -> JSONValue? {
    guard start < next else { return nil }
    return try? JSONReader.read(Array(String(text[start..<next]).utf8))
  }

  /// A file of the script's folder: it may be written anew, so it must not be anywhere else.
  private mutating func file(endingWith ending: String?) throws(ScriptError) -> String {
    let start = skipSpace()
    let name = try required("the name of a file")
    let isInside = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    guard isInside, name.hasSuffix(ending ?? "") else {
      throw error(
        start,
        "found \(Quoted.text(name)), expected a\(ending.map { " \($0)" } ?? "") file in the script's folder"
      )
    }
    return name
  }

  private var usage: String {
    let usages = ScriptReader.expectations.map { "\(command) \($0.usage)" }
    return "write one of: \(usages.joined(separator: ", "))"
  }
}
