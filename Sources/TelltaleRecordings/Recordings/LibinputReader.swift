import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// Reads what `libinput record` writes, version 1 of that format. Keys that it does not know are
/// passed over, as the format asks: newer versions of the tool add some.
struct LibinputReader: ~Copyable {
  private var cursor: YAMLCursor
  private var builder = RecordingBuilder()

  /// Throws for anything else, at its place in `file`.
  static func read(_ bytes: [UInt8], file: String) throws(RecordingError) -> Recording {
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard bytes.count <= Limits.recordingBytes else {
      throw RecordingError(
        start, "\(bytes.count) bytes; a recording has at most \(Limits.recordingBytes)")
    }
    var reader = LibinputReader(try YAMLCursor(bytes, file: file))
    try reader.document(start)
    return reader.builder.finish()
  }

  private init(_ cursor: consuming YAMLCursor) { self.cursor = cursor }

  private mutating func document(_ start: SourceLocation) throws(RecordingError) {
    let root = try cursor.next()
    guard root.kind == .mappingStart else {
      throw RecordingError(root.location, "no map with \"version\" and \"devices\"")
    }
    while let key = try key() {
      switch key {
      case "version": try version()
      case "devices": try list("devices") { (reader) throws(RecordingError) in try reader.device() }
      default: try skip()
      }
    }
    guard !builder.recording.devices.isEmpty else {
      throw RecordingError(start, "no devices in the recording")
    }
  }

  private mutating func version() throws(RecordingError) {
    let token = try cursor.next()
    guard token.kind == .scalar("1") else {
      throw RecordingError(token.location, "this version of the format is unknown; expected 1")
    }
  }

  private mutating func device() throws(RecordingError) {
    let token = try cursor.next()
    try expect(.mappingStart, token, "a device")
    try keep(token) { (builder) throws(RecordingBuilder.Excess) in
      try builder.begin(DeviceFacts(name: ""))
    }
    while let key = try key() {
      switch key {
      case "node":
        let node = try text("a node")
        builder.amend { $0.path = node }
      case "continues":
        // Written by a run that was killed, which had no time to put a device's events together.
        let node = try text("a node")
        guard builder.resume(node) else {
          throw RecordingError(
            token.location,
            "continues \(Quoted.text(node)), which is not a device described above")
        }
      case "evdev": try description()
      case "udev": try udev()
      case "events": try list("events") { (reader) throws(RecordingError) in try reader.group() }
      default: try skip()
      }
    }
  }

  private mutating func description() throws(RecordingError) {
    try expect(.mappingStart, try cursor.next(), "a description of the device")
    while let key = try key() {
      switch key {
      case "name":
        let name = DeviceFacts.name(try text("a name").utf8)
        builder.amend { $0.name = name }
      case "id":
        let ids = try numbers("bus, vendor, product and version", 4...4, 0...0xffff)
        builder.amend { facts in
          (facts.bus, facts.vendor) = (Int(ids[0]), Int(ids[1]))
          (facts.product, facts.version) = (Int(ids[2]), Int(ids[3]))
        }
      case "codes": try codes()
      case "absinfo": try axes()
      case "properties":
        let properties = try numbers("properties", 0...32, 0...0x1f)
        builder.amend { $0.properties = Set(properties.map(UInt16.init)) }
      default: try skip()
      }
    }
  }

  /// What udev said of the device where it was recorded.
  private mutating func udev() throws(RecordingError) {
    try expect(.mappingStart, try cursor.next(), "what udev says of the device")
    while let key = try key() {
      guard key == "properties" else {
        try skip()
        continue
      }
      try list("properties") { (reader) throws(RecordingError) in
        let property = try reader.text("a property")
        let name = property.prefix { $0 != "=" }
        let value = property.dropFirst(name.count + 1)
        reader.builder.amend { $0.udev.take(String(name), String(value)) }
      }
    }
  }

  private mutating func codes() throws(RecordingError) {
    try expect(.mappingStart, try cursor.next(), "codes by event type")
    while let (key, place) = try keyAndPlace() {
      let type = UInt16(try number(key, place, 0...0x1f))
      let codes = try numbers("codes", 0...0x300, 0...0x2ff)
      builder.amend { $0.codes[type] = Set(codes.map(UInt16.init)) }
    }
  }

  private mutating func axes() throws(RecordingError) {
    try expect(.mappingStart, try cursor.next(), "ranges by axis")
    while let (key, place) = try keyAndPlace() {
      let code = UInt16(try number(key, place, 0...0x3f))
      let values = try numbers("minimum, maximum, fuzz, flat, resolution", 5...5, Self.int32)
        .map(Int32.init)
      let range = AxisRange(
        minimum: values[0], maximum: values[1], fuzz: values[2], flat: values[3],
        resolution: values[4])
      builder.amend { $0.axes[code] = range }
    }
  }

  /// One entry of `events`: those of the kernel are read, those of libinput and others are not.
  private mutating func group() throws(RecordingError) {
    try expect(.mappingStart, try cursor.next(), "a group of events")
    while let key = try key() {
      if key == "evdev" {
        try list("events") { (reader) throws(RecordingError) in try reader.event() }
      } else {
        try skip()
      }
    }
  }

  private mutating func event() throws(RecordingError) {
    let token = try cursor.next()
    try expect(.sequenceStart, token, "an event")
    let what = "seconds, microseconds, type, code, value"
    let values = try numbers(after: token, what, 5...5, -(1 << 53)...(1 << 53))
    guard let time = Instant(seconds: values[0], microseconds: values[1]),
      (0...0x1f).contains(values[2]), (0...0x2ff).contains(values[3]),
      let value = Int32(exactly: values[4])
    else {
      throw RecordingError(token.location, "an event out of range, expected \(what)")
    }
    let event = RawEvent(type: UInt16(values[2]), code: UInt16(values[3]), value: value)
    try keep(token) { (builder) throws(RecordingBuilder.Excess) in
      try builder.add(event, at: time)
    }
  }

  // MARK: Parts

  private static let int32 = Int64(Int32.min)...Int64(Int32.max)

  /// The next key of a map, or `nil` at its end.
  private mutating func key() throws(RecordingError) -> String? { try keyAndPlace()?.0 }

  private mutating func keyAndPlace() throws(RecordingError) -> (String, SourceLocation)? {
    let token = try cursor.next()
    if token.kind == .mappingEnd { return nil }
    guard case .scalar(let key) = token.kind else {
      throw RecordingError(token.location, "expected a key")
    }
    return (key, token.location)
  }

  private mutating func skip() throws(RecordingError) { try cursor.skip(try cursor.next()) }

  /// Calls `item` before each entry of a list; an empty value is an empty list.
  private mutating func list(
    _ what: String, _ item: (inout LibinputReader) throws(RecordingError) -> Void
  ) throws(RecordingError) {
    var token = try cursor.next()
    if token.kind == .scalar("") { return }
    try expect(.sequenceStart, token, "a list of \(what)")
    while true {
      token = try cursor.peek()
      if token.kind == .sequenceEnd { break }
      try item(&self)
    }
    _ = try cursor.next()
  }

  private mutating func text(_ what: String) throws(RecordingError) -> String {
    let token = try cursor.next()
    guard case .scalar(let text) = token.kind else {
      throw RecordingError(token.location, "expected \(what)")
    }
    return text
  }

  private mutating func numbers(
    _ what: String, _ count: ClosedRange<Int>, _ range: ClosedRange<Int64>
  ) throws(RecordingError) -> [Int64] {
    let token = try cursor.next()
    try expect(.sequenceStart, token, "a list of \(what)")
    return try numbers(after: token, what, count, range)
  }

  private mutating func numbers(
    after start: YAMLCursor.Token, _ what: String, _ count: ClosedRange<Int>,
    _ range: ClosedRange<Int64>
  ) throws(RecordingError) -> [Int64] {
    var numbers: [Int64] = []
    while true {
      let token = try cursor.next()
      if token.kind == .sequenceEnd { break }
      guard case .scalar(let text) = token.kind else {
        throw RecordingError(token.location, "expected a number")
      }
      numbers.append(try number(text, token.location, range))
      guard numbers.count <= count.upperBound else { break }
    }
    guard count.contains(numbers.count) else {
      throw RecordingError(start.location, "expected \(what)")
    }
    return numbers
  }

  private func number(
    _ text: String, _ place: SourceLocation, _ range: ClosedRange<Int64>
  ) throws(RecordingError) -> Int64 {
    if let value = Int64(text), range.contains(value) { return value }
    throw RecordingError(
      place,
      "found \(Quoted.text(text)), expected a number from \(range.lowerBound) to \(range.upperBound)"
    )
  }

  private func expect(
    _ kind: YAMLCursor.Token.Kind, _ token: YAMLCursor.Token, _ what: String
  ) throws(RecordingError) {
    guard token.kind == kind else {
      throw RecordingError(token.location, "expected \(what)")
    }
  }

  private mutating func keep(
    _ token: YAMLCursor.Token,
    _ change: (inout RecordingBuilder) throws(RecordingBuilder.Excess) -> Void
  ) throws(RecordingError) {
    do {
      try change(&builder)
    } catch {
      throw RecordingError(token.location, error.message)
    }
  }
}
