import Foundation
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleText
import Testing

/// Frames and placements of the example alerts, compared with what was approved, to the pixel.
///
/// `tools/goldens` writes them anew.
@Suite(.serialized) struct GoldenTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Tests/Goldens")
  private static let records = ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil
  static let languages = ["en", "ja", "zh", "ar", "th"]

  private struct Frame {
    var outline: String
    var png: [UInt8]
    var pixels: [UInt32]
  }

  private func draw(_ language: String, _ name: String) throws -> Frame {
    let profile = try Platforms.profile(name)
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder]))
      .loadCancelTitles()
    let file = Self.root.appending(path: "docs/examples/alerts/\(language).yaml")
    let loaded = SceneFile.load(path: file.path, profile: profile, lexicons: lexicons)
    let scene = try #require(loaded.accepted)
    guard case .alert(let alert) = scene.root else { throw CancellationError() }
    let fonts = try FontBook(faces: profile.typography.faces)
    let environment = Environment(profile: profile, typesetter: fonts)
    let screen = try #require(profile.screens.first)
    let density = profile.display.density
    let size = PixelSize(
      width: density.pixels(screen.width), height: density.pixels(screen.height))
    var session = Session(size: size, appearance: .night, in: environment)
    let question = Question(id: 1, alert: alert, language: scene.language ?? "en")
    _ = session.handle(.asked(question), in: environment)
    let painter = Painter(size: size, glyphs: fonts)
    _ = painter.paint(session.picture(in: environment))
    let outline = try #require(session.placement).questionOutline
    return painter.withCanvas { canvas in
      let count = canvas.stride * size.height
      let pixels = Array(UnsafeBufferPointer(start: canvas.pixels, count: count))
      let png = Self.records ? PNGFile.encode(canvas) : []
      return Frame(outline: outline, png: png, pixels: pixels)
    }
  }

  @Test(arguments: languages, Platforms.names)
  func `placement and frame are as approved`(language: String, profile: String) throws {
    let frame = try draw(language, profile)
    let text = Self.folder.appending(path: "\(profile)/alert-\(language).txt")
    let picture = Self.folder.appending(path: "\(profile)/alert-\(language).png")
    // A frame of each platform is enough of pictures; the text tells the rest.
    let hasPicture = language == "en" || language == "ja"
    if Self.records {
      try FileManager.default.createDirectory(
        at: text.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(frame.outline.utf8).write(to: text)
      if hasPicture { try Data(frame.png).write(to: picture) }
      return
    }
    let advice = "look at the change, then accept it with tools/goldens"
    let approved = try String(contentsOf: text, encoding: .utf8)
    #expect(frame.outline == approved, "\(profile) \(language): \(advice)")
    guard hasPicture else { return }
    let golden = try PNGFile.decode(Array(try Data(contentsOf: picture)))
    let differing = zip(golden.pixels, frame.pixels).filter { $0 != $1 }.count
    #expect(golden.pixels.count == frame.pixels.count, "\(profile) \(language): \(advice)")
    #expect(differing == 0, "\(profile) \(language): \(differing) pixels differ; \(advice)")
  }

  /// The goldens hold for these fonts; with others every one of them would differ.
  @Test func `the fonts are those that the goldens were made with`() {
    #expect(
      FileManager.default.fileExists(atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"),
      "install fonts-inter, fonts-noto-core and fonts-noto-cjk (tools/setup does)")
  }
}
