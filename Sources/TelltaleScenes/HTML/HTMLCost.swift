import TelltaleSyntax

/// What a page costs to read, told before it is read.
///
/// A parser compares each tag with all that it stands in, and each attribute of a tag with the
/// others. So both are bounded by a look at the bytes that may see more tags than there are (in
/// comments, say), and never fewer.
enum HTMLCost {
  static func fault(_ bytes: [UInt8]) -> HTMLFinding? {
    guard bytes.count <= Limits.htmlBytes else {
      return HTMLFinding(
        kind: .limit, line: 1,
        message: "the page has \(bytes.count) bytes, at most \(Limits.htmlBytes) are read")
    }
    var line = 1
    var tags = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "<"), index + 1 < bytes.count, isLetter(bytes[index + 1]) else {
        continue
      }
      tags += 1
      if tags > Limits.htmlTags {
        return HTMLFinding(
          kind: .limit, line: line,
          message: "the page has more than \(Limits.htmlTags) tags, the most that is read")
      }
      if length(ofTagAt: index, in: bytes) == nil {
        return HTMLFinding(
          kind: .limit, line: line,
          message: "a tag has more than \(Limits.htmlTagBytes) bytes, the most that is read")
      }
    }
    return nil
  }

  /// Up to the `>` outside of quotes; `nil` where that is too far away. A tag that never ends is
  /// none.
  private static func length(ofTagAt start: Int, in bytes: [UInt8]) -> Int? {
    var quote: UInt8?
    var afterEquals = false
    let end = start + Limits.htmlTagBytes
    for index in start..<min(end, bytes.count) {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: ">"): return index - start
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if afterEquals { quote = byte }
      default: break
      }
      if byte > 0x20 { afterEquals = byte == UInt8(ascii: "=") }
    }
    return end < bytes.count ? nil : bytes.count - start
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
