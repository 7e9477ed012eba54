import TelltaleModel

/// The language that a text's script tells, where nobody says which it is.
enum ScriptLanguage {
  /// Kana is Japanese, Han without kana Chinese; scripts that one language mostly uses stand for it.
  /// `nil` for Latin and whatever else tells nothing.
  static func of(_ text: String) -> Language? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var found: Language?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0xFF66...0xFF9D: return "ja"
      case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F:
        if found != "ko" { found = "zh" }
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: found = "ko"
      case 0x0E01...0x0E5B: found = found ?? "th"
      case 0x0620...0x064A, 0x0671...0x06D3: found = found ?? "ar"
      case 0x05D0...0x05EA: found = found ?? "he"
      case 0x0904...0x0939: found = found ?? "hi"
      default: break
      }
    }
    return found
  }
}
