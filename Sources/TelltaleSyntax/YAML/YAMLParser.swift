import CYAML

/// The owner of a libyaml parser, over bytes that it keeps in place.
package struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// Starts a parser; `nil` where there is no memory for it.
  ///
  /// - Parameter bytes: The text in UTF-8.
  package init?(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    self.parser = parser
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The fault that stopped the parser. Lines and columns count from 0.
  package struct ParseError: Error {
    package var problem: String
    /// The part that was being read, such as `while parsing a block mapping`.
    package var context: String?
    /// The place of the fault; `nil` for a character that YAML does not allow, which stands at
    /// `offset`.
    package var mark: (line: Int, column: Int)?
    /// The start of the part that was being read; `nil` where none was.
    package var start: (line: Int, column: Int)?
    package var offset: Int
  }

  /// Returns the next event.
  ///
  /// - Returns: An event that the caller has to delete.
  /// - Throws: The fault at which the parser stops.
  package mutating func next() throws(ParseError) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    return event
  }

  private var failure: ParseError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    let isReader = state.error == YAML_READER_ERROR
    return ParseError(
      problem: problem, context: state.context.map { String(cString: $0) },
      mark: isReader ? nil : (state.problem_mark.line, state.problem_mark.column),
      start: state.context == nil ? nil : (state.context_mark.line, state.context_mark.column),
      offset: state.problem_offset)
  }
}
