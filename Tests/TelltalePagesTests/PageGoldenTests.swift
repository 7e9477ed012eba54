import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Pages in three directions of reading and breaking, compared with what was approved.
///
/// `tools/goldens` writes them anew.
@Suite(.serialized) struct PageGoldenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["en", "ja", "ar"])
  func `pages are laid out as approved`(language: String) throws {
    let html = try String(
      contentsOf: Self.root.appending(path: "docs/examples/pages/\(language).html"), encoding: .utf8
    )
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    let page = PageBook(fonts: fonts) { _ in PixelSize(width: 80, height: 60) }.lay(
      PageRequest(
        html: html, language: Language(language), window: PixelSize(width: 640, height: 400),
        size: 22 * 64, lineHeight: 1.25))
    #expect(try Golden.changes(in: "pages/\(language).txt", page.outline) == [])
  }
}
