/// Paths as URIs.
package enum URIText {
  /// Returns the URI of a path.
  ///
  /// - Returns: A relative reference for a relative path, `file:` for an absolute one.
  package static func of(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first part would make a scheme of it.
    if !path.hasPrefix("/"), path.prefix(while: { $0 != "/" }).contains(":") { text = "./" }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
