import Foundation
import TelltaleGraphics
import TelltaleTestSupport
import Testing

@testable import TelltaleImages

/// Drawings that others made: icon themes, as Debian packages have them.
@Suite struct DrawingConformanceTests {
  private static let folder = "/usr/share/icons"

  @Test(.enabled(if: !files.isEmpty, "no icon theme with SVG files is installed"))
  func `icons of installed themes are drawn, or refused with the reason`() throws {
    var score = Conformance("Icons", source: "icon themes: \(Self.folder)")
    let helper = PictureHelper()
    for (index, file) in Self.files.enumerated() where Conformance.takes(index, oneOf: 40) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
      do throws(PictureError) {
        let picture = try Bitmap.decode(
          bytes, fitting: PixelSize(width: 48, height: 48), by: helper)
        if picture.words.contains(where: { $0 != 0 }) {
          score.agree()
        } else {
          score.deviate(nil, "\(file): nothing is drawn")
        }
      } catch {
        score.deviate(Self.tailoring(error.description), "\(file): \(error.description)")
      }
    }
    score.settle()
  }

  private static func tailoring(_ reason: String) -> Conformance.Tailoring? {
    reason.contains("<image> is not drawn") || reason.contains("<text> is not drawn") ? words : nil
  }

  private static let words = Conformance.Tailoring(
    "text and pictures in drawings",
    "Text would need the machine's fonts, and pictures other files: refused by name and place.")

  private static let files: [String] = {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".svg") }.sorted()
      .map { "\(folder)/\($0)" }
  }()
}
