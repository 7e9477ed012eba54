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
    + ["Arabic", "Hebrew", "Devanagari", "Thai"].flatMap { script in
      [
        face("NotoSans\(script)-Regular.ttf"), face("NotoSans\(script)-Bold.ttf", .semibold),
      ]
    }
    + [
      face("NotoSans-Regular.ttf"), face("NotoSans-Bold.ttf", .semibold),
      face("NotoColorEmoji.ttf"),
    ]

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
