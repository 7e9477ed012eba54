import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport
import Testing

/// When a scene that shows a clock is told the time: once a minute, and no other scene ever.
@Suite struct HostClockTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class Log {
    var pictures = 0
  }

  private let log = Log()

  private func playback(_ content: [Element]) -> Playback<NoGlyphs> {
    let environment = Environment(profile: .sample(), typesetter: GridTypesetter())
    let playback = Playback(
      session: Session(size: PixelSize(width: 480, height: 272), appearance: .day, in: environment),
      environment: environment, glyphs: NoGlyphs()
    ) { [log] report, _ in
      if case .presented = report { log.pictures += 1 }
    }
    playback.open(
      Scene(root: .screen(Screen(content: content))), question: 1, language: "en", words: .english)
    return playback
  }

  private func moment(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  private func shown(_ playback: Playback<NoGlyphs>) -> [String] {
    playback.session.screenPlacement?.parts.compactMap {
      if case .text(let text, _) = $0.shape { text.string } else { nil }
    } ?? []
  }

  @Test func `the first picture shows the time already`() {
    let playback = playback([.clock(ClockFace())])
    #expect(shown(playback) == ["09:41"] && log.pictures == 1)
  }

  @Test func `a minute is one picture, and one turn of the loop`() {
    let playback = playback([.clock(ClockFace())])
    playback.advance(to: moment(30_000))
    #expect(playback.host.nextTurn == moment(60_000))
    playback.advance(to: moment(59_999))
    #expect(shown(playback) == ["09:41"] && log.pictures == 1)
    playback.advance(to: moment(180_000))
    #expect(shown(playback) == ["09:44"] && log.pictures == 4)
  }

  @Test func `a scene without a clock sleeps on`() {
    let playback = playback([.label(Label(text: RichText("Words")))])
    playback.advance(to: moment(1000))
    #expect(playback.host.nextTurn == nil)
    playback.send(.clock(.usual))
    #expect(playback.host.nextTurn == nil)
  }

  @Test func `nobody is told while nobody looks, and at once when somebody does`() {
    let playback = playback([.clock(ClockFace())])
    playback.send(.screen(isOn: false))
    playback.advance(to: moment(150_000))
    #expect(shown(playback) == ["09:41"])
    playback.send(.screen(isOn: true))
    #expect(shown(playback) == ["09:43"])
    playback.advance(to: moment(160_000))
    #expect(playback.host.nextTurn == moment(180_000))
  }

  @Test func `the clock on the wall can be set`() {
    let playback = playback([.clock(ClockFace())])
    playback.advance(to: moment(10_000))
    let eve = WallTime(year: 2026, month: 12, day: 31, hour: 23, minute: 59)
    playback.send(.clock(eve))
    #expect(shown(playback) == ["23:59"])
    playback.advance(to: moment(70_000))
    #expect(shown(playback) == ["00:00"])
  }

  @Test func `the system's clock tells a minute of the calendar, and how much of it is left`() {
    let minute = LocalWallClock().minute
    #expect(minute.time.isReal && minute.time.year > 2024)
    #expect((1...60_000).contains(minute.millisecondsLeft))
  }
}
