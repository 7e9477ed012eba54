import TelltaleLint
import TelltaleSyntax

/// A document that an editor has open, in its present state there.
package struct OpenDocument: Sendable {
  package let uri: String
  /// The path of its file; `nil` for a document that was never saved.
  package let path: String?
  package private(set) var version: Int
  package private(set) var bytes: [UInt8]
  package private(set) var lines: TextLines

  /// A document as the editor opens it.
  ///
  /// - Parameters:
  ///   - uri: The editor's address of it; a file's has a path.
  ///   - version: The editor's number of this state.
  ///   - text: The whole text.
  package init(uri: String, version: Int, text: String) {
    self.uri = uri
    path = FileURI.path(of: uri)
    self.version = version
    bytes = Array(text.utf8)
    lines = TextLines(bytes)
  }

  /// The name that its findings carry: the path, else the address.
  package var name: String { path ?? uri }

  /// The last part of its path.
  var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Applies one change: a range and its new text, or all of the text.
  ///
  /// - Parameter change: The change, as the protocol has it; positions count as the editor's do.
  /// - Returns: False for anything else, and nothing has changed then.
  package mutating func apply(_ change: JSONValue) -> Bool {
    guard let text = change["text"]?.string else { return false }
    guard let range = change["range"] else {
      set(Array(text.utf8))
      return true
    }
    guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
      return false
    }
    let (first, last) = (lines.offset(of: start), lines.offset(of: end))
    guard first <= last else { return false }
    set(Array(bytes[..<first]) + Array(text.utf8) + Array(bytes[last...]))
    return true
  }

  mutating func setVersion(_ version: Int) { self.version = version }

  private mutating func set(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = TextLines(bytes)
  }
}
