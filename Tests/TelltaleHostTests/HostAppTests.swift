import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// An app on the loop: what it asks for, what it hears, and how many frames that makes.
@Suite struct HostAppTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Says one batch of requests a second, and goes after the last.
  private final class App: RequestSource {
    private let clock: ManualClock
    private var batches: [[AppRequest]]

    init(_ batches: [[AppRequest]], _ clock: ManualClock) {
      self.batches = batches
      self.clock = clock
    }

    let interests: [pollfd] = []
    var hasMore: Bool { !isClosed }
    private(set) var isClosed = false

    func drain() -> [AppRequest] {
      clock.advance(milliseconds: 1000)
      if batches.isEmpty { isClosed = true }
      return batches.isEmpty ? [] : batches.removeFirst()
    }
  }

  /// Notes what it is told.
  private final class Pictures: PictureStore {
    let descriptor: Int32? = nil
    var forgotten: [String] = []
    var shown: [Set<String>] = []
    var delivered: [(path: String, isThere: Bool)] = []

    func image(for key: PictureKey) -> GlyphImage? { nil }
    func show(_ keys: Set<PictureKey>) { shown.append(Set(keys.map(\.name))) }
    func drain() -> Set<PictureKey> { [] }
    func forget(_ name: String) { forgotten.append(name) }
    func deliver(_ picture: DeliveredPicture?, at path: String) {
      delivered.append((path, picture != nil))
    }
  }

  private final class Reports {
    var all: [HostReport] = []
  }

  private let size = PixelSize(width: 480, height: 272)
  private let clock = ManualClock()
  private let reports = Reports()
  private let pictures = Pictures()
  private let environment: Environment = {
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    profile.behaviour.screenGuardMilliseconds = 0
    // The clock takes long steps.
    profile.behaviour.staleEventMilliseconds = 60_000
    return Environment(profile: profile, typesetter: GridTypesetter())
  }()
  private let scene = Scene(
    root: .screen(
      Screen(content: [
        .label(Label(text: RichText([TextRun(text: "-")], binding: "now"))),
        .button(Button(id: "stop", title: "Stop", action: .emit("stop"))),
        .picture(Picture(image: "plan.png")),
      ])))

  private func host(
    _ requests: [[AppUpdate]], input: [InputEvent] = [], on display: MemoryDisplay
  ) -> Host<NoGlyphs> {
    var number = 0
    let batches = requests.map { updates in
      updates.map { update in
        number += 1
        return AppRequest(number: number, updates: [update])
      }
    }
    return Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: ScriptedInput(input, clock: clock), clock: clock, glyphs: NoGlyphs(),
      pictures: pictures, requests: App(batches, clock)
    ) { [reports] in reports.all.append($0) }
  }

  private func text(_ text: String) -> AppUpdate { .text("now", TextVariants(TextContent(text))) }

  @Test func `what is asked for together makes one frame, and each request its reply`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host([[text("one"), text("two")], [text("two")], [text("three")]], on: display)
    host.open(scene, question: 1, language: "en", words: .english)
    #expect(host.run(signals: nil) == .left)
    #expect(display.presented == [1, 3, 4, 5], "the second frame was never shown")
    #expect(display.damages[2].isEmpty, "the same text again changes nothing")
    let replies = reports.all.compactMap { report in
      if case .replied(let reply) = report { reply } else { nil }
    }
    #expect(replies == (1...4).map { AppReply(request: $0) })
    #expect(reports.all.first == .app(.shown(screen: "main", depth: 1)))
  }

  @Test func `a picture that is new is forgotten, and those of the screen are asked for`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host([[.picture("plan.png")], [text("on")]], on: display)
    host.open(scene, question: 1, language: "en", words: .english)
    _ = host.run(signals: nil)
    #expect(pictures.forgotten == ["plan.png"])
    #expect(pictures.shown.first == ["plan.png"])
  }

  @Test func `a picture that is delivered is handed on once its request is taken`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host(
      [[.delivered("cover", .encoded([1]))], [.delivered("cover", nil)]], on: display)
    let refused = AppRequest(number: 9, updates: [.delivered("cover", .encoded([1])), .pop])
    host.take([refused])
    #expect(pictures.delivered.isEmpty, "no screens are shown")
    host.open(scene, question: 1, language: "en", words: .english)
    host.take([refused])
    #expect(pictures.delivered.isEmpty, "there is nothing to go back to")
    _ = host.run(signals: nil)
    #expect(pictures.delivered.map(\.isThere) == [true, false])
    #expect(Set(pictures.delivered.map(\.path)) == [DeliveredPicture.path(of: "cover")])
  }

  @Test func `a press is told, and Home comes last`() {
    let display = MemoryDisplay(size: size, clock: clock)
    func key(_ code: UInt16, at seconds: Int) -> [InputEvent] {
      [InputEvent.Occurrence.keyDown(KeyPress(code: code)), .keyUp(KeyPress(code: code))]
        .enumerated().map { index, occurrence in
          InputEvent(
            device: DeviceID(1), kind: .keys,
            time: Instant.zero.advanced(byMilliseconds: 1000 * seconds + 60 * index),
            occurrence: occurrence)
        }
    }
    let waits = (0..<8).map { _ in [AppUpdate]() }
    let host = host(waits, input: key(15, at: 2) + key(28, at: 3) + key(172, at: 5), on: display)
    host.open(scene, question: 1, language: "en", words: .english)
    #expect(host.run(signals: nil) == .left)
    let told = reports.all.filter { report in
      switch report {
      case .emitted, .home, .app: true
      default: false
      }
    }
    #expect(told.first == .app(.shown(screen: "main", depth: 1)))
    #expect(told.last == .home)
    #expect(
      told.contains(.app(.activated(screen: "main", control: "stop")))
        || told.contains(.emitted("stop")))
  }

  @Test func `another edition of the app is drawn whole`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host([], on: display)
    host.open(scene, question: 1, language: "en", words: .english)
    host.reopen(scene, language: "de", words: .english, in: environment, glyphs: NoGlyphs())
    _ = host.run(signals: nil)
    #expect(display.damages == [.full(size), .full(size)])
  }
}
