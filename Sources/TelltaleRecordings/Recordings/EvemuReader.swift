import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// A reader for the text format of evemu-record: a description of one device (N, I, P, B, A lines),
/// then its events (E lines). Lines of other kinds hold nothing that is needed here.
package struct EvemuReader {
  private var file = ""
  private var builder = RecordingBuilder()
  /// Bytes of the B and P lines read so far, by event type: each line goes on where the last ended.
  private var bitmapBytes: [UInt16: Int] = [:]
  private var propertyBytes = 0
  private var line = 0

  /// Reads files that follow each other. Throws for anything that is not what evemu writes, at its line
  /// and column.
  static func read(
    _ files: [(bytes: [UInt8], name: String)]
  ) throws(RecordingError) -> Recording {
    var reader = EvemuReader()
    for (bytes, name) in files {
      (reader.file, reader.line) = (name, 0)
      guard bytes.count <= Limits.recordingBytes else {
        throw reader.error(
          1, "\(bytes.count) bytes; a recording has at most \(Limits.recordingBytes)")
      }
      for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        reader.line += 1
        try reader.read(text)
      }
    }
    guard !reader.builder.recording.devices.isEmpty else {
      throw reader.error(1, "no device, expected a line \"N: name\"")
    }
    return reader.builder.finish()
  }

  private init() {}

  private mutating func read(_ text: ArraySlice<UInt8>) throws(RecordingError) {
    var fields = TextFields(text)
    guard let key = fields.next(), key.first != UInt8(ascii: "#") else { return }
    guard key.count == 2, key.last == UInt8(ascii: ":") else {
      throw error(
        fields.column,
        "found \"\(fields.show(key))\", expected a line starting with N:, I:, P:, B:, A: or E:")
    }
    if key.first == UInt8(ascii: "N") { return try begin(fields.rest) }
    guard !builder.recording.devices.isEmpty else {
      throw error(fields.column, "the device's name (\"N: name\") has to come first")
    }
    switch key.first {
    case UInt8(ascii: "I"): try identify(&fields)
    case UInt8(ascii: "P"): try properties(&fields)
    case UInt8(ascii: "B"): try capabilities(&fields)
    case UInt8(ascii: "A"): try axis(&fields)
    case UInt8(ascii: "E"): try event(&fields)
    default: break
    }
  }

  private mutating func begin(_ name: ArraySlice<UInt8>) throws(RecordingError) {
    guard builder.recording.devices.isEmpty else {
      throw error(1, "a second device; evemu files describe one")
    }
    let facts = DeviceFacts(name: DeviceFacts.name(name))
    try keep { (builder) throws(RecordingBuilder.Excess) in try builder.begin(facts) }
  }

  private mutating func identify(_ fields: inout TextFields) throws(RecordingError) {
    let bus = try number(&fields, "bus", radix: 16, 0...0xffff)
    let vendor = try number(&fields, "vendor", radix: 16, 0...0xffff)
    let product = try number(&fields, "product", radix: 16, 0...0xffff)
    let version = try number(&fields, "version", radix: 16, 0...0xffff)
    builder.amend { facts in
      (facts.bus, facts.vendor) = (Int(bus), Int(vendor))
      (facts.product, facts.version) = (Int(product), Int(version))
    }
  }

  private mutating func properties(_ fields: inout TextFields) throws(RecordingError) {
    let bits = try bits(&fields, from: &propertyBytes)
    if let unknown = bits.first(where: { $0 > 0x1f }) {
      throw error(1, "found property \(unknown), expected numbers from 0 to 31")
    }
    builder.amend { $0.properties.formUnion(bits) }
  }

  private mutating func capabilities(_ fields: inout TextFields) throws(RecordingError) {
    let type = UInt16(try number(&fields, "event type", radix: 16, 0...0x1f))
    let bits = try bits(&fields, from: &bitmapBytes[type, default: 0])
    // Type 0 lists the types themselves, of which only this one is told nowhere else.
    if type == EventType.synchronisation {
      let repeats = bits.contains(EventType.autorepeat)
      builder.amend { if repeats { $0.codes[EventType.autorepeat, default: []] = [0, 1] } }
    } else if !bits.isEmpty {
      builder.amend { $0.codes[type, default: []].formUnion(bits) }
    }
  }

  /// The numbers of the bits that are set in the line's bytes, which follow those of lines before.
  private func bits(
    _ fields: inout TextFields, from offset: inout Int
  ) throws(RecordingError) -> Set<UInt16> {
    var bits: Set<UInt16> = []
    while !fields.isAtEnd {
      let byte = try number(&fields, "byte", radix: 16, 0...0xff)
      guard offset < 96 else {
        throw error(fields.column, "more than 768 bits, the most that there are")
      }
      for bit in 0..<8 where byte >> Int64(bit) & 1 == 1 { bits.insert(UInt16(offset * 8 + bit)) }
      offset += 1
    }
    return bits
  }

  private mutating func axis(_ fields: inout TextFields) throws(RecordingError) {
    let code = UInt16(try number(&fields, "axis", radix: 16, 0...0x3f))
    let whole = Int64(Int32.min)...Int64(Int32.max)
    var values: [Int32] = []
    for what in ["minimum", "maximum", "fuzz", "flat"] {
      values.append(Int32(try number(&fields, what, radix: 10, whole)))
    }
    // Files of versions before 1.2 have no resolution.
    let resolution = fields.isAtEnd ? 0 : try number(&fields, "resolution", radix: 10, whole)
    let range = AxisRange(
      minimum: values[0], maximum: values[1], fuzz: values[2], flat: values[3],
      resolution: Int32(resolution))
    builder.amend { $0.axes[code] = range }
  }

  private mutating func event(_ fields: inout TextFields) throws(RecordingError) {
    let time = try time(&fields)
    let type = UInt16(try number(&fields, "event type", radix: 16, 0...0x1f))
    let code = UInt16(try number(&fields, "event code", radix: 16, 0...0x2ff))
    let value = try number(&fields, "value", radix: 10, Int64(Int32.min)...Int64(Int32.max))
    let event = RawEvent(type: type, code: code, value: Int32(value))
    try keep { (builder) throws(RecordingBuilder.Excess) in try builder.add(event, at: time) }
  }

  private func time(_ fields: inout TextFields) throws(RecordingError) -> Instant {
    let field = fields.next() ?? []
    let parts = field.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].count == 6, let seconds = TextFields.number(parts[0], radix: 10),
      let fraction = TextFields.number(parts[1], radix: 10),
      let time = Instant(seconds: seconds, microseconds: fraction)
    {
      return time
    }
    throw error(
      fields.column, "found \"\(fields.show(field))\", expected a time such as 0.012345")
  }

  private func number(
    _ fields: inout TextFields, _ what: String, radix: Int64, _ range: ClosedRange<Int64>
  ) throws(RecordingError) -> Int64 {
    guard let field = fields.next() else {
      throw error(fields.column, "the line ends before its \(what)")
    }
    guard let value = TextFields.number(field, radix: radix), range.contains(value) else {
      let kind = radix == 16 ? "hexadecimal number" : "number"
      throw error(
        fields.column,
        "found \"\(fields.show(field))\" as \(what), expected a \(kind) from "
          + "\(String(range.lowerBound, radix: Int(radix))) to \(String(range.upperBound, radix: Int(radix)))"
      )
    }
    return value
  }

  private mutating func keep(
    _ change: (inout RecordingBuilder) throws(RecordingBuilder.Excess) -> Void
  ) throws(RecordingError) {
    do {
      try change(&builder)
    } catch {
      throw self.error(1, error.message)
    }
  }

  private func error(_ column: Int, _ message: String) -> RecordingError {
    RecordingError(SourceLocation(file: file, line: max(1, line), column: column), message)
  }
}
