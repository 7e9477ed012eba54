import TelltaleModel

/// A value of a YAML file, with its place. Text stays text: what it means is for the schema to say.
package struct YAMLNode: Hashable, Sendable {
  package var value: Value
  package var location: SourceLocation
  /// True for text behind `|`, each line of which is one of the file's, from the next one on.
  package var isLiteral = false
  /// True for plain text, or nothing, behind which a number sign begins what was hardly meant as a comment.
  package var isCutOff = false

  package enum Value: Hashable, Sendable {
    /// Plain text is what stands without quotes: only that can be null, true or a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// Null as YAML's core schema has it: nothing, `~` or `null`, unquoted.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = value else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The value of a key, where this is a map that has it.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Where a line of the text stands, counted from 1; only literal text tells more than its start.
  package func location(ofLine line: Int) -> SourceLocation {
    guard isLiteral else { return location }
    return SourceLocation(file: location.file, line: location.line + line, column: 1)
  }

  /// What this is, for a message: `a list`, `nothing`, `"red"`.
  package var summary: String {
    switch value {
    case .scalar(let text, _): isNull ? "nothing" : Quoted.text(text)
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }
}

/// One key of a map, and its value.
package struct YAMLEntry: Hashable, Sendable {
  package var key: String
  /// Where the key stands.
  package var location: SourceLocation
  package var value: YAMLNode

  package init(key: String, location: SourceLocation, value: YAMLNode) {
    self.key = key
    self.location = location
    self.value = value
  }
}
