import TelltaleModel

/// The lines of a file, for showing where something stands.
struct SourceLines {
  private let lines: [Substring]

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The line with a caret below the column; nothing where there is no such line.
  func excerpt(_ place: SourceLocation) -> String {
    guard place.line >= 1, place.line <= lines.count else { return "" }
    let line = lines[place.line - 1].unicodeScalars.prefix(160)
    let before = line.prefix(max(0, place.column - 1))
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(1, 5 - number.count))
    let gap = before.map { SourceLines.blank($0) }.joined()
    return "\(margin)\(number) | \(SourceLines.shown(line))\n      | \(gap)^\n"
  }

  /// Text that can do nothing to a terminal.
  private static func shown(_ scalars: Substring.UnicodeScalarView.SubSequence) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.properties.generalCategory {
      case .control where scalar != "\t", .format, .lineSeparator, .paragraphSeparator:
        text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// As much room as the character takes on a terminal.
  private static func blank(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return ""
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return "  "
    default: return " "
    }
  }
}
