/// A YAML text that can be changed in places: its bytes, its values, and where they stand.
struct YAMLText {
  let bytes: [UInt8]
  let file: String
  let root: YAMLSpan
  /// The first byte after a byte order mark.
  let start: Int
  /// What the text says.
  let tree: ValueTree

  /// `nil` for text with anchors, tags or several documents, for text that is not YAML, and for JSON's
  /// surrogate pairs, whose places are not those that libyaml tells.
  init?(_ bytes: [UInt8], file: String) {
    do throws(LoadError) {
      let source = try YAMLSource(bytes, file: file, kind: .scene)
      start = bytes.count - source.bytes.count
      guard let root = YAMLSpanReader.read(source, skipping: start) else { return nil }
      self.root = root
    } catch {
      return nil
    }
    self.bytes = bytes
    self.file = file
    tree = ValueTree(root)
  }

  /// Where the line of a byte begins.
  func lineStart(_ offset: Int) -> Int {
    bytes[start..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
  }

  /// Where the line of a byte ends: at its line feed, or at the end of the text.
  func lineEnd(_ offset: Int) -> Int { bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count }

  /// The end of a value without the empty lines that block scalars take with them.
  func contentEnd(_ span: YAMLSpan) -> Int {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    return bytes[span.range].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? span.range.lowerBound
  }

  /// How lines end here: as the first one does.
  var newline: [UInt8] {
    guard let first = bytes.firstIndex(of: 0x0A), first > 0, bytes[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }

  func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + new + Array(bytes[range.upperBound...])
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
