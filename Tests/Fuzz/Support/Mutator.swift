/// Makes files that are almost scenes out of scenes.
package struct Mutator {
  private let corpus: [[UInt8]]
  private let words: [[UInt8]]
  private var generator: SeededGenerator

  /// `words` are keys and values that a scene may hold.
  package init(corpus: [[UInt8]], words: [String], seed: UInt64) {
    self.corpus = corpus.isEmpty ? [[]] : corpus
    self.words = (words + Self.marks).map { Array($0.utf8) }
    generator = SeededGenerator(seed: seed)
  }

  /// What makes YAML and HTML hard to read.
  private static let marks = [
    ": ", "- ", "{", "}", "[", "]", ",", "'", "\"", "|\n", ">\n", "&a ", "*a ", "!t ", "#", "?",
    "%",
    "---\n", "...\n", "\n", "\n  ", "\t", "\r\n", "~", "null", "true", "0", "-1", "1e9", "0.0001",
    "99999999999999999999", "\u{FEFF}", "\u{202E}", "\u{0}", "\u{1F697}", "か", "漢", "\\uD800",
    "\\x00", "<script>", "</", "<!--", "-->", "<b a=", "&#x0;", "url(", "@import ", "/*",
    "javascript:",
  ]

  package mutating func next() -> [UInt8] {
    var bytes = corpus[index(corpus.count)]
    for _ in 0...index(6) { mutate(&bytes) }
    return Array(bytes.prefix(1 << 16))
  }

  private mutating func index(_ count: Int) -> Int {
    count <= 1 ? 0 : Int.random(in: 0..<count, using: &generator)
  }

  /// A part of the bytes, mostly a short one.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = index(bytes.count + 1)
    let most = index(8) == 0 ? bytes.count : 16
    return start..<min(bytes.count, start + index(most + 1))
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch index(9) {
    case 0:
      if !bytes.isEmpty { bytes[index(bytes.count)] = UInt8(truncatingIfNeeded: generator.next()) }
    case 1: bytes.removeSubrange(range(in: bytes))
    case 2: bytes.insert(contentsOf: words[index(words.count)], at: index(bytes.count + 1))
    case 3: bytes.replaceSubrange(range(in: bytes), with: words[index(words.count)])
    case 4:
      let part = Array(bytes[range(in: bytes)])
      bytes.insert(contentsOf: part, at: index(bytes.count + 1))
    case 5:
      let other = corpus[index(corpus.count)]
      bytes.replaceSubrange(range(in: bytes), with: other[range(in: other)])
    case 6: moveLine(in: &bytes)
    case 7:
      let part = Array(bytes[range(in: bytes)])
      let times = 1 << index(9)
      let place = index(bytes.count + 1)
      for _ in 0..<times where bytes.count < 1 << 16 { bytes.insert(contentsOf: part, at: place) }
    default:
      if !bytes.isEmpty { bytes[index(bytes.count)] ^= 1 << UInt8(index(8)) }
    }
  }

  /// A line somewhere else, or deeper, or twice.
  private mutating func moveLine(in bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let line = lines[index(lines.count)]
    let indent = Array(repeating: UInt8(ascii: " "), count: index(5))
    if index(2) == 0 { lines.remove(at: index(lines.count)) }
    lines.insert(indent + line, at: index(lines.count + 1))
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
