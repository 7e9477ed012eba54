/// Which characters may be shown, and what stands for those that may not.
///
/// The one definition for the loader, which complains, for the text engine, which shows, and for what
/// is typed, which takes none of it in. Nothing that survives can reorder, hide or blank other text:
/// - controls, unassigned and private characters and noncharacters are **replaced** by U+FFFD;
/// - tab, vertical tab, form feed, carriage return, next line and the Unicode line and paragraph
///   separators become a **space** (a carriage return before a line feed goes);
/// - invisible format characters are **removed**: all bidi controls, tags outside a flag, letters
///   without a picture (Hangul fillers), and marks past the eighth on one base;
/// - zero width joiner and non-joiner are kept between emoji and after letters from Hebrew onwards,
///   variation selectors after something that can vary;
/// - soft hyphen and word joiner are kept, one at a time: they only say where a line may break; zero width
///   space as well, but only beside letters of scripts without spaces.
package enum TextSafety {
  package enum Treatment: Hashable, Sendable {
    case keep, remove, space, replace
  }

  /// Marks that one base character may carry. Written languages need five at the most.
  package static let marksPerBase = 8

  /// The characters of a text that are not shown as they are, with their offset in its UTF-8.
  ///
  /// Tabs and the carriage returns of line ends are not among them: they are shown as white space.
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
