import TelltaleLint
import TelltaleSyntax

/// Positions and ranges as the protocol writes them.
extension TextPosition {
  /// `nil` for what is no position.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

extension TextLines {
  func range(_ bytes: Range<Int>) -> JSONValue {
    ["start": position(of: bytes.lowerBound).json, "end": position(of: bytes.upperBound).json]
  }
}

extension TextChange {
  func json(_ lines: TextLines) -> JSONValue {
    ["range": lines.range(range), "newText": .string(text)]
  }
}
