import Glibc
import TelltaleModel
import Testing

@testable import TelltaleText

/// The face list that the tests use: Debian's fonts.
enum TestFonts {
  static let packages =
    "fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji"

  static let faces: [FaceDescription] =
    [
      face("Inter-Regular.otf"), face("Inter-SemiBold.otf", .semibold),
    ]
    + cjk(0, ["ja"]) + cjk(1, ["ko"]) + cjk(2, ["zh-Hans"]) + cjk(3, ["zh-Hant"])
    + ["Sans Arabic", "Sans Hebrew", "Sans Devanagari", "Sans Thai", "Sans"].flatMap(noto)
    + [face("NotoColorEmoji.ttf")] + scripts.flatMap(noto)

  /// Families of scripts that are met more rarely, each behind Noto's name.
  static let scripts = [
    "Sans Bengali", "Sans Gurmukhi", "Sans Gujarati", "Sans Oriya", "Sans Tamil", "Sans Telugu",
    "Sans Kannada", "Sans Malayalam", "Sans Sinhala", "Sans Lao", "Sans Myanmar", "Sans Khmer",
    "Sans Georgian", "Sans Armenian", "Sans Ethiopic", "Sans Thaana", "Serif Tibetan",
  ]

  private static func noto(_ family: String) -> [FaceDescription] {
    let name = "Noto" + family.replacing(" ", with: "")
    return [face("\(name)-Regular.ttf"), face("\(name)-Bold.ttf", .semibold)]
  }

  /// A new engine; fails the test where a font is missing.
  static func book(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> FontBook {
    let book = try FontBook(faces: faces, directories: ["/usr/share/fonts"])
    let first = book.typeset(request("a"))
    #expect(first.lines.count == 1)
    book.openAllFaces()
    #expect(
      book.problems.isEmpty, "fonts are missing: apt-get install \(packages)",
      sourceLocation: sourceLocation)
    return book
  }

  static func request(
    _ string: String, _ language: Language = "en", size: Int = 24, weight: FontWeight = .regular,
    width: Int? = nil, lines: Int? = nil, direction: TextDirection = .natural,
    divides: Bool = false
  ) -> TextRequest {
    TextRequest(
      string: string, language: language, size: UInt32(size * 64), weight: weight,
      maximumWidth: width, maximumLines: lines, direction: direction,
      divides: divides)
  }

  private static func face(
    _ file: String, _ weight: FontWeight = .regular, index: Int = 0, _ languages: [Language] = []
  ) -> FaceDescription {
    FaceDescription(file: file, index: index, weight: weight, languages: languages)
  }

  private static func cjk(_ index: Int, _ languages: [Language]) -> [FaceDescription] {
    [
      face("NotoSansCJK-Regular.ttc", index: index, languages),
      face("NotoSansCJK-Bold.ttc", .semibold, index: index, languages),
    ]
  }
}
