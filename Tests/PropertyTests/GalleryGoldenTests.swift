import Foundation
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleTestSupport
import TelltaleText
import Testing

/// Where everything stands in every state of the gallery, compared with what was approved, and for
/// some of them every pixel. `tools/goldens` writes them anew, `tools/gallery` draws them all.
@Suite(.serialized) struct GalleryGoldenTests {
  private static let folder = GalleryState.folder + "/../../Goldens/gallery"
  private static let records = ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil

  /// Of each element one state whose pixels are kept, by day and by night, on two platforms.
  private static let drawn: [String: String] = [
    "action-sheet": "choices", "activity-indicator": "progress", "alert": "destructive",
    "button": "border", "collection": "texts", "label": "styles", "modal": "fullscreen",
    "navigation-bar": "icons", "screen": "mixed", "scroll-view": "vertical", "tab-bar": "badges",
    "table": "checkmark", "table-row": "subtitle", "text-view": "styles", "web-view": "page",
    "slider": "figure", "switch": "list", "segmented": "titles", "stepper": "figure",
  ]
  private static let drawnOn = ["kiosk", "watchos-s4"]

  @Test(arguments: Platforms.names)
  func `everything stands where it was approved`(name: String) throws {
    let fonts = try FontBook(faces: try Platforms.profile(name).typography.faces)
    for element in GalleryState.elements {
      var outlines = ""
      for state in GalleryState.all where state.element == element && state.profiles.contains(name)
      {
        let session = try state.hand(in: try state.environment(on: name, fonts)).session
        outlines += "# \(state.name)\n\n"
        if let screen = session.screenPlacement { outlines += screen.outline + "\n" }
        if let dialog = session.placement { outlines += dialog.questionOutline + "\n" }
      }
      guard !outlines.isEmpty else { continue }
      try compare(Array(outlines.utf8), with: "\(element)/\(name).txt") { approved in
        let (old, new) = (lines(approved), lines(Array(outlines.utf8)))
        let index = zip(old, new).prefix { $0 == $1 }.count
        let was = index < old.count ? old[index] : "the end"
        let now = index < new.count ? new[index] : "the end"
        return "line \(index + 1) was \"\(was)\" and is \"\(now)\""
      }
    }
  }

  @Test(arguments: drawn.keys.sorted(), [Appearance.day, .night])
  func `pixels are as approved`(element: String, appearance: Appearance) throws {
    let wanted = try #require(Self.drawn[element])
    let state = try #require(
      GalleryState.all.first { $0.element == element && $0.name == wanted })
    for name in Self.drawnOn where state.profiles.contains(name) {
      let fonts = try FontBook(faces: try Platforms.profile(name).typography.faces)
      let environment = try state.environment(on: name, fonts)
      let session = try state.hand(in: environment, appearance: appearance).session
      let painter = Painter(
        size: session.size, glyphs: fonts,
        pictures: ImmediatePictures(PictureFiles(bundle: BundleFiles(beside: state.path))) { _ in })
      _ = painter.paint(session.picture(in: environment))
      let png = painter.withCanvas { PNGFile.encode($0) }
      try compare(png, with: "\(element)/\(wanted)-\(name)-\(appearance.rawValue).png") {
        approved in
        guard let old = try? PNGFile.decode(approved), let new = try? PNGFile.decode(png) else {
          return "one of the pictures cannot be read"
        }
        return "\(zip(old.pixels, new.pixels).filter { $0 != $1 }.count) pixels differ"
      }
    }
  }

  /// What there is no state for any more would never be looked at again.
  @Test func `there is no golden too many`() throws {
    let texts = GalleryState.all.flatMap { state in
      state.profiles.map { "\(state.element)/\($0).txt" }
    }
    let pictures = Self.drawn.flatMap { element, state in
      Self.drawnOn.flatMap { name in
        ["day", "night"].map { "\(element)/\(state)-\(name)-\($0).png" }
      }
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".png") }
    #expect(Set(files).subtracting(texts + pictures).sorted() == [])
  }

  private func compare(
    _ bytes: [UInt8], with path: String, difference: ([UInt8]) -> String
  ) throws {
    let file = URL(filePath: "\(Self.folder)/\(path)").standardized
    if Self.records {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(bytes).write(to: file)
    }
    let approved = Array(try Data(contentsOf: file))
    if approved != bytes {
      Issue.record(
        "\(path): \(difference(approved)); look at the change, then accept it with tools/goldens")
    }
  }

  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
