/// The rules for characters that may be shown, and for what stands in place of those that may not.
///
/// This is the one definition. Scenes and what programs send are told of such characters, or refused; the text
/// engine shows what stands for them; typing takes none of them in. Nothing that survives can hide or blank other
/// text, or reorder it unseen:
/// - controls, unassigned and private characters and noncharacters are **replaced** by U+FFFD;
/// - tab, vertical tab, form feed, carriage return, next line and the Unicode line and paragraph
///   separators become a **space** (a carriage return before a line feed goes);
/// - invisible format characters are **removed**: embeddings and overrides, tags outside a flag, letters
///   without a picture (Hangul fillers), and marks past the eighth on one base;
/// - marks of translators are kept where they do what they are for: the left-to-right mark, isolates that
///   are closed before the line ends, and, in a text with letters that are written from right to left,
///   right-to-left marks and isolates; elsewhere these could turn the order of numbers;
/// - zero width joiner and non-joiner are kept between emoji and after letters from Hebrew onwards,
///   variation selectors after something that can vary;
/// - soft hyphen and word joiner are kept, one at a time: they only say where a line may break; zero width
///   space as well, but only beside letters of scripts without spaces.
package enum TextSafety {
  package enum Treatment: Hashable, Sendable {
    case keep, remove, space, replace
  }

  /// Returns true for a character that is not shown as it is, and may be left out because the text says the same
  /// without it.
  ///
  /// - Returns: True for marks of translators that are out of place, ends of lines of other systems, and
  ///   embeddings; false for what overrides the order of letters or hides some of them.
  package static func isSpare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x061C, 0x200C...0x200F, 0x2028...0x202C, 0x2060, 0x2066...0x206F, 0xFE00...0xFE0F,
      0xFEFF:
      true
    default: false
    }
  }

  /// Returns a text as it is shown: without the characters that may not be shown, or with what stands for them.
  ///
  /// - Returns: The text; white space stays.
  package static func shown(_ string: String) -> String {
    var view = String.UnicodeScalarView()
    var scanner = Scanner()
    let scalars = Array(string.unicodeScalars)
    for index in scalars.indices {
      let treatment = scanner.treatment(at: index, of: scalars)
      switch isPlainSpacing(at: index, of: scalars) ? .keep : treatment {
      case .keep: view.append(scalars[index])
      case .space: view.append(" ")
      case .replace: view.append("\u{FFFD}")
      case .remove: break
      }
    }
    return String(view)
  }

  /// The greatest number of marks that one base character may carry. Written languages need five at the most.
  package static let marksPerBase = 8

  /// Returns the characters of a text that are not shown as they are.
  ///
  /// - Returns: The characters with their offset in the text's UTF-8. Tabs and the carriage returns of line ends
  ///   are not among them: they are shown as white space.
  package static func unsafeScalars(
    in string: String
  ) -> [(offset: Int, scalar: Unicode.Scalar)] {
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return [] }
    var found: [(offset: Int, scalar: Unicode.Scalar)] = []
    var offset = 0
    var scanner = Scanner()
    let scalars = Array(string.unicodeScalars)
    for index in scalars.indices {
      let scalar = scalars[index]
      if scanner.treatment(at: index, of: scalars) != .keep, !isPlainSpacing(at: index, of: scalars)
      {
        found.append((offset, scalar))
      }
      offset += UTF8.width(scalar)
    }
    return found
  }

  private static func isPlainSpacing(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case "\t": true
    case "\r": index + 1 < scalars.count && scalars[index + 1] == "\n"
    default: false
    }
  }
}
