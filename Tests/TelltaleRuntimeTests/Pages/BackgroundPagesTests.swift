import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// Pages that are laid out while frames go on.
@Suite struct BackgroundPagesTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Answers that were given.
  private final class Answers {
    var all: [Answer] = []
  }

  /// Lays nothing out before it is let; then each page is one picture that is called like its text.
  private final class Gate: Sendable {
    let bell: Doorbell
    let begun: Doorbell
    let laid = Mutex<[String]>([])

    init() throws {
      bell = try Doorbell()
      begun = try Doorbell()
    }

    func lay(_ request: PageRequest, _ isGivenUp: () -> Bool) -> Page {
      begun.ring()
      while !bell.wait(milliseconds: 1), !isGivenUp() {}
      bell.clear()
      laid.withLock { $0.append(isGivenUp() ? "given up" : request.html) }
      return Page(
        size: request.window,
        parts: [PagePart(.picture(request.html), in: PixelRect(x: 0, y: 0, width: 9, height: 9))],
        state: .withoutStyles)
    }
  }

  private let size = PixelSize(width: 480, height: 272)
  private let clock = ManualClock()
  private let gate: Gate
  private let loader: PageLoader

  init() throws {
    let gate = try Gate()
    self.gate = gate
    loader = try PageLoader { { request, isGivenUp in gate.lay(request, isGivenUp) } }
  }

  private func request(_ html: String, width: Int = 100) -> PageRequest {
    PageRequest(
      html: html, language: "en", window: PixelSize(width: width, height: 50), size: 16 * 64,
      lineHeight: 1.25)
  }

  /// Waits until something has come, and takes it in.
  private func haveCome(_ pages: BackgroundPages) -> Bool {
    var entry = pollfd(fd: pages.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 60_000) == 1, "nothing has come")
    return pages.drain()
  }

  private func pictures(_ page: Page) -> [String] {
    page.parts.compactMap { if case .picture(let name) = $0.shape { name } else { nil } }
  }

  @Test func `a question is asked and answered by a press while a page is laid out`() throws {
    let said = Mutex<[Page.State]>([])
    let pages = BackgroundPages(loader) { _, state in said.withLock { $0.append(state) } }
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    let environment = Environment(profile: profile, typesetter: GridTypesetter(), pages: pages)
    let input = ScriptedInput(clock: clock)
    let answers = Answers()
    let display = MemoryDisplay(size: size, clock: clock)
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: input, clock: clock, glyphs: NoGlyphs(), isResident: true
    ) { report in if case .answered(let answer) = report { answers.all.append(answer) } }
    let view = WebView(content: .html("late"), page: "late")
    host.open(
      Scene(root: .screen(Screen(content: [.webView(view)]))), question: 1, language: "en",
      words: .english)
    host.turn()
    #expect(shown(on: host).isEmpty)

    let alert = Alert(title: "Stop?", buttons: [AlertButton(id: "stop", title: "Stop")])
    host.handle(.asked(Question(id: .asked(2), alert: alert, language: "en")))
    clock.advance(milliseconds: 1000)
    host.turn()
    let place = try #require(host.session.placement?.controls.first).frame
    let middle = PixelPoint(x: place.midX, y: place.midY)
    for occurrence in [
      InputEvent.Occurrence.contactDown(contact: 1, at: middle), .contactUp(contact: 1, at: middle),
    ] {
      clock.advance(milliseconds: 100)
      input.add([
        InputEvent(device: DeviceID(1), kind: .touch, time: clock.now, occurrence: occurrence)
      ])
      host.turn()
    }
    clock.advance(milliseconds: 1000)
    host.turn()
    #expect(answers.all.map(\.outcome) == [.chosen])
    #expect(shown(on: host).isEmpty && gate.laid.withLock { $0.isEmpty })

    let frames = display.presented.count
    gate.bell.ring()
    var entry = pollfd(fd: pages.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 60_000) == 1)
    host.turn()
    #expect(shown(on: host) == ["late"])
    #expect(display.presented.count == frames + 1)
    #expect(said.withLock { $0 } == [.withoutStyles])
    // Nothing is laid out again, and nobody is woken.
    host.turn()
    #expect(display.presented.count == frames + 1 && poll(&entry, 1, 0) == 0)
    #expect(gate.laid.withLock { $0 } == ["late"])
  }

  private func shown(on host: Host<NoGlyphs>) -> [String] {
    (host.session.screenPlacement?.parts ?? []).compactMap { part in
      if case .picture(_, let name) = part.shape { name } else { nil }
    }
  }

  @Test func `a page is laid out again only for another width or other contents`() throws {
    let pages = BackgroundPages(loader) { _, _ in }
    for _ in 0..<3 { #expect(pictures(pages.lay(request("a"))).isEmpty) }
    gate.bell.ring()
    #expect(haveCome(pages))
    for _ in 0..<3 { #expect(pictures(pages.lay(request("a"))) == ["a"]) }
    for other in [request("b"), request("a", width: 200)] {
      #expect(pictures(pages.lay(other)).isEmpty)
      gate.bell.ring()
      #expect(haveCome(pages))
    }
    #expect(gate.laid.withLock { $0 } == ["a", "b", "a"])
  }

  @Test func `what is in sight is never forgotten, however much of it there is`() throws {
    let pages = BackgroundPages(loader) { _, _ in }
    let all = (0..<12).map { request("p\($0)") }
    for _ in all {
      for each in all { _ = pages.lay(each) }
      gate.bell.ring()
      #expect(haveCome(pages))
    }
    #expect(all.map { pictures(pages.lay($0)).count } == all.map { _ in 1 })
    #expect(gate.laid.withLock { $0.count } == all.count)
  }

  @Test func `a page that nobody waits for is given up, and its thread ends`() throws {
    let pages = BackgroundPages(loader) { _, _ in }
    _ = pages.lay(request("a"))
    #expect(gate.begun.wait(milliseconds: 60_000))
    pages.close()
    #expect(gate.laid.withLock { $0 } == ["given up"])
    #expect(!pages.drain())
  }
}
