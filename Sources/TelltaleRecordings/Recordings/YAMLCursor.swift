import CYAML
import TelltaleModel
import TelltaleSyntax

/// Goes through a YAML file event by event, keeping nothing: recordings are too long for a tree.
struct YAMLCursor: ~Copyable {
  private let source: YAMLSource
  private var parser: YAMLParser
  private var ahead: Token?

  /// One thing of the file and its place.
  struct Token {
    var kind: Kind
    var location: SourceLocation

    enum Kind: Equatable {
      case scalar(String)
      case sequenceStart, sequenceEnd, mappingStart, mappingEnd
      /// Begin and end of stream and document, which nest nothing here.
      case frame
      case alias
      case end
    }
  }

  /// Throws for text that is not UTF-8.
  init(_ bytes: [UInt8], file: String) throws(RecordingError) {
    let source = try Self.source(bytes, file: file)
    guard let parser = YAMLParser(source.bytes) else {
      throw RecordingError(SourceLocation(file: file, line: 1, column: 1), "out of memory")
    }
    self.source = source
    self.parser = parser
  }

  private static func source(
    _ bytes: [UInt8], file: String
  ) throws(RecordingError) -> YAMLSource {
    do {
      return try YAMLSource(bytes, file: file, kind: .scene)
    } catch {
      let place = error.location ?? SourceLocation(file: file, line: 1, column: 1)
      throw RecordingError(place, error.message)
    }
  }

  /// The next token, which is left where it is.
  mutating func peek() throws(RecordingError) -> Token {
    let token = try next()
    ahead = token
    return token
  }

  /// The next token that is not a frame. Throws where the file is not YAML.
  mutating func next() throws(RecordingError) -> Token {
    if let token = ahead.take() { return token }
    while true {
      let token = try read()
      if token.kind != .frame { return token }
    }
  }

  /// Passes over the rest of what begins with `token`.
  mutating func skip(_ token: Token) throws(RecordingError) {
    var depth = Self.step(token.kind)
    while depth > 0 {
      let token = try next()
      depth += Self.step(token.kind)
      guard depth <= Limits.depth else {
        throw RecordingError(token.location, "nested more than \(Limits.depth) deep")
      }
      if token.kind == .end { return }
    }
  }

  private static func step(_ kind: Token.Kind) -> Int {
    switch kind {
    case .sequenceStart, .mappingStart: 1
    case .sequenceEnd, .mappingEnd: -1
    default: 0
    }
  }

  private mutating func read() throws(RecordingError) -> Token {
    var event: yaml_event_t
    do {
      event = try parser.next()
    } catch {
      let place =
        error.mark.map { source.location(line: $0.line, column: $0.column) }
        ?? source.location(ofByte: error.offset)
      throw RecordingError(place, "this is not YAML: \(error.problem)")
    }
    defer { yaml_event_delete(&event) }
    let mark = event.start_mark
    return Token(
      kind: Self.kind(of: event), location: source.location(line: mark.line, column: mark.column))
  }

  private static func kind(of event: yaml_event_t) -> Token.Kind {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT: return .alias
    // Past the end, libyaml gives no event again and again.
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
    default: return .frame
    }
  }
}
