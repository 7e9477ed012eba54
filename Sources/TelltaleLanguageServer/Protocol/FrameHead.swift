import TelltaleSyntax

/// What the headers of a message say.
enum FrameHead {
  /// The length of the body, and why it is not wanted.
  case length(Int, String?)
  /// The length is not told, or not so that one could trust it.
  case unknown(String)
  /// A length that nobody could skip.
  case endless(String)

  init(_ bytes: ArraySlice<UInt8>) {
    var length: Int?
    var fault: String?
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if let value = FrameHead.value(of: "content-length:", in: text) {
        guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
          self = .unknown("found the Content-Length \(Quoted.text(value)), expected a number")
          return
        }
        guard let number = Int(value), number < LanguageLimits.skippedBytes else {
          self = .endless("a message of \(Quoted.plain(value)) bytes")
          return
        }
        length = number
      } else if let value = FrameHead.value(of: "content-type:", in: text) {
        let charset = FrameHead.value(of: "charset=", in: value)
        if let charset, !["utf-8", "utf8"].contains(charset.lowercased()) {
          fault = "found the charset \(Quoted.text(charset)), expected utf-8"
        }
      } else if !text.contains(":") {
        fault = fault ?? "found \(Quoted.text(text)), expected a header such as Content-Length: 2"
      }
    }
    guard let length else {
      self = .unknown(fault ?? "a message without the header Content-Length")
      return
    }
    if length > LanguageLimits.messageBytes {
      fault = "a message of \(length) bytes, at most \(LanguageLimits.messageBytes) are read"
    }
    self = .length(length, fault)
  }

  /// What stands behind a name, without white space. The name may stand anywhere: behind a message
  /// without a length stands what is left of it.
  private static func value(of name: String, in line: String) -> String? {
    let (name, bytes) = (Array(name.utf8), Array(line.utf8))
    let lowered = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let last = lowered.count - name.count
    guard last >= 0,
      let start = (0...last).last(where: { lowered[$0...].starts(with: name) })
    else { return nil }
    return String(decoding: bytes[(start + name.count)...], as: UTF8.self)
      .filter { !$0.isWhitespace }
  }
}
