/// What a Swift file declares, by its braces, and what it names.
struct SourceOutline {
  /// A declaration of a type, or an extension of one.
  struct Part: Hashable {
    /// With the types that it stands in: `Legibility.Light`.
    var name: String
    var isExtension: Bool
    /// Nobody outside of the file can name it.
    var isPrivate: Bool
    /// Functions, initializers and subscripts.
    var functions = 0
  }

  private(set) var parts: [Part] = []
  /// Functions by name and first label (`text(of:`, `text(`), properties and cases by name (`text`).
  private(set) var members: Set<String> = []
  /// Members that nobody outside of the file can name, but that share their names with others.
  private(set) var privateMembers: Set<String> = []
  private(set) var usedTypes: Set<String> = []
  private(set) var usedMembers: Set<String> = []
  /// Names of types that mean something else in this file: generic parameters, types inside of types.
  private var shadows: Set<String> = []

  private enum Scope {
    case type(Int, isPrivate: Bool)
    case other
  }

  private let tokens: [String]
  private var scopes: [Scope] = []
  /// What the next brace opens, and within how many parentheses that is.
  private var pending: (scope: Scope, depth: Int)?
  private var depth = 0

  init(_ text: String) {
    tokens = CodeTokens(text).all
    for index in tokens.indices { read(index) }
    usedTypes.subtract(shadows)
  }

  private func token(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index] : ""
  }

  private mutating func read(_ index: Int) {
    let word = tokens[index]
    switch word {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{":
      let isDue = pending.map { $0.depth == depth } ?? false
      scopes.append(isDue ? pending?.scope ?? .other : .other)
      if isDue { pending = nil }
    case "}":
      _ = scopes.popLast()
      pending = nil
    default:
      if !declares(word, at: index) { use(word, at: index) }
    }
  }

  // MARK: Declarations

  /// True for a word that begins a declaration.
  private mutating func declares(_ word: String, at index: Int) -> Bool {
    guard token(index - 1) != "." else { return false }
    switch word {
    case "struct", "enum", "class", "protocol", "actor", "extension":
      return declaresType(word, at: index)
    case "func", "init", "subscript":
      return declaresFunction(word, at: index)
    case "var", "let", "case":
      guard depth == 0, case .type(_, let isPrivate)? = scopes.last else { return false }
      pending = (.other, depth)
      if word == "case" { return declaresCases(after: index) }
      add(token(index + 1), isPrivate: isPrivate || isHidden(index))
      return true
    default: return false
    }
  }

  private mutating func declaresType(_ word: String, at index: Int) -> Bool {
    let start = token(index + 1) == "[" ? index + 2 : index + 1
    guard let first = token(start).unicodeScalars.first, first.properties.isUppercase,
      token(index - 1) != "import"
    else { return false }
    var name = start == index + 1 ? token(start) : "[\(token(start))]"
    var next = start + 1
    while token(next) == ".", word == "extension" {
      name += "." + token(next + 1)
      next += 2
    }
    let isExtension = word == "extension"
    var isPrivate = isHidden(index)
    if case .type(let outer, let isOuterPrivate)? = scopes.last {
      shadows.insert(name)
      name = parts[outer].name + "." + name
      isPrivate = isPrivate || isOuterPrivate
    } else if !scopes.isEmpty {
      isPrivate = true
    }
    parameters(from: next)
    pending = (.type(parts.count, isPrivate: isPrivate), depth)
    parts.append(Part(name: name, isExtension: isExtension, isPrivate: isPrivate))
    return true
  }

  private mutating func declaresFunction(_ word: String, at index: Int) -> Bool {
    let isNamed = word == "func"
    let signs: Set<String> = ["(", "<", "?", "!"]
    guard isNamed || signs.contains(token(index + 1)) else { return false }
    parameters(from: isNamed ? index + 2 : index + 1)
    guard depth == 0, case .type(let part, let isPrivate)? = scopes.last else {
      if depth == 0, isNamed { pending = (.other, depth) }
      return isNamed
    }
    pending = (.other, depth)
    parts[part].functions += 1
    guard isNamed else { return true }
    var open = index + 2
    while open < tokens.count, tokens[open] != "(" { open += 1 }
    add(
      token(index + 1) + "(" + Self.label(token(open + 1), token(open + 2)),
      isPrivate: isPrivate || isHidden(index))
    return true
  }

  private mutating func declaresCases(after index: Int) -> Bool {
    var next = index + 1
    while Self.isName(token(next)) {
      add(token(next), isPrivate: false)
      add(token(next) + "(", isPrivate: false)
      if token(next + 1) == "(" {
        add(token(next) + "(" + Self.label(token(next + 2), token(next + 3)), isPrivate: false)
      }
      next = end(ofCase: next)
      guard token(next) == "," else { break }
      next += 1
    }
    return true
  }

  /// Where a case ends with what it holds, or the value that it stands for.
  private func end(ofCase index: Int) -> Int {
    var next = index + 1
    if token(next) == "=" { next += 2 }
    guard token(next) == "(" else { return next }
    var depth = 0
    repeat {
      if token(next) == "(" { depth += 1 }
      if token(next) == ")" { depth -= 1 }
      next += 1
    } while depth > 0 && next < tokens.count
    return next
  }

  private mutating func add(_ member: String, isPrivate: Bool) {
    if isPrivate { privateMembers.insert(member) } else { members.insert(member) }
  }

  /// Remembers the names of generic parameters, which are no types of the house.
  private mutating func parameters(from index: Int) {
    guard token(index) == "<" else { return }
    var next = index
    while next < tokens.count, tokens[next] != ">", tokens[next] != "{" {
      if [",", "<"].contains(tokens[next]) { shadows.insert(token(next + 1)) }
      next += 1
    }
  }

  /// Whether a declaration, or the extension that it stands in, is for its file alone.
  private func isHidden(_ index: Int) -> Bool {
    let modifiers: Set<String> = [
      "static", "mutating", "final", "indirect", "lazy", "nonisolated", "override", "class",
    ]
    var before = index - 1
    while modifiers.contains(token(before)) { before -= 1 }
    return ["private", "fileprivate"].contains(token(before))
  }

  // MARK: Uses

  private mutating func use(_ word: String, at index: Int) {
    guard Self.isName(word) else { return }
    let isMember = token(index - 1) == "."
    if word.utf8.first.map({ (0x41...0x5A).contains($0) }) == true {
      if !isMember { usedTypes.insert(word) }
    } else if token(index + 1) == "(" {
      let label = Self.label(token(index + 2), token(index + 3))
      if isMember || !label.isEmpty { usedMembers.insert(word + "(" + label) }
    } else if isMember {
      usedMembers.insert(word)
    }
  }

  /// The first label in a list of parameters or arguments that begins with two tokens.
  private static func label(_ first: String, _ second: String) -> String {
    guard isName(first), first != "_" else { return "" }
    return second == ":" || isName(second) ? first + ":" : ""
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first == 0x5F || (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first)
  }
}
