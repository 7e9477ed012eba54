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

  /// A letter or sign of each script that is written today and of which Debian's fonts-noto-core has a font.
  @Test func `every living script of Debian's fonts has a face`() throws {
    let book = try FontBook(faces: try Platforms.profile("kiosk").typography.faces)
    let letters =
      "𞤀 ᬅ ꚠ ᯀ ᨀ ᐁ 𑄃 ꨀ Ꭰ ა Ա አ অ ਅ અ ଅ அ అ ಅ അ අ ກ က ក ހ བ 𐴀 ꦄ ꤊ ᰀ ᤀ ꓐ ꯀ 𖼀 ᠠ ߊ 𑐀 ᦀ ᱚ 𐒰 ꢂ ᮃ ꠀ ܐ ᥐ ᨠ ꪀ ⴰ ꔀ 𞋀 𑢠 ꀀ ⌘ ♔ ∮"
    for letter in letters.split(separator: " ") {
      #expect(book.missing(in: TestFonts.request(String(letter))).isEmpty, "\(letter)")
    }
  }
}
