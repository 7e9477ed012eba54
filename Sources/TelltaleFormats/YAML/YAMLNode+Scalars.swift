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

  /// As `integer`, for text that was cut out of a scalar.
  package static func integer(_ text: some StringProtocol) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard isDigits(digits), digits.first != "0" || digits.utf8.count == 1 else { return nil }
    if text.hasPrefix("-"), digits == "0" { return nil }
    return Int(text)
  }

  /// As `number`, for text that was cut out of a scalar.
  package static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count <= 17 else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].hasPrefix("-") ? parts[0].dropFirst() : parts[0]
    guard isDigits(whole), whole.first != "0" || whole.utf8.count == 1 else { return nil }
    if parts.count == 2, !isDigits(parts[1]) { return nil }
    guard let value = Double(String(text)), value != 0 || !text.hasPrefix("-") else { return nil }
    return value
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
