import TelltaleGraphics
import TelltaleHeadless
import TelltaleImages
import TelltaleModel
import TelltaleRecordings
import TelltaleSession
import TelltaleText

/// A picture of one view, with its outline as text.
package struct GalleryShot: Sendable {
  /// The picture as a PNG file.
  package let png: [UInt8]
  /// The tree of what is shown, as text.
  package let outline: String
}

/// A camera for the views of one edition of an app or scene. It takes pictures once all is at rest on the
/// display in memory.
package struct GalleryCamera {
  private let edition: AppEdition
  /// The path of the application's lines, as for `play`.
  private let updates: String?
  /// The milliseconds of the screen's time after which pictures are taken.
  private let patience: Int

  /// The milliseconds in which motions end and guards pass, after the last line of the application.
  private static let rest = 1500
  /// The milliseconds after which further lines of the application are not awaited.
  private static let mostPatience = 60_000

  /// Creates a camera, and reads the application's lines for the time of the last one.
  ///
  /// - Parameters:
  ///   - edition: The edition whose views are taken.
  ///   - updates: The path of a file with the application's lines; `nil` for none. A question ignores it.
  /// - Throws: An error where that file cannot be read.
  package init(_ edition: AppEdition, saying updates: String?) throws(RuntimeError) {
    self.edition = edition
    let isQuestion = edition.shown.scene.isQuestion
    self.updates = isQuestion ? nil : updates
    guard !isQuestion, let updates else {
      patience = Self.rest
      return
    }
    let last = try PlayedUpdates(path: updates, edition.reader).entries.last?.milliseconds ?? 0
    patience = min(last, Self.mostPatience) + Self.rest
  }

  /// Takes a picture of one view.
  ///
  /// - Parameters:
  ///   - view: One of the scene's views.
  ///   - settings: The settings of the edition; the colours and the text size may be others.
  ///   - size: The size of the screen in pixels.
  /// - Returns: The picture as a PNG file, with its outline.
  /// - Throws: `RuntimeError` where the view cannot be shown, with the reason in its message.
  package func shoot(
    _ view: GalleryView, _ settings: SceneSettings, size: PixelSize
  ) throws -> GalleryShot {
    var shown = edition.shown
    let screen = HeadlessScreen(setup: edition.setup, scene: settings, size: size)
    if case .opened(let element) = view.way {
      shown.scene.root = element
      shown.scene.start = nil
      if shown.scene.isQuestion { shown.words = .english }
    } else {
      screen.app = try edition.app(saying: updates, keepsLines: false)
    }
    var result: Result<GalleryShot, RuntimeError>?
    let wait = try ScriptReader.read(Array("wait \(patience)\n".utf8), file: "gallery")
    _ = try screen.play(shown, .script(wait)) { playback in result = take(view, playback) }
    guard let result else {
      throw RuntimeError(
        .scene, "\(edition.file): error: the scene ended before a picture was taken")
    }
    return try result.get()
  }

  private func take(
    _ view: GalleryView, _ playback: Playback<FontBook>
  ) -> Result<GalleryShot, RuntimeError> {
    switch view.way {
    case .start, .opened: break
    case .tab(let name): playback.send(AppRequest(number: 0, updates: [.select(tab: name)]))
    case .screen(let name): playback.send(AppRequest(number: 0, updates: [.push(name)]))
    }
    playback.advance(to: playback.now.advanced(byMilliseconds: Self.rest))
    let situation = ScreenSummary(playback)
    if case .screen(let name) = view.way, situation.screen != name {
      return .failure(
        RuntimeError(
          .scene,
          "\(edition.file): error: the screen \(name) cannot be shown on top of "
            + "\(situation.screen); check how many screens the profile's driving limits allow"))
    }
    return .success(
      GalleryShot(
        png: playback.withCanvas { PNGFile.encode($0) }, outline: situation.outline))
  }
}
