import TelltaleAppProtocol
import TelltaleSyntax

extension FuzzTarget {
  /// JSON: what is read and written again is the same, and what is wrong is told within the text.
  static let json = FuzzTarget(
    name: "json",
    words: [
      "{", "}", "[", "]", ",", ":", "\"", "null", "true", "false", "-0", "1e400", "0.5", "\\ud83d",
      "\\ude00", "\\u0000", "\\n", "9223372036854775808", "\u{FEFF}", "\"a\":",
    ]
  ) { bytes in
    do throws(JSONReader.Fault) {
      let text = try JSONReader.read(bytes).line
      let again = try? JSONReader.read(Array(text.utf8))
      return again?.line == text ? nil : "written and read again it is another: \(text.prefix(200))"
    } catch {
      let isInside = (0...bytes.count).contains(error.offset)
      return isInside && !error.message.isEmpty ? nil : "a fault at \(error.offset)"
    }
  }

  /// Lines of a stream: however the bytes come, the lines are the same. The first byte says how they do.
  static let lines = FuzzTarget(
    name: "lines", words: ["\n", "\r\n", "\n\n", String(repeating: "a", count: 65)]
  ) { bytes in
    let stream = bytes.dropFirst()
    let whole = cut(stream, into: max(1, stream.count))
    let pieces = cut(stream, into: Int(bytes.first ?? 0) % 97 + 1)
    if whole != pieces { return "other lines in other pieces" }
    if whole.contains(where: { $0.bytes.count > longest }) { return "a line past the limit" }
    let ends = stream.count { $0 == 0x0A } + (stream.isEmpty || stream.last == 0x0A ? 0 : 1)
    return whole.map(\.number) == Array(1..<(ends + 1)) ? nil : "\(whole.count) lines of \(ends)"
  }

  private static let longest = 64

  private static func cut(_ bytes: ArraySlice<UInt8>, into size: Int) -> [LineBuffer.Line] {
    var buffer = LineBuffer(most: longest)
    var lines: [LineBuffer.Line] = []
    var rest = bytes
    while !rest.isEmpty {
      buffer.add(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = buffer.next() { lines.append(line) }
    }
    if let last = buffer.finish() { lines.append(last) }
    return lines
  }
}
