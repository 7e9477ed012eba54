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
      default: found = found ?? single(scalar.value)
      }
    }
    return found
  }

  /// The language that writes most of what is written in a letter's script.
  private static func single(_ scalar: UInt32) -> Language? {
    switch scalar {
    case 0x0531...0x0587: "hy"
    case 0x05D0...0x05EA: "he"
    case 0x0620...0x064A, 0x0671...0x06D3: "ar"
    case 0x0780...0x07B1: "dv"
    case 0x0904...0x0939: "hi"
    case 0x0985...0x09B9: "bn"
    case 0x0A05...0x0A39: "pa"
    case 0x0A85...0x0AB9: "gu"
    case 0x0B05...0x0B39: "or"
    case 0x0B85...0x0BB9: "ta"
    case 0x0C05...0x0C39: "te"
    case 0x0C85...0x0CB9: "kn"
    case 0x0D05...0x0D39: "ml"
    case 0x0D85...0x0DC6: "si"
    case 0x0E01...0x0E5B: "th"
    case 0x0E81...0x0EDF: "lo"
    case 0x0F40...0x0F6C: "bo"
    case 0x1000...0x109F: "my"
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: "ka"
    case 0x1200...0x137F: "am"
    case 0x1780...0x17FF: "km"
    default: nil
    }
  }
}
