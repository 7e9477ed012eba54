import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The loop over a display in memory and scripted input, on the real clock: it sleeps for real.
@Suite struct HostTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class Reports {
    var all: [HostReport] = []
  }

  private let size = PixelSize(width: 480, height: 272)
  private let clock = MonotonicClock()
  private let reports = Reports()
  private let alert = Alert(
    title: "Route Not Loaded",
    buttons: [
      AlertButton(id: "retry", title: "Retry"), AlertButton(title: "Cancel", role: .cancel),
    ])

  /// A key that is pressed again and again, since on a busy machine the frame may come after it; the
  /// first one that counts ends the run.
  private func key(_ code: UInt16, at milliseconds: Int) -> [InputEvent] {
    [0, 500, 2000, 10_000, 50_000].flatMap { later in
      let down = clock.now.advanced(byMilliseconds: milliseconds + later)
      let up = down.advanced(byMilliseconds: 60)
      return [
        (down, InputEvent.Occurrence.keyDown(KeyPress(code: code))),
        (up, .keyUp(KeyPress(code: code))),
      ]
      .map { InputEvent(device: DeviceID(1), kind: .keys, time: $0, occurrence: $1) }
    }
  }

  /// Without guards, and patient with late events: the machine that runs this may be busy.
  private var environment: Environment {
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    profile.behaviour.staleEventMilliseconds = 60_000
    return Environment(profile: profile, typesetter: GridTypesetter())
  }

  private func run(
    _ alert: Alert, _ input: [InputEvent], display: MemoryDisplay
  ) -> ScreenEnd {
    let environment = self.environment
    let host = Host(
      session: Session(size: display.size, appearance: .day, in: environment),
      environment: environment,
      display: display, input: ScriptedInput(input, clock: clock), clock: clock,
      glyphs: NoGlyphs(), report: { [reports] in reports.all.append($0) })
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    return host.run(signals: nil)
  }

  @Test func `a key answers, and the run tells what happened in order`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let end = run(alert, key(28, at: 60), display: display)
    let answer = Answer(question: 1, outcome: .chosen, choice: "retry", fields: [])
    #expect(end == .answered([answer]))
    #expect(reports.all.first == .presented(frame: 1))
    #expect(reports.all.contains(.armed))
    #expect(reports.all.suffix(2) == [.answered(answer), .presented(frame: 3)], "no answer waits")
  }

  @Test func `a display that is lost ends the run with its reason`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let error = DisplayError(.gone, message: "the card went", remedy: "plug it in")
    display.report(.lost(error))
    #expect(run(alert, [], display: display) == .failed(error))
  }

  /// Devices that note whose they are.
  private final class Devices: InputSource {
    let descriptors: [Int32] = []
    let deadline: Instant? = nil
    var screenSize = PixelSize(width: 0, height: 0)
    var log: [String] = []

    func drain() -> [InputEvent] { [] }
    func handOver() { log.append("handed over") }
    func takeBack() { log.append("taken back") }
    func close() {}
  }

  @Test func `whoever has the console has the devices`() {
    let (environment, devices) = (self.environment, Devices())
    let display = MemoryDisplay(size: size, clock: clock)
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: devices, clock: clock, glyphs: NoGlyphs(), report: { _ in })
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    display.report(.handedOver)
    display.report(.hidden)
    display.report(.takenBack)
    display.report(.visible)
    display.report(.lost(DisplayError(.gone, message: "the card went", remedy: "plug it in")))
    _ = host.run(signals: nil)
    #expect(devices.log == ["handed over", "taken back"])
  }

  @Test func `an answer that was given counts though what it opened could not be shown`() {
    var opening = alert
    opening.buttons[0].action = .open(.alert(alert))
    let display = MemoryDisplay(size: size, clock: clock)
    let environment = self.environment
    let error = DisplayError(.gone, message: "the card went", remedy: "plug it in")
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: ScriptedInput(key(28, at: 60), clock: clock), clock: clock, glyphs: NoGlyphs()
    ) { report in
      if case .answered = report { display.report(.lost(error)) }
    }
    host.handle(.asked(Question(id: 1, alert: opening, language: "en")))
    let end = host.run(signals: nil)
    let answer = Answer(question: 1, outcome: .chosen, choice: "retry", fields: [])
    #expect(end == .answered([answer]))
  }

  @Test func `a question with a limit does not wait for a screen that nobody sees`() {
    var limited = alert
    limited.timeoutMilliseconds = 50
    let display = MemoryDisplay(size: size, clock: clock, pace: .manual)
    guard case .failed(let error) = run(limited, [], display: display) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.message.contains("nobody could see"))
  }

  @Test func `a screen of another size gets a whole frame, and input learns of it`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let input = ScriptedInput(key(1, at: 60), clock: clock)
    let environment = self.environment
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: input, clock: clock, glyphs: NoGlyphs(), report: { _ in })
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    let larger = PixelSize(width: 800, height: 480)
    display.resize(to: larger)
    _ = host.run(signals: nil)
    #expect(input.screenSize == larger)
    #expect(display.damages.contains(.full(larger)))
  }

  @Test func `Home answers first and leaves second`() {
    let display = MemoryDisplay(size: size, clock: clock)
    _ = run(alert, key(172, at: 60), display: display)
    let last = reports.all.filter { if case .presented = $0 { false } else { true } }.suffix(2)
    #expect(last.last == .home)
    if case .answered(let answer)? = last.first {
      #expect(answer.outcome == .cancelled)
    } else {
      Issue.record("expected the answer before Home")
    }
  }
}
