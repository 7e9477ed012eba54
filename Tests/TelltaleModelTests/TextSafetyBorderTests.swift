import TelltaleModel
import Testing

/// Where what is kept of a text ends and what is left out begins.
@Suite struct TextSafetyBorderTests {
  private static let flag = "\u{1F3F4}"
  private static let end = "\u{E007F}"
  private static func tags(_ count: Int) -> String {
    String(repeating: "\u{E0067}", count: count)
  }

  @Test(arguments: [
    // Ends of lines of other systems: alone a space, before a line feed nothing.
    ("a\r", "a "), ("a\rb", "a b"), ("a\r\n", "a\r\n"), ("\r\r\n", " \r\n"),
    // Of marks that say where a line may break one is enough, whichever it is.
    ("a\u{AD}\u{AD}b", "a\u{AD}b"), ("a\u{2060}\u{2060}b", "a\u{2060}b"),
    ("ไ\u{200B}\u{200B}ท", "ไ\u{200B}ท"), ("ไ\u{200B}\u{AD}ท", "ไ\u{200B}ท"),
    ("ไ\u{AD}\u{200B}ท", "ไ\u{AD}ท"), ("a\u{2060}\u{AD}b", "a\u{2060}b"),
    // A space without a width is beside a script without spaces, on either side.
    ("a\u{200B}ไ", "a\u{200B}ไ"), ("ไ\u{200B}", "ไ\u{200B}"), ("a\u{200B}b", "ab"),
    ("a\u{200B}", "a"), ("\u{200B}a", "a"),
    // Joiners stand after letters that join, and between emoji; not after all that is called a letter.
    ("\u{AA}\u{200C}b", "\u{AA}b"), ("\u{2B0}\u{200D}b", "\u{2B0}b"), ("a\u{200D}❤", "a❤"),
    ("❤\u{200D}❤", "❤\u{200D}❤"), ("❤\u{200D}", "❤"), ("❤\u{200D}a", "❤a"), ("\u{200D}❤", "❤"),
    ("©\u{200D}❤", "©❤"), ("1\u{200D}❤", "1❤"), ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष"),
    // What varies is seen itself.
    ("\u{FE0F}a", "a"), (" \u{FE0F}a", " a"), ("❤\u{FE0F}", "❤\u{FE0F}"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("!\u{FE0F}", "!\u{FE0F}"),
    // Regions of a flag: two tags at least, eight at most, and the one that ends them.
    (flag + tags(2) + end, flag + tags(2) + end), (flag + tags(8) + end, flag + tags(8) + end),
    (flag + tags(1) + end, flag), (flag + tags(9) + end, flag), (flag + tags(3), flag),
    (flag + tags(3) + "a", flag + "a"), ("a" + tags(3) + end + "b", "ab"),
    (tags(3) + end, ""), (flag + tags(2) + end + tags(2) + end, flag + tags(2) + end),
    // Signs around numbers have a picture, though they are called format.
    ("\u{600}1", "\u{600}1"), ("\u{605}1", "\u{605}1"), ("\u{6DD}1", "\u{6DD}1"),
    ("\u{110BD}1", "\u{110BD}1"), ("a\u{606}", "a\u{606}"),
  ]) func `what is shown of a text`(text: String, shown: String) {
    #expect(
      Array(TextSafety.shown(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `a sign that has a picture begins a base of its own`() {
    let marks = String(repeating: "\u{301}", count: TextSafety.marksPerBase)
    let text = "a" + marks + "\u{600}" + marks
    #expect(TextSafety.shown(text).unicodeScalars.count == text.unicodeScalars.count)
  }

  @Test func `delete is neither seen nor let through with the letters before it`() {
    #expect(TextSafety.isBlank("\u{7F}"))
    #expect(!TextSafety.isBlank("~"))
    #expect(TextSafety.unsafeScalars(in: "a\u{7F}").map(\.scalar.value) == [0x7F])
    #expect(TextSafety.unsafeScalars(in: "~\n").isEmpty)
    #expect(TextSafety.unsafeScalars(in: "a\r").map(\.scalar.value) == [0x0D])
  }

  @Test func `of the end of a line of two characters the first goes`() {
    var scanner = TextSafety.Scanner()
    let scalars = Array("a\r\n".unicodeScalars)
    let treatments = scalars.indices.map { scanner.treatment(at: $0, of: scalars) }
    #expect(treatments == [.keep, .remove, .keep])
  }
}
