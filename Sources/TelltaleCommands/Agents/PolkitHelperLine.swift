/// A line of polkit's helper, which has PAM find out whether somebody is who they say.
enum PolkitHelperLine: Equatable {
  /// An answer is to be typed; where it is echoed, it may be seen.
  case prompt(String, isEchoed: Bool)
  /// Something to be read; an error says what was wrong.
  case told(String)
  /// The person has shown who they are, and polkit knows it.
  case success
  case failure
  /// A line that the helper has never written so far.
  case unknown

  /// - Parameter line: without its end.
  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.count > 1 ? Self.decoded(parts[1]) : ""
    switch parts.first {
    case "PAM_PROMPT_ECHO_OFF": self = .prompt(text, isEchoed: false)
    case "PAM_PROMPT_ECHO_ON": self = .prompt(text, isEchoed: true)
    case "PAM_ERROR_MSG", "PAM_TEXT_INFO": self = .told(text)
    case "SUCCESS": self = .success
    case "FAILURE": self = .failure
    default: self = .unknown
    }
  }

  /// What `\n`, `\"` and `\303\244` stand for: the helper writes texts as constants of C (g_strescape).
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let mark = rest.first else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      if !digits.isEmpty {
        let value = digits.reduce(0) { $0 * 8 + Int($1 - UInt8(ascii: "0")) }
        bytes.append(UInt8(truncatingIfNeeded: value))
        rest.removeFirst(digits.count)
      } else {
        bytes.append(controls[mark] ?? mark)
        rest.removeFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
    UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
