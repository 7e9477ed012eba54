import TelltaleModel

/// A text of an app, with its place.
package struct ImportedText: Hashable, Sendable {
  /// The text as people read it, with a word in the place of each placeholder.
  package var text: String
  package var location: SourceLocation

  package init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// The texts of one language, by key.
package struct TextTable: Sendable {
  /// The tag of the language; empty where the file does not tell.
  package var language: String
  package var texts: [String: ImportedText] = [:]
  /// True for texts with forms for numbers in a file of their own, which take precedence over
  /// others of the same key.
  package var hasForms = false
}

/// The result of reading one file: its tables, and its errors.
package struct ReadTables: Sendable {
  package var tables: [TextTable] = []
  package var complaints: [ImportError] = []

  package init() {}
}

/// The reason why a file, or a part of it, was left out.
package struct ImportError: Error, Hashable {
  package var location: SourceLocation
  package var message: String

  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  /// The message, with its place before it.
  package var description: String { "\(location): error: \(message)" }
}
