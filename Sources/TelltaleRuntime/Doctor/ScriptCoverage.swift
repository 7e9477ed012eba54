import TelltaleModel
import TelltaleText

/// The scripts that a face can write.
package enum ScriptCoverage {
  /// A few letters of each script that the text engine is tested with; a face that has them all
  /// covers the script as far as dialogs need it.
  private static let samples: [(name: String, letters: String)] = [
    ("Latin", "AaZz\u{E4}\u{E9}\u{159}\u{131}"),
    ("Greek", "\u{391}\u{3B1}\u{3A9}\u{3C9}"),
    ("Cyrillic", "\u{410}\u{430}\u{42F}\u{44F}"),
    ("Arabic", "\u{627}\u{628}\u{645}\u{64A}"),
    ("Hebrew", "\u{5D0}\u{5D1}\u{5DE}\u{5EA}"),
    ("Devanagari", "\u{905}\u{915}\u{92E}\u{939}"),
    ("Thai", "\u{E01}\u{E14}\u{E21}\u{E2E}"),
    ("Bengali", "\u{985}\u{995}\u{9AE}\u{9B9}"),
    ("Gurmukhi", "\u{A05}\u{A15}\u{A2E}\u{A39}"),
    ("Gujarati", "\u{A85}\u{A95}\u{AAE}\u{AB9}"),
    ("Oriya", "\u{B05}\u{B15}\u{B2E}\u{B39}"),
    ("Tamil", "\u{B85}\u{B95}\u{BAE}\u{BB9}"),
    ("Telugu", "\u{C05}\u{C15}\u{C2E}\u{C39}"),
    ("Kannada", "\u{C85}\u{C95}\u{CAE}\u{CB9}"),
    ("Malayalam", "\u{D05}\u{D15}\u{D2E}\u{D39}"),
    ("Sinhala", "\u{D85}\u{D9A}\u{DB8}\u{DC4}"),
    ("Lao", "\u{E81}\u{E82}\u{EA1}\u{EAE}"),
    ("Burmese", "\u{1000}\u{1001}\u{1019}\u{101F}"),
    ("Khmer", "\u{1780}\u{1781}\u{1798}\u{17A0}"),
    ("Georgian", "\u{10D0}\u{10D1}\u{10DB}\u{10F0}"),
    ("Armenian", "\u{531}\u{561}\u{544}\u{574}"),
    ("Ethiopic", "\u{1200}\u{1208}\u{1218}\u{12A0}"),
    ("Thaana", "\u{780}\u{781}\u{789}\u{787}"),
    ("Tibetan", "\u{F40}\u{F41}\u{F58}\u{F67}"),
    ("Kana", "\u{3042}\u{30A2}\u{3093}\u{30F3}"),
    ("Han", "\u{4E00}\u{4EBA}\u{65E5}\u{6C34}"),
    ("Hangul", "\u{AC00}\u{B098}\u{D55C}"),
    ("emoji", "\u{1F600}\u{1F697}"),
  ]

  /// Names of the scripts that a face of a book has the letters of, such as `Latin, Greek`.
  static func text(_ face: FaceDescription, in book: FontBook) -> String {
    let names = samples.filter { book.has($0.letters, in: face) }.map(\.name)
    return names.isEmpty ? "other scripts" : names.joined(separator: ", ")
  }
}
