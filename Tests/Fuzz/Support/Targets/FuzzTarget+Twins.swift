import TelltaleAppProtocol
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

extension FuzzTarget {
  /// JSON that is read as JSON and as YAML, and written as a YAML of blocks and read again: three times the
  /// same tree.
  static let twins = FuzzTarget(
    name: "twins",
    words: [
      "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-0", "1e5", "\\u00e9", "\\\\", "\\n",
      "\\u2028", "\"a\":", "\"\"", "{}", "[]", "~", "\"- \"", "\"#\"", "\u{85}", "\u{FEFF}",
    ]
  ) { bytes in
    var complaints = LoadErrorCollector(kind: .scene)
    guard let json = JSONNodeReader.read(bytes, file: "f", complaints: &complaints),
      complaints.isEmpty
    else { return nil }
    let tree = JSONTree(json)
    guard tree.longestKey <= longestYAMLKey else { return nil }
    var texts = [("in blocks", Array(tree.blocks.utf8))]
    // A tab is space in JSON, and in YAML where a line does not begin with it.
    if !hasYAMLLineEnd(bytes), !bytes.contains(0x09), !hasColonBelowKey(bytes) {
      texts.append(("as YAML", bytes))
    }
    for (name, text) in texts {
      var complaints = LoadErrorCollector(kind: .scene)
      guard let node = YAMLReader.read(text, file: "f", complaints: &complaints),
        complaints.isEmpty
      else {
        let told = complaints.errors.first
        if let told, isStricter(told.message) { continue }
        return "\(name) it is refused: \(told.map { "\($0)" } ?? "without a word")"
      }
      if !JSONTree(node).says(tree) {
        return "\(name) it is another: \(JSONTree(node)) and \(tree)"
      }
    }
    return nil
  }

  /// Ends of lines of Unicode end lines in YAML and mean nothing in JSON, where scenes have no use for them.
  private static func hasYAMLLineEnd(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
      [0x85, 0x2028, 0x2029].contains($0.value)
    }
  }

  /// A key and its colon stand on one line in YAML (1.2.2, 7.4.2).
  private static func hasColonBelowKey(_ bytes: [UInt8]) -> Bool {
    var (isInString, isEscaped, isBelow) = (false, false, false)
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isInString = false
        }
        continue
      }
      switch byte {
      case 0x22: (isInString, isBelow) = (true, false)
      case 0x0A, 0x0D: isBelow = true
      case 0x20: break
      case 0x3A: if isBelow { return true }
      default: isBelow = false
      }
    }
    return false
  }

  /// Bytes of a key that YAML is sure to take: with quotes and escapes it may have 1,024 characters (YAML 1.2.2, 7.4.2).
  private static let longestYAMLKey = 160

  /// What YAML cannot hold and JSON can: control characters, keys without end.
  private static func isStricter(_ message: String) -> Bool {
    ["key", "control character", "not allowed", "cannot be in"].contains {
      message.contains($0)
    }
  }
}

/// What a tree says, without its places.
private indirect enum JSONTree: Hashable {
  case scalar(String, isPlain: Bool)
  case list([JSONTree])
  case map([Pair])

  struct Pair: Hashable {
    var key: String
    var value: JSONTree
  }

  init(_ node: YAMLNode) {
    switch node.value {
    case .scalar(let text, isPlain: true):
      // JSON's numbers are what they say, and YAML's are as they are written.
      // Zero has no sign: -0 is a number in JSON alone.
      self = .scalar(Double(text).map { $0 == 0 ? "0.0" : "\($0)" } ?? text, isPlain: true)
    case .scalar(let text, isPlain: false): self = .scalar(text, isPlain: false)
    case .sequence(let items): self = .list(items.map(JSONTree.init))
    case .mapping(let entries):
      self = .map(entries.map { Pair(key: $0.key, value: JSONTree($0.value)) })
    }
  }

  /// Bytes of the longest key in it; 0 without any.
  var longestKey: Int {
    switch self {
    case .scalar: 0
    case .list(let items): items.map(\.longestKey).max() ?? 0
    case .map(let pairs): pairs.map { max($0.key.utf8.count, $0.value.longestKey) }.max() ?? 0
    }
  }

  /// True for the same tree. JSON's numbers are read to fifteen digits, as many as are told apart.
  func says(_ other: JSONTree) -> Bool {
    switch (self, other) {
    case (.scalar(let one, isPlain: true), .scalar(let two, isPlain: true)):
      guard one != two, let first = Double(one), let second = Double(two) else { return one == two }
      return abs(first - second) <= abs(first) * 1e-14
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.says($1) }
    case (.map(let one), .map(let two)):
      return one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
    default: return self == other
    }
  }

  /// The same in blocks, as somebody writes YAML.
  var blocks: String { text(in: "") }

  private func text(in indent: String) -> String {
    switch self {
    case .scalar(let text, isPlain: true): " \(text)\n"
    case .scalar(let text, isPlain: false): " \(Self.quoted(text))\n"
    case .list(let items) where items.isEmpty: " []\n"
    case .map(let pairs) where pairs.isEmpty: " {}\n"
    case .list(let items):
      "\n" + items.map { "\(indent)-\($0.text(in: indent + "  "))" }.joined()
    case .map(let pairs):
      "\n"
        + pairs.map {
          "\(indent)\(Self.quoted($0.key)):\($0.value.text(in: indent + "  "))"
        }.joined()
    }
  }

  /// Ends of lines of Unicode are written as escapes.
  private static func quoted(_ text: String) -> String {
    var line = ""
    for scalar in JSONValue.string(text).line.unicodeScalars {
      switch scalar.value {
      case 0x85: line += "\\u0085"
      case 0x2028: line += "\\u2028"
      case 0x2029: line += "\\u2029"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
