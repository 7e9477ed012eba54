import TelltaleModel
import TelltaleText

/// Which scripts a face can write.
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
    ("Kana", "\u{3042}\u{30A2}\u{3093}\u{30F3}"),
    ("Han", "\u{4E00}\u{4EBA}\u{65E5}\u{6C34}"),
    ("Hangul", "\u{AC00}\u{B098}\u{D55C}"),
    ("emoji", "\u{1F600}\u{1F697}"),
  ]

  /// Names of the scripts, such as `Latin, Greek`.
  static func text(_ face: FaceDescription, _ directories: [String]) -> String {
    let names = scripts(face, directories)
    return names.isEmpty ? "other scripts" : names.joined(separator: ", ")
  }

  /// Names of the scripts; none for a face that cannot be opened.
  static func scripts(_ face: FaceDescription, _ directories: [String]) -> [String] {
    do throws(FontError) {
      let book = try FontBook(faces: [face], directories: directories)
      return samples.filter { has(book, face, $0.letters) }.map(\.name)
    } catch {
      return []
    }
  }

  private static func has(_ book: FontBook, _ face: FaceDescription, _ letters: String) -> Bool {
    let request = TextRequest(
      string: letters, language: Language("und"), size: 16 << 6, weight: face.weight)
    return book.typeset(request).missing.isEmpty
  }
}
