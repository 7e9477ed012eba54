import TelltaleModel

/// A reader that turns JSON into the tree from which scenes are read, with the place of each value.
/// It refuses what YAML allows beyond JSON: keys without quotes, comments, commas at the end.
package enum JSONNodeReader {
  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text.
  ///   - file: The name of the file in messages.
  ///   - origin: The source of the text, which decides the remedy for faults of its encoding.
  ///   - limits: The limits for bytes and values.
  ///   - complaints: The collection that takes the faults.
  /// - Returns: The tree; `nil` where the text is not JSON, with the reason in `complaints`.
  package static func read(
    _ bytes: [UInt8], file: String, from origin: TextOrigin = .file,
    limits: FileLimits = .standard, complaints: inout LoadErrorCollector
  ) -> YAMLNode? {
    guard bytes.count <= limits.bytes else {
      complaints.add(
        SourceLocation(file: file, line: 1, column: 1),
        "\(bytes.count) bytes, at most \(limits.bytes) are read")
      return nil
    }
    let places = TextPlaces(bytes, file: file)
    if let fault = TextEncodingError(bytes, from: origin) {
      complaints.add(places[fault.offset], fault.message, remedy: fault.remedy)
      return nil
    }
    var parser = JSONParser(bytes, NodeBuilder(places: places, most: limits.nodes))
    do throws(JSONError) {
      let root = try parser.whole()
      for (key, offset) in parser.built.repeated {
        complaints.add(
          places[offset], "the key \(Quoted.text(key)) is given a second time",
          remedy: "remove one of the two")
      }
      return root
    } catch {
      complaints.add(places[error.offset], "this is not JSON: \(error.message)")
      return nil
    }
  }
}

/// Where the bytes of a text stand.
private struct TextPlaces {
  private let file: String
  private let starts: [Int]
  private let bytes: [UInt8]
  /// Most lines have none, and a byte is a character.
  private let hasMoreThanASCII: Bool

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    hasMoreThanASCII = bytes.contains { $0 >= 0x80 }
  }

  /// The line and the character of a byte; past the end, those of the last one that is there.
  subscript(offset: Int) -> SourceLocation {
    // A text that breaks off does so where it ends, not on the empty line below.
    let end = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
    let offset = min(offset, end)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<offset]
    let column = hasMoreThanASCII ? before.count { $0 & 0xC0 != 0x80 } : before.count
    return SourceLocation(file: file, line: low + 1, column: column + 1)
  }
}

private struct NodeBuilder: JSONBuilder {
  let places: TextPlaces
  /// Values at most.
  let most: Int
  let mendsText = false
  private(set) var repeated: [(key: String, offset: Int)] = []
  private var count = 0

  init(places: TextPlaces, most: Int) {
    self.places = places
    self.most = most
  }

  mutating func word(_ word: JSONWord, at offset: Int) -> YAMLNode {
    plain(word.rawValue, offset)
  }

  mutating func number(_ text: String, whole: Int?, at offset: Int) -> YAMLNode {
    plain(PlainNumber.text(text, whole: whole), offset)
  }

  mutating func string(_ text: String, at offset: Int) -> YAMLNode {
    count += 1
    return YAMLNode(.scalar(text, isPlain: false), at: places[offset])
  }

  mutating func array(_ items: [YAMLNode], at offset: Int) throws(JSONError) -> YAMLNode {
    try YAMLNode(.sequence(items), at: counted(offset))
  }

  mutating func object(
    _ members: [(key: String, offset: Int, value: YAMLNode)], at offset: Int
  ) throws(JSONError) -> YAMLNode {
    var seen: Set<String> = []
    var entries: [YAMLEntry] = []
    for (key, offset, value) in members {
      guard seen.insert(key).inserted else {
        repeated.append((key, offset))
        continue
      }
      entries.append(YAMLEntry(key: key, location: places[offset], value: value))
    }
    return try YAMLNode(.mapping(entries), at: counted(offset))
  }

  private mutating func plain(_ text: String, _ offset: Int) -> YAMLNode {
    count += 1
    return YAMLNode(.scalar(text, isPlain: true), at: places[offset])
  }

  private mutating func counted(_ offset: Int) throws(JSONError) -> SourceLocation {
    count += 1
    guard count <= most else {
      throw JSONError(message: "more than \(most) values, the most that is read", offset: offset)
    }
    return places[offset]
  }
}

/// Numbers of JSON as scenes write them: without exponents, and in no more digits than are told apart.
private enum PlainNumber {
  private static let digits = 15

  static func text(_ text: String, whole: Int?) -> String {
    if let whole { return String(whole) }
    guard let value = Double(text), value.isFinite, abs(value) < 1e15 else { return text }
    if value == value.rounded() { return String(Int(value)) }
    let places = max(0, min(digits, digits - String(Int(abs(value))).count))
    return decimal(value, places)
  }

  /// With so many places behind the point at most, and no zeros at its end.
  private static func decimal(_ value: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled > 0, scaled < 1e18 else { return "0" }
    let all = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - all.count)) + all
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    return sign + padded.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
