import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleText

/// A picture that a program delivers again and again, with a stopwatch: what a frame of it costs, beside a copy of the
/// same bytes.
final class BenchedPicture {
  private let environment: Environment
  private let painter: Painter<FontBook>
  private let pictures: ImmediatePictures
  private var session: Session
  private let layout: PixelLayout
  private var bytes: [UInt8]
  private var copy: [UInt8]

  /// What the scene binds.
  private static let name = "bench-picture"

  /// `nil` where the scene binds no picture that is for this.
  init?(setup: ProfileSetup, shown: ShownScene, size: PixelSize, settings: SceneSettings) {
    let isBound = shown.scene.allElements.contains { placed in
      if case .picture(let picture) = placed.element { picture.binding == Self.name } else { false }
    }
    guard isBound else { return nil }
    environment = setup.environment(for: shown).reducingMotion(true)
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: environment)
    pictures = ImmediatePictures(setup.pictureFiles(of: shown)) { _ in }
    painter = Painter(size: size, glyphs: setup.fonts, pictures: pictures)
    let now = Instant(microseconds: 10_000_000)
    _ = session.open(
      shown.scene, question: ScreenBuilder.question, language: shown.language, words: shown.words,
      at: now, in: environment)
    let blank = DeliveredPicture.raw(
      RawPicture(size: PixelSize(width: 1, height: 1), words: [0xFF00_0000]))
    let request = AppRequest(number: 0, updates: [.delivered(Self.name, blank)])
    _ = session.handle(.requested(request, at: now), in: environment)
    // As large as its place, so that nothing is scaled.
    guard let place = session.picture(in: environment).pictures.first?.size else { return nil }
    layout = PixelLayout(.xrgb, size: place)
    bytes = [UInt8](repeating: 0x40, count: layout.byteCount)
    copy = [UInt8](repeating: 0, count: layout.byteCount)
    pictures.deliver(blank, at: DeliveredPicture.path(of: Self.name))
    paint()
  }

  /// Nanoseconds from pixels in somebody's memory to the finished frame.
  func deliver(_ round: Int) -> Int {
    bytes[0] = UInt8(truncatingIfNeeded: round)
    let start = Nanoseconds.now
    pictures.deliver(
      layout.picture(of: bytes).map(DeliveredPicture.raw), at: DeliveredPicture.path(of: Self.name))
    paint()
    return Nanoseconds.now - start
  }

  /// Nanoseconds that copying as many bytes takes.
  func copyBytes(_ round: Int) -> Int {
    let start = Nanoseconds.now
    copy.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return Nanoseconds.now - start
  }

  private func paint() { _ = painter.paint(session.picture(in: environment)) }
}
