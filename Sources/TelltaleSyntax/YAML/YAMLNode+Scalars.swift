/// What a plain scalar stands for where the schema wants more than text. Nothing is guessed: `no` is
/// a word, `010` and `1e3` are not numbers.
extension YAMLNode {
  /// The text of a scalar that is not null, quoted or not.
  package var text: String? {
    guard case .scalar(let text, _) = value, !isNull else { return nil }
    return text
  }

  /// `true` and `false`, unquoted.
  package var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// A decimal integer without leading zeros, unquoted.
  package var integer: Int? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return YAMLNode.integer(text)
  }

  /// A decimal number such as `12`, `-3` or `0.25`, unquoted, of at most 15 digits.
  package var number: Double? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return YAMLNode.number(text)
  }

  /// Returns the number in a text that was cut out of a scalar, by the rules of `integer`.
  ///
  /// - Parameter text: The digits, with a minus sign before them or not.
  /// - Returns: The number; `nil` where the text is not one.
  package static func integer(_ text: some StringProtocol) -> Int? {
    let bytes = text.utf8
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    guard isDigits(digits) else { return nil }
    if digits.first == UInt8(ascii: "0"), isNegative || digits.count > 1 { return nil }
    return Int(text)
  }

  /// Returns the number in a text that was cut out of a scalar, by the rules of `number`.
  ///
  /// - Parameter text: The digits, with a minus sign and a point or not.
  /// - Returns: The number; `nil` where the text is not one.
  package static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= 17 else { return nil }
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let point = bytes.firstIndex(of: UInt8(ascii: "."))
    let whole = bytes[(isNegative ? 1 : 0)..<(point ?? bytes.endIndex)]
    guard isDigits(whole), whole.first != UInt8(ascii: "0") || whole.count == 1 else { return nil }
    if let point, !isDigits(bytes[(point + 1)...]) { return nil }
    guard let value = Double(String(text)), value != 0 || !isNegative else { return nil }
    return value
  }

  private static func isDigits(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
