import CYAML
import TelltaleModel

/// A reader that builds the tree of a YAML text. It refuses aliases, anchors, tags, further
/// documents and repeated keys, for which scene and profile files have no use, and everything past
/// the limits.
package struct YAMLReader: ~Copyable {
  private let source: YAMLSource
  private var parser: YAMLParser
  private var complaints: LoadErrorCollector
  private let limits: FileLimits
  private var nodes = 0
  /// Whether any text of the file may have been cut off by a comment.
  private let mayCutOff: Bool

  /// Nothing more can be read; why has been complained about.
  private enum Stop: Error { case complained, surrogate(YAMLParser.ParseError) }

  private init?(
    _ source: YAMLSource, _ complaints: LoadErrorCollector, _ limits: FileLimits
  ) {
    guard let parser = YAMLParser(source.bytes) else { return nil }
    self.limits = limits
    self.source = source
    mayCutOff = source.mayCutOff
    self.parser = parser
    self.complaints = complaints
  }

  /// Reads a YAML text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  ///   - limits: The limits for bytes and values.
  ///   - complaints: The collection that takes the faults.
  /// - Returns: The tree; `nil` where the file has none that can be read, with the reason in
  ///   `complaints`, or where it is empty.
  package static func read(
    _ bytes: [UInt8], file: String, limits: FileLimits = .standard,
    complaints: inout LoadErrorCollector
  ) -> YAMLNode? {
    guard bytes.count <= limits.bytes else {
      let message = "the file has more than \(limits.bytes) bytes, the most that is read"
      complaints.add(LoadError(kind: complaints.kind, file: file, message: message))
      return nil
    }
    do throws(LoadError) {
      let source = try YAMLSource(bytes, file: file, kind: complaints.kind)
      return read(source, limits, retrying: true, complaints: &complaints)
    } catch {
      complaints.add(error)
      return nil
    }
  }

  private static func read(
    _ source: YAMLSource, _ limits: FileLimits, retrying: Bool,
    complaints: inout LoadErrorCollector
  ) -> YAMLNode? {
    guard var reader = YAMLReader(source, complaints, limits) else {
      complaints.add(
        LoadError(kind: complaints.kind, file: source.file, message: "out of memory"))
      return nil
    }
    do throws(Stop) {
      let root = try reader.document()
      complaints = reader.complaints
      return root
    } catch {
      if case .surrogate(let failure) = error {
        if retrying, let joined = source.joiningSurrogates() {
          return read(joined, limits, retrying: false, complaints: &complaints)
        }
        reader.complain(about: failure)
      }
      complaints = reader.complaints
      return nil
    }
  }

  // MARK: Events

  private mutating func document() throws(Stop) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_STREAM_END_EVENT: return root
      case YAML_DOCUMENT_START_EVENT:
        guard root == nil else {
          complaints.add(
            location(event), "a second document begins here, expected one in a file",
            remedy: "put it in a file of its own")
          return root
        }
        try refuseDirectives(event)
        root = try node(depth: 1)
      default: continue
      }
    }
  }

  private mutating func next() throws(Stop) -> yaml_event_t {
    do throws(YAMLParser.ParseError) {
      return try parser.next()
    } catch {
      if error.problem.contains(text: "invalid Unicode character escape") {
        throw .surrogate(error)
      }
      complain(about: error)
      throw .complained
    }
  }

  private mutating func node(depth: Int) throws(Stop) -> YAMLNode {
    var event = try next()
    defer { yaml_event_delete(&event) }
    return try node(from: event, depth: depth)
  }

  private mutating func node(from event: yaml_event_t, depth: Int) throws(Stop) -> YAMLNode {
    let place = location(event)
    nodes += 1
    guard nodes <= limits.nodes else {
      complaints.add(place, "the file has more than \(limits.nodes) values, the most that is read")
      throw .complained
    }
    switch event.type {
    case YAML_SCALAR_EVENT:
      refuse(anchor: event.data.scalar.anchor, tag: event.data.scalar.tag, place)
      var node = YAMLNode(scalar(event), at: place)
      node.isLiteral = event.data.scalar.style == YAML_LITERAL_SCALAR_STYLE
      if mayCutOff, case .scalar(let text, isPlain: true) = node.value {
        node.isCutOff = source.cutsOff(
          text, line: event.end_mark.line, column: event.end_mark.column)
      }
      return node
    case YAML_SEQUENCE_START_EVENT:
      refuse(
        anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, place)
      try check(depth, place)
      return YAMLNode(.sequence(try items(depth: depth)), at: place)
    case YAML_MAPPING_START_EVENT:
      refuse(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, place)
      try check(depth, place)
      return YAMLNode(.mapping(try entries(depth: depth)), at: place)
    default:
      complaints.addGap(
        place, "an alias (\"*\") was found; aliases are not supported",
        remedy: "write the value out")
      return YAMLNode(.scalar("", isPlain: true), at: place)
    }
  }

  private mutating func items(depth: Int) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return items }
      items.append(try node(from: event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(Stop) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var seen = SeenKeys()
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT { return entries }
      let key = try node(from: event, depth: depth + 1)
      let value = try node(depth: depth + 1)
      guard case .scalar(let name, _) = key.value else {
        complaints.add(key.location, "\(key.summary) as a key, expected a word")
        continue
      }
      if let first = name.unicodeScalars.first, let strange = YAMLLine.name(ofStrange: first) {
        complaints.addGap(
          key.location, "the line begins with \(strange), and YAML indents with spaces alone",
          remedy: "write spaces instead")
        continue
      }
      guard seen.insert(name, into: entries) else {
        complaints.add(
          key.location, "the key \(Quoted.text(name)) is given a second time",
          remedy: "remove one of the two")
        continue
      }
      entries.append(YAMLEntry(key: name, location: key.location, value: value))
    }
  }

  // MARK: Parts of events

  private func location(_ event: yaml_event_t) -> SourceLocation {
    source.location(line: event.start_mark.line, column: event.start_mark.column)
  }

  private func scalar(_ event: yaml_event_t) -> YAMLNode.Value {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
  }

  // MARK: Refusals

  private mutating func check(_ depth: Int, _ place: SourceLocation) throws(Stop) {
    guard depth <= Limits.depth else {
      complaints.add(
        place,
        "maps and lists are nested more than \(Limits.depth) deep, the most that is read")
      throw .complained
    }
  }

  private mutating func refuse(
    anchor: UnsafePointer<yaml_char_t>?, tag: UnsafePointer<yaml_char_t>?, _ place: SourceLocation
  ) {
    if anchor != nil {
      complaints.add(
        place, "an anchor (\"&\") was found; anchors are not supported", remedy: "remove it")
    }
    if tag != nil {
      complaints.add(place, "a tag (\"!\") was found; tags are not supported", remedy: "remove it")
    }
  }

  private mutating func refuseDirectives(_ event: yaml_event_t) throws(Stop) {
    let start = event.data.document_start
    guard start.version_directive == nil, start.tag_directives.start == start.tag_directives.end
    else {
      complaints.add(
        location(event), "a directive (\"%\") was found; directives are not supported",
        remedy: "remove it")
      throw .complained
    }
  }

  private mutating func complain(about failure: YAMLParser.ParseError) {
    let fault = YAMLError(failure, in: source)
    complaints.add(fault.location, "this is not YAML: \(fault.message)", remedy: fault.remedy)
  }
}

/// Keys of a map so far: short maps are searched, which is faster than hashing; long ones are not.
private struct SeenKeys {
  private var names: Set<String> = []

  /// False where the key was there already.
  mutating func insert(_ name: String, into entries: [YAMLEntry]) -> Bool {
    if entries.count < 24 { return !entries.contains { $0.key == name } }
    if names.isEmpty { names = Set(entries.map(\.key)) }
    return names.insert(name).inserted
  }
}
