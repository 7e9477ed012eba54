import CYAML

/// Reads the spans of a text; gives up on what `YAMLReader` complains about, but for keys given
/// twice.
struct YAMLSpanReader: ~Copyable {
  private var parser: YAMLParser
  /// The offset of each code point in the bytes of the file, and of the end.
  private let offsets: [Int]

  private enum Stop: Error { case unreadable }

  /// The root's span; `nil` where the text cannot be read or holds no value.
  static func read(_ source: YAMLSource, skipping dropped: Int) -> YAMLSpan? {
    guard let parser = YAMLParser(source.bytes) else { return nil }
    var reader = YAMLSpanReader(
      parser: parser, offsets: YAMLSpanReader.offsets(source.bytes, dropped))
    do throws(Stop) {
      return try reader.root()
    } catch {
      return nil
    }
  }

  private init(parser: consuming YAMLParser, offsets: [Int]) {
    self.parser = parser
    self.offsets = offsets
  }

  private static func offsets(_ bytes: [UInt8], _ dropped: Int) -> [Int] {
    // Continuation bytes begin no character.
    bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }.map { $0 + dropped } + [bytes.count + dropped]
  }

  private mutating func root() throws(Stop) -> YAMLSpan? {
    var root: YAMLSpan?
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return root
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      default:
        guard root == nil else { throw .unreadable }
        root = try span(event, depth: 1)
      }
    }
  }

  private mutating func next() throws(Stop) -> yaml_event_t {
    do throws(YAMLParser.ParseError) {
      return try parser.next()
    } catch {
      throw .unreadable
    }
  }

  private func range(_ event: yaml_event_t) -> Range<Int> {
    let start = offset(event.start_mark)
    return start..<max(start, offset(event.end_mark))
  }

  private func offset(_ mark: yaml_mark_t) -> Int { offsets[min(mark.index, offsets.count - 1)] }

  private mutating func span(_ event: yaml_event_t, depth: Int) throws(Stop) -> YAMLSpan {
    guard depth <= Limits.depth else { throw .unreadable }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      guard scalar.anchor == nil, scalar.tag == nil else { throw .unreadable }
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLSpan(
        content: .scalar(String(decoding: bytes, as: UTF8.self), style(scalar.style)),
        range: range(event))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      guard start.anchor == nil, start.tag == nil else { throw .unreadable }
      let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
      let (items, end) = try children(until: YAML_SEQUENCE_END_EVENT, depth)
      return YAMLSpan(
        content: .sequence(items, isFlow: isFlow),
        range: extent(event, items, isFlow: isFlow, end: end))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      guard start.anchor == nil, start.tag == nil else { throw .unreadable }
      let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
      let (parts, end) = try children(until: YAML_MAPPING_END_EVENT, depth)
      let entries = stride(from: 0, to: parts.count - 1, by: 2).map {
        YAMLSpan.Entry(key: parts[$0], value: parts[$0 + 1])
      }
      return YAMLSpan(
        content: .mapping(entries, isFlow: isFlow),
        range: extent(event, parts, isFlow: isFlow, end: end))
    default: throw .unreadable
    }
  }

  private mutating func children(
    until end: yaml_event_type_t, _ depth: Int
  ) throws(Stop) -> ([YAMLSpan], Int) {
    var spans: [YAMLSpan] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == end { return (spans, offset(event.end_mark)) }
      spans.append(try span(event, depth: depth + 1))
    }
  }

  /// libyaml ends a block where the next token begins, which is past comments; here it ends with
  /// the last of its values.
  private func extent(
    _ event: yaml_event_t, _ children: [YAMLSpan], isFlow: Bool, end: Int
  ) -> Range<Int> {
    let start = offset(event.start_mark)
    return start..<max(start, isFlow ? end : children.last?.range.upperBound ?? start)
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLSpan.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
