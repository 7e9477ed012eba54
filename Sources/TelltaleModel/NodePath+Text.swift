/// Paths as people read and write them: `alert.buttons[0].title`, `screens["v1.2"].content`,
/// `confirm.yaml:alert.title`.
extension NodePath: CustomStringConvertible, ExpressibleByStringLiteral {
  package var description: String {
    var text = ""
    var isFirst = true
    for step in steps {
      switch step {
      case .file(let name):
        text += Self.isPlain(name, file: true) ? "\(name):" : "\(Self.quoted(name)):"
      case .item(let index): text += "[\(index)]"
      case .key(let key) where !Self.isPlain(key): text += "[\(Self.quoted(key))]"
      case .key(let key): text += isFirst ? key : ".\(key)"
      }
      if case .file = step { isFirst = true } else { isFirst = false }
    }
    return text
  }

  /// Creates the path that the program's own text says. A literal that is no path ends the program.
  package init(stringLiteral text: String) {
    guard let path = NodePath(text: text) else { preconditionFailure("no path: \(text)") }
    self = path
  }

  /// Reads a path as `description` writes it; `nil` for a text that is none.
  ///
  /// - Parameter text: A path such as `alert.buttons[0].title` or `confirm.yaml:alert.title`.
  package init?(text: String) {
    var reader = PathReader(text)
    guard let path = reader.path() else { return nil }
    self = path
  }

  /// True for a word that needs no quotation marks.
  fileprivate static func isPlain(_ word: String, file: Bool = false) -> Bool {
    !word.isEmpty
      && !word.unicodeScalars.contains {
        $0 == "\"" || $0 == "[" || $0 == "]" || $0 == ":" || (!file && $0 == ".")
      }
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing(text: "\\", with: "\\\\").replacing(text: "\"", with: "\\\"") + "\""
  }
}

/// Takes a text apart into steps.
private struct PathReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func path() -> NodePath? {
    var path = NodePath.root
    if let file = file() { path = path.file(file) }
    var isFirst = true
    while let next = rest.first {
      if next == "[" {
        guard let step = bracketed() else { return nil }
        path = path.appending([step])
      } else {
        guard isFirst || take(".") else { return nil }
        let word = rest.prefix { $0 != "." && $0 != "[" }
        guard NodePath.isPlain(String(word)) else { return nil }
        rest = rest[word.endIndex...]
        path = path.key(String(word))
      }
      isFirst = false
    }
    return path
  }

  /// What stands before the first colon, where that is no part of a key.
  private mutating func file() -> String? {
    var trial = self
    let name: String
    if let quoted = trial.quoted() {
      name = quoted
    } else {
      let word = trial.rest.prefix { $0 != ":" && $0 != "[" && $0 != "\"" }
      trial.rest = trial.rest[word.endIndex...]
      name = String(word)
    }
    guard trial.take(":") else { return nil }
    self = trial
    return name
  }

  private mutating func bracketed() -> NodePath.Step? {
    guard take("[") else { return nil }
    let step: NodePath.Step
    if let key = quoted() {
      step = .key(key)
    } else {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let index = Int(String(digits)) else { return nil }
      rest = rest[digits.endIndex...]
      step = .item(index)
    }
    return take("]") ? step : nil
  }

  private mutating func quoted() -> String? {
    var trial = self
    guard trial.take("\"") else { return nil }
    var word = String.UnicodeScalarView()
    while let next = trial.rest.popFirst() {
      if next == "\"" {
        self = trial
        return String(word)
      }
      guard next == "\\" else {
        word.append(next)
        continue
      }
      guard let escaped = trial.rest.popFirst() else { return nil }
      word.append(escaped)
    }
    return nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }
}
