import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A picture that is ready some time after the frame that shows it.
@Suite struct LatePictureTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class LatePictures: PictureStore {
    private let bell: Doorbell
    private var wanted: Set<PictureKey> = []
    private(set) var isThere = false

    init() throws { bell = try Doorbell() }

    var descriptor: Int32? { bell.descriptor }

    func image(for key: PictureKey) -> GlyphImage? {
      guard isThere else { return nil }
      return GlyphImage(
        left: 0, top: 0, width: key.size.width, height: key.size.height,
        pixels: .color(
          [UInt32](repeating: 0xFF12_3456, count: key.size.width * key.size.height)))
    }

    func show(_ keys: Set<PictureKey>) {
      wanted = keys
      let bell = bell
      try? Thread.start {
        usleep(40_000)
        bell.ring()
      }
    }

    func forget(_ name: String) {}

    func drain() -> Set<PictureKey> {
      var entry = pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 0) > 0 else { return [] }
      bell.clear()
      isThere = true
      return wanted
    }
  }

  /// An application that goes once the picture is there.
  private final class App: RequestSource {
    private let pictures: LatePictures
    private let bell: Doorbell

    init(_ pictures: LatePictures) throws {
      self.pictures = pictures
      bell = try Doorbell()
    }

    var interests: [pollfd] { [pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)] }
    let hasMore = false
    var isClosed: Bool { pictures.isThere }
    func drain() -> [AppRequest] { [] }
  }

  @Test func `it comes on the glass by itself, and nothing else changes`() throws {
    let clock = MonotonicClock()
    let size = PixelSize(width: 480, height: 272)
    let environment = Environment(profile: .sample(), typesetter: GridTypesetter())
    let display = MemoryDisplay(size: size, clock: clock)
    let pictures = try LatePictures()
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: ScriptedInput(clock: clock), clock: clock, glyphs: NoGlyphs(), pictures: pictures,
      requests: try App(pictures), report: { _ in })
    let screen = Screen(content: [.picture(Picture(image: "a.png"))])
    host.open(Scene(root: .screen(screen)), question: 1, language: "en", words: .english)
    let place = try #require(
      host.session.screenPlacement?.parts.compactMap { part in
        if case .artwork(let rect, _, _, _) = part.shape { rect } else { nil }
      }.first)
    #expect(host.run(signals: nil) == .left)
    #expect(display.damages.last == Damage([place]))
    // The frame is the one that was shown: the session has noticed nothing.
    #expect(Set(display.presented).count == display.presented.count - 1)
    display.withFrame { frame in
      #expect(frame.pixels[place.midY * frame.stride + place.midX] == 0x12_3456)
    }
  }
}
