import TelltaleModel

/// A value of a YAML file, with its place. Scalars stay text; the schema decides their meaning.
package struct YAMLNode: Hashable, Sendable {
  package var value: Value
  package var location: SourceLocation
  /// True for literal text, behind `|`. Each of its lines is a line of the file, from the next one
  /// on.
  package var isLiteral = false
  /// True for plain text, or nothing, where a number sign follows that was hardly meant as a
  /// comment.
  package var isCutOff = false

  package enum Value: Hashable, Sendable {
    /// Text. Plain text has no quotes, and only plain text can be null, true or a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// True for null in YAML's core schema: nothing, `~` or `null`, unquoted.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = value else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The value of a key; `nil` where this is not a map that has it.
  package subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Returns the place of a line of the text.
  ///
  /// - Parameter line: The number of the line, from 1.
  /// - Returns: The start of the line in literal text; the place of the whole value in any other.
  package func location(ofLine line: Int) -> SourceLocation {
    guard isLiteral else { return location }
    return SourceLocation(file: location.file, line: location.line + line, column: 1)
  }

  /// The value in the words of a message: `a list`, `nothing`, `"red"`.
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
  /// The place of the key.
  package var location: SourceLocation
  package var value: YAMLNode

  package init(key: String, location: SourceLocation, value: YAMLNode) {
    self.key = key
    self.location = location
    self.value = value
  }
}
