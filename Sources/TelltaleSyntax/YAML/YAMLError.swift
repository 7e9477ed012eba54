import TelltaleModel

/// Why a text is no YAML, in words of its author, at the place of the cause.
struct YAMLError {
  var location: SourceLocation
  var message: String
  var remedy: String?

  /// What libyaml stopped at, and the text that it read.
  init(_ failure: YAMLParser.ParseError, in source: YAMLSource) {
    guard let mark = failure.mark else {
      location = source.location(ofByte: failure.offset)
      (message, remedy) = (failure.problem, "remove it")
      return
    }
    location = source.location(line: mark.line, column: mark.column)
    let line = YAMLLine(source, mark.line)
    if let strange = line.strangeIndent {
      location = source.location(line: mark.line, column: strange.column)
      message = "the line begins with \(strange.name), and YAML indents with spaces alone"
      remedy = "write spaces instead"
    } else if line.scalar(at: mark.column) == "\t" {
      (message, remedy) = Self.tab(line.text(before: mark.column))
    } else if let cause = Self.cutOff(failure, in: source) ?? Self.unclosed(failure, in: source) {
      self = cause
    } else if let character = line.scalar(at: mark.column),
      failure.problem == "found character that cannot start any token"
    {
      message = "\(Quoted.text(String(character))) begins a value, which YAML keeps for itself"
      remedy = Self.quotes
    } else if let words = Self.words[failure.problem] {
      (message, remedy) = words
      if Self.standAtStart.contains(failure.problem), let start = failure.start {
        location = source.location(line: start.line, column: start.column)
      }
    } else {
      message = failure.problem + (failure.context.map { " \($0)" } ?? "")
    }
  }

  private init(_ location: SourceLocation, _ message: String, remedy: String) {
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  private static let quotes = "put the whole text in quotes"

  private static func tab(_ before: String) -> (String, String) {
    let mark = before.last { !$0.isWhitespace }
    return mark.map { ("a tab follows \(Quoted.text(String($0)))", "write a space instead") }
      ?? ("a tab indents the line, and YAML indents with spaces alone", "write spaces instead")
  }

  /// What was opened and is not closed before the file ends.
  private static func unclosed(
    _ failure: YAMLParser.ParseError, in source: YAMLSource
  ) -> YAMLError? {
    guard let start = failure.start, let mark = failure.mark else { return nil }
    let opener = YAMLLine(source, start.line).scalar(at: start.column)
    let isQuote = failure.problem == "found unexpected end of stream"
    let isBracket =
      failure.context?.contains(text: "flow") == true
      && source.isEnd(line: mark.line, column: mark.column)
    guard let opener,
      isQuote && "\"'".contains(Character(opener)) || isBracket && "[{".contains(Character(opener))
    else { return nil }
    let sign = isQuote ? "a quotation mark" : Quoted.text(String(opener))
    return YAMLError(
      source.location(line: start.line, column: start.column),
      "\(sign) opens here and is never closed",
      remedy: isQuote ? "close the quotes" : "add the bracket that closes it")
  }

  /// What a number sign cut off inside of brackets, with the rest of the line.
  private static func cutOff(
    _ failure: YAMLParser.ParseError, in source: YAMLSource
  ) -> YAMLError? {
    guard failure.problem.hasPrefix("did not find expected ','"), let start = failure.start,
      let mark = failure.mark
    else { return nil }
    for number in (start.line...max(start.line, mark.line)).suffix(64) {
      let line = YAMLLine(source, number)
      guard let column = line.comment else { continue }
      return YAMLError(
        source.location(line: number, column: column),
        "\"#\" after a space begins a comment, so that the rest of the line is not read",
        remedy: quotes)
    }
    return nil
  }

  /// What libyaml notices behind its cause, which is where it began to read.
  private static let standAtStart: Set = [
    "could not find expected ':'", "did not find expected alphabetic or numeric character",
  ]

  /// By what libyaml says.
  private static let words: [String: (String, String?)] = [
    "mapping values are not allowed in this context": (
      "a value holds a colon with a space after it, and YAML takes the text before it for a key",
      quotes
    ),
    "could not find expected ':'": (
      "a key without a colon after it", "write key: value, or put the text in quotes"
    ),
    "did not find expected key": (
      "this fits neither the value before it nor the keys above it",
      "indent it like the keys beside it, or put the whole value before it in quotes"
    ),
    "did not find expected '-' indicator": (
      "a list goes on without a dash",
      "begin each item with \"- \", and indent its content further than the dash"
    ),
    "did not find expected ',' or ']'": (
      "a comma or \"]\" is missing before this", "add it, or put the text in quotes"
    ),
    "did not find expected ',' or '}'": (
      "a comma or \"}\" is missing before this", "add it, or put the text in quotes"
    ),
    "did not find expected node content": (
      "a value is missing here", "write it, or remove the key or the sign before it"
    ),
    "did not find expected <document start>": (
      "the file goes on where its value has ended",
      "indent it, or put the whole value before it in quotes"
    ),
    "block sequence entries are not allowed in this context": (
      "a list begins on the line of its key",
      "begin the list on a line of its own, or write it in brackets"
    ),
    "mapping keys are not allowed in this context": (
      "\"?\" begins a value, which YAML keeps for itself", quotes
    ),
    "did not find expected alphabetic or numeric character": (
      "\"*\" or \"&\" begins a value, which YAML keeps for itself", quotes
    ),
    "did not find expected comment or line break": (
      "a text follows \"|\" or \">\" on its line",
      "begin the text on the next line, indented, or put it in quotes"
    ),
    "found unknown escape character": (
      "a backslash stands before a character that it has no meaning for",
      "write two backslashes, or use single quotes"
    ),
    "found a tab character where an indentation space is expected": (
      "a tab indents the line, and YAML indents with spaces alone", "write spaces instead"
    ),
    "found a tab character that violates indentation": (
      "a tab indents the line, and YAML indents with spaces alone", "write spaces instead"
    ),
    "found unexpected document indicator": (
      "the document ends inside of a text in quotes", "close the quotes before it"
    ),
  ]
}
