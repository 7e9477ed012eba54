/// A way to keep bytes that are not UTF-8 in texts of other programs, so that the texts can be
/// given back unchanged.
///
/// Such a byte becomes a character of the last plane for private use, which no text has.
package enum KeptBytes {
  private static let first: UInt32 = 0x10_FF00

  /// Returns a text that keeps all bytes.
  ///
  /// - Parameter bytes: The bytes of the text, in UTF-8 or not.
  /// - Returns: The text, with a private character for each byte that is not UTF-8.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var result = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        result.append(Unicode.UTF8.decode(encoded))
        place += encoded.count
      case .error(let length):
        for byte in bytes[place..<min(place + length, bytes.count)] { result.append(kept(byte)) }
        place += length
      case .emptyInput: return String(result)
      }
    }
  }

  private static func kept(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}"
  }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    first + 0x80...first + 0xFF ~= scalar.value ? UInt8(scalar.value - first) : nil
  }

  /// Returns true where a text has kept bytes that are not UTF-8.
  ///
  /// - Parameter text: A text made by `text(_:)`.
  /// - Returns: False for every text that can be shown as it is.
  package static func areIn(_ text: String) -> Bool {
    // The first byte of all characters of that plane.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains { byte($0) != nil }
  }

  /// Returns the bytes that a text was made of.
  ///
  /// - Parameter text: A text made by `text(_:)`.
  /// - Returns: The bytes as they came.
  package static func bytes(of text: String) -> [UInt8] {
    guard areIn(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      byte(scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// Returns the text in a form that can be shown.
  ///
  /// - Parameter text: A text made by `text(_:)`.
  /// - Returns: The text, with U+FFFD in the place of each kept byte.
  package static func shown(_ text: String) -> String {
    guard areIn(text) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(byte(scalar) == nil ? scalar : "\u{FFFD}") }
    return String(result)
  }
}
