import CYAML

/// Owner of a libyaml parser over bytes that it keeps in place.
package struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// `nil` when there is no memory for it.
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

  /// What stopped the parser; lines and columns from 0.
  package struct Failure: Error {
    package var problem: String
    /// What was being read, such as `while parsing a block mapping`.
    package var context: String?
    /// Absent for a character that YAML does not allow; then `offset` says where it is.
    package var mark: (line: Int, column: Int)?
    /// Where what was being read begins; absent where nothing was.
    package var start: (line: Int, column: Int)?
    package var offset: Int
  }

  /// The next event. The caller deletes it.
  package mutating func next() throws(Failure) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    return event
  }

  private var failure: Failure {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    let isReader = state.error == YAML_READER_ERROR
    return Failure(
      problem: problem, context: state.context.map { String(cString: $0) },
      mark: isReader ? nil : (state.problem_mark.line, state.problem_mark.column),
      start: state.context == nil ? nil : (state.context_mark.line, state.context_mark.column),
      offset: state.problem_offset)
  }
}
