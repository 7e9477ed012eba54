import TelltaleLint
import TelltaleSyntax

/// A document that an editor has open, as it is there now.
package struct OpenDocument: Sendable {
  package let uri: String
  /// Where its file is; `nil` for one that was never saved.
  package let path: String?
  package private(set) var version: Int
  package private(set) var bytes: [UInt8]
  package private(set) var lines: TextLines

  package init(uri: String, version: Int, text: String) {
    self.uri = uri
    path = FileURI.path(of: uri)
    self.version = version
    bytes = Array(text.utf8)
    lines = TextLines(bytes)
  }

  /// The name that its findings carry.
  package var name: String { path ?? uri }

  /// The last part of its path.
  var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Takes one change over: a range and its new text, or all of the text; false for what is neither.
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
