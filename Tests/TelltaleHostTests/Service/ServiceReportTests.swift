import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleHost

/// What a service manager hears of a run. The clock goes on by itself whenever it is looked at.
@Suite struct ServiceReportTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class Words {
    var all: [String] = []
  }

  private final class HastyClock: Clock {
    private var time = Instant.zero
    var now: Instant {
      time = time.advanced(byMilliseconds: 10)
      return time
    }
  }

  /// An application that keeps the loop awake, and goes after so many turns.
  private final class Turns: RequestSource {
    private var left: Int
    init(_ count: Int) { left = count }
    let interests: [pollfd] = []
    let hasMore = true
    var isClosed: Bool { left <= 0 }
    func drain() -> [AppRequest] {
      left -= 1
      return []
    }
  }

  /// What was told while a question stood for some 30 seconds.
  private func words(
    _ pace: MemoryDisplay.Pace, limit: Int?, _ change: (MemoryDisplay) -> Void = { _ in }
  ) -> [String] {
    let (words, clock) = (Words(), HastyClock())
    let size = PixelSize(width: 480, height: 272)
    let display = MemoryDisplay(size: size, clock: clock, pace: pace)
    let environment = Environment(profile: .sample(), typesetter: GridTypesetter())
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: ScriptedInput(clock: clock), clock: clock, glyphs: NoGlyphs(), requests: Turns(1000),
      service: ServiceReport(limit: limit) {
        words.all.append($0)
        return true
      }, report: { _ in })
    let alert = Alert(title: "Door", buttons: [AlertButton(id: "ok", title: "OK")])
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    change(display)
    _ = host.run(signals: nil)
    return words.all
  }

  @Test func `ready is told with the first frame, then signs of life, and the end`() {
    let words = words(.immediate, limit: 2000)
    #expect(words.first == "READY=1" && words.last == "STOPPING=1")
    #expect(words.filter { $0 == "READY=1" }.count == 1)
    #expect(words.dropFirst().dropLast().allSatisfy { $0 == "WATCHDOG=1" })
    #expect(words.count > 12)
  }

  @Test func `a display that shows nothing is not ready, and its unit gives no sign for long`() {
    let words = words(.manual, limit: 2000)
    #expect(!words.contains("READY=1"))
    #expect((1...4).contains(words.filter { $0 == "WATCHDOG=1" }.count))
  }

  @Test func `a unit whose screen is away is ready, and lives`() {
    let words = words(.manual, limit: 2000) { $0.report(.hidden) }
    #expect(words.first == "READY=1")
    #expect(words.count > 12)
  }

  @Test func `nobody is woken for a watchdog that nobody wants`() {
    #expect(words(.immediate, limit: nil) == ["READY=1", "STOPPING=1"])
    let idle = ServiceReport(limit: nil) { _ in true }
    idle.finishRound(at: .zero)
    #expect(idle.deadline == nil)
  }

  @Test func `a manager that was busy is told again, in order, and the loop wakes for it`() {
    var (isBusy, heard) = (true, [String]())
    let report = ServiceReport(limit: 10_000) { words in
      if !isBusy { heard.append(words) }
      return !isBusy
    }
    let start = Instant.zero
    report.hear(.presented(generation: 1, at: start), at: start)
    report.finishRound(at: start)
    #expect(report.deadline == start.advanced(byMilliseconds: ServiceReport.patience))
    isBusy = false
    report.finishRound(at: start.advanced(byMilliseconds: 249))
    #expect(heard == [])
    report.finishRound(at: start.advanced(byMilliseconds: 250))
    #expect(heard == ["READY=1", "WATCHDOG=1"])
    #expect(report.deadline == start.advanced(byMilliseconds: 5000), "nobody is woken for no words")
  }
}
