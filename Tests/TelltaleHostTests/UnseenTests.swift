import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A question with a time limit on a screen that somebody else has for a while, or for good.
///
/// The clock goes on by itself whenever it is looked at, and nothing is waited for.
@Suite struct UnseenTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class HastyClock: Clock {
    private var time = Instant.zero
    var now: Instant {
      time = time.advanced(byMilliseconds: 1)
      return time
    }
  }

  /// An application that keeps the loop awake, says at each turn of it what happens to the screen,
  /// and goes after so many turns, so that no run is without an end.
  private final class Turns: RequestSource {
    private let event: (Int) -> Void
    private var turn = 0

    init(_ event: @escaping (Int) -> Void) { self.event = event }

    let interests: [pollfd] = []
    let hasMore = true
    var isClosed: Bool { turn > 1000 }

    func drain() -> [AppRequest] {
      turn += 1
      event(turn)
      return []
    }
  }

  private enum Outcome: Equatable { case timedOut, unseen, other }

  /// Runs a question that may take half a second of the hasty clock.
  private func run(
    _ pace: MemoryDisplay.Pace = .immediate, _ event: @escaping (MemoryDisplay, Int) -> Void
  ) -> Outcome {
    let clock = HastyClock()
    let size = PixelSize(width: 480, height: 272)
    let display = MemoryDisplay(size: size, clock: clock, pace: pace)
    let environment = Environment(profile: .sample(), typesetter: GridTypesetter())
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: ScriptedInput(clock: clock), clock: clock, glyphs: NoGlyphs(),
      requests: Turns { event(display, $0) }, report: { _ in })
    var alert = Alert(title: "Door", buttons: [AlertButton(id: "ok", title: "OK")])
    alert.timeoutMilliseconds = 500
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    switch host.run(signals: nil) {
    case .answered(let answers): return answers.map(\.outcome) == [.timedOut] ? .timedOut : .other
    case .failed(let error): return error.message.contains("nobody could see") ? .unseen : .other
    case .signal, .left: return .other
    }
  }

  @Test func `one that is seen times out`() {
    #expect(run { _, _ in } == .timedOut)
  }

  @Test func `one that was seen and is hidden then does not wait for ever`() {
    #expect(run { display, turn in if turn == 3 { display.report(.hidden) } } == .unseen)
  }

  @Test func `being told again that it is hidden gives it no more time`() {
    #expect(run { display, turn in if turn >= 3 { display.report(.hidden) } } == .unseen)
  }

  @Test func `one that comes back in time is seen again`() {
    let outcome = run { display, turn in
      if turn == 3 { display.report(.hidden) }
      if turn == 10 { display.report(.visible) }
    }
    #expect(outcome == .timedOut)
  }

  @Test func `one that was never on the glass is told as such`() {
    #expect(run(.manual) { _, _ in } == .unseen)
  }
}
