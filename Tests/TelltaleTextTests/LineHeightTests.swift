import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// The shipped profiles' fonts and line heights, for languages whose letters need more room or other fonts.
@Suite struct LineHeightTests {
  /// As tall and as deep as words of the language get, or nearly.
  private static let tall: [(Language, String)] = [
    ("bn", "ক্ষ্ম্য র্দ্রু স্ত্রী ব্রাহ্মণ"), ("pa", "ਸ੍ਰੀ ਕ੍ਹੂੰ ਟ੍ਰੈਂ"), ("gu", "ક્ષ્મ દ્રૂ ર્કીં"), ("or", "କ୍ଷ୍ମୀ ସ୍ତ୍ରୀ"),
    ("ta", "ஸ்ரீ க்ஷௌ கூ"), ("te", "స్త్రీ క్ష్మ్యె కృ"), ("kn", "ಸ್ತ್ರೀ ಕ್ಷ್ಮ್ಯೆ ಕೃ"), ("ml", "സ്ത്രീ ക്ഷ്മ്യ ന്ത്ര്യൂ"),
    ("si", "ශ්‍රී ක්ෂ්‍ය ද්‍රෝ"), ("lo", "ຫຼື ກຸ່ ບໍ່ ຫນຶ່ງ ຊູ້"), ("my", "ကြွှူး သင်္ဘော ဂ္ဂြို့ ကျွန်ုပ်"),
    ("km", "ស្ត្រី ក្ម្រៀ ខ្ញុំ ឃ្លោង"), ("ka", "ღჭჩ"), ("hy", "ֆւ Խ"), ("am", "ጧ ዃ ሔ"), ("dv", "ތީޓޫ"),
  ]

  @Test(arguments: tall)
  func `no line touches the next, and every letter has a face`(_ language: Language, _ text: String)
    throws
  {
    let typography = try Platforms.profile("kiosk").typography
    let book = try FontBook(faces: typography.faces)
    for weight in [FontWeight.regular, .semibold] {
      let set = book.typeset(TestFonts.request(text, language, size: 100, weight: weight))
      #expect(set.missing.isEmpty && set.inkless.isEmpty)
      let ink = set.lines[0].runs.reduce(InkBox.empty) { $0.union($1.run.ink) }
      let height = Int32(100 * typography.lineHeight(for: language))
      // A box of ink is up to a pixel larger than its ink on each side.
      #expect(ink.bottom - ink.top <= height + 2, "\(language.tag): \(ink.top) to \(ink.bottom)")
    }
  }

  /// Letters of each font that Debian's fonts-noto-core has, from all over what it can write.
  @Test func `whatever a font of Debian's can write has a face`() throws {
    let book = try FontBook(faces: try Platforms.profile("kiosk").typography.faces)
    for name in try Self.names(below: "/usr/share/fonts/truetype/noto/") {
      let letters = Self.letters(of: name)
      #expect(!letters.isEmpty, "\(name)")
      let request = TestFonts.request(String(String.UnicodeScalarView(letters)))
      #expect(book.missing(in: request).isEmpty, "\(name)")
    }
  }

  private static func names(below folder: String) throws -> [String] {
    let names = FontWalk([folder], depth: 1, entries: 2000).paths.keys
      .filter { $0.hasPrefix("Noto") && $0.hasSuffix("-Regular.ttf") }
    try #require(names.count > 100, "apt-get install fonts-noto-core")
    return names.sorted()
  }

  /// Twenty letters that a font has, or all.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    let description = FaceDescription(file: name, index: 0, weight: .regular, languages: [])
    var list = FaceList(
      descriptions: [description], directories: ["/usr/share/fonts"], files: FontFiles())
    let face = list.face(0)
    guard let face else { return [] }
    let letters = (UInt32(0xA1)...0x1FFFF).lazy.filter { face.glyph(for: $0) != nil }
      .compactMap(Unicode.Scalar.init).filter(isSeen)
    let all = Array(letters)
    return stride(from: 0, to: all.count, by: max(1, all.count / 20)).map { all[$0] }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherLetter, .lowercaseLetter, .uppercaseLetter, .otherNumber, .letterNumber,
      .otherSymbol:
      true
    default: false
    }
  }
}
