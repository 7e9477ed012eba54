import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Pictures that nobody can see for a while, and what ends a run meanwhile. Time passes by being
/// looked at, so nothing waits.
@Suite struct HostSightTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Moves on by 10 ms at each look; after many looks it ends the run by the display.
  private final class HastyClock: Clock {
    weak var display: MemoryDisplay?
    private var looks = 0

    var now: Instant {
      looks += 1
      if looks == 2000 { display?.report(.lost(HostSightTests.tooLong)) }
      return Instant(microseconds: Int64(looks) * 10_000)
    }
  }

  /// Is always due, so that the loop never sleeps.
  private final class HastyInput: InputSource {
    let descriptors: [Int32] = []
    let deadline: Instant? = .zero
    var screenSize = PixelSize(width: 0, height: 0)
    private let script: ScriptedInput

    init(_ events: [InputEvent], _ clock: HastyClock) {
      script = ScriptedInput(events, clock: clock)
    }

    func drain() -> [InputEvent] { script.drain() }
    func handOver() {}
    func takeBack() {}
    func close() {}
  }

  private static let tooLong = DisplayError(.failed, message: "it went on", remedy: "")
  private let size = PixelSize(width: 480, height: 272)
  private let clock = HastyClock()
  private let alert = Alert(
    title: "Route Not Loaded",
    buttons: [
      AlertButton(id: "retry", title: "Retry"), AlertButton(title: "Cancel", role: .cancel),
    ])

  private func host(
    _ display: MemoryDisplay, timeout: Int? = nil, input: [InputEvent] = [],
    report: @escaping (HostReport) -> Void = { _ in }
  ) -> Host<NoGlyphs> {
    clock.display = display
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    profile.behaviour.staleEventMilliseconds = 60_000
    let environment = Environment(profile: profile, typesetter: GridTypesetter())
    let host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: HastyInput(input, clock), clock: clock, glyphs: NoGlyphs(), report: report)
    var alert = self.alert
    alert.timeoutMilliseconds = timeout
    alert.buttons[0].action = .open(.alert(self.alert))
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    return host
  }

  @Test func `a picture that was out of sight is drawn anew, all of it`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host(display)
    display.report(.hidden)
    display.report(.visible)
    display.report(.lost(Self.tooLong))
    #expect(host.run(signals: nil) == .failed(Self.tooLong))
    #expect(display.damages == [.full(size), .full(size)])
  }

  @Test func `a question goes out of sight for no longer than its limit`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host(display, timeout: 2000)
    display.report(.hidden)
    guard case .failed(let error) = host.run(signals: nil) else {
      Issue.record("expected a failure")
      return
    }
    #expect(error.kind == .gone && error.message.contains("nobody could see"))
  }

  @Test func `without a limit a question waits for the screen as long as that takes`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host(display)
    display.report(.hidden)
    #expect(host.run(signals: nil) == .failed(Self.tooLong))
  }

  @Test func `a question that is seen ends by its limit as timed out`() {
    let display = MemoryDisplay(size: size, clock: clock)
    let answer = Answer(question: 1, outcome: .timedOut, choice: nil, fields: [])
    #expect(host(display, timeout: 2000).run(signals: nil) == .answered([answer]))
  }

  /// Leaves the thread, which is not ours, as it was.
  private func unblock(_ signals: SignalSource) {
    while signals.next() != nil {}
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGUSR2)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  @Test func `a signal ends the run without an answer`() throws {
    let signals = try #require(SignalSource([SIGUSR2]))
    defer { unblock(signals) }
    let display = MemoryDisplay(size: size, clock: clock)
    let host = host(display)
    pthread_kill(pthread_self(), SIGUSR2)
    #expect(host.run(signals: signals) == .signal(SIGUSR2))
  }

  @Test func `a signal takes no answer back that was given`() throws {
    let signals = try #require(SignalSource([SIGUSR2]))
    defer { unblock(signals) }
    let display = MemoryDisplay(size: size, clock: clock)
    func key(_ occurrence: InputEvent.Occurrence, at milliseconds: Int) -> InputEvent {
      InputEvent(
        device: DeviceID(1), kind: .keys, time: Instant.zero.advanced(byMilliseconds: milliseconds),
        occurrence: occurrence)
    }
    let press = KeyPress(code: 28)
    let input = [key(.keyDown(press), at: 500), key(.keyUp(press), at: 560)]
    let host = host(display, input: input) { report in
      if case .answered = report { pthread_kill(pthread_self(), SIGUSR2) }
    }
    let answer = Answer(question: 1, outcome: .chosen, choice: "retry", fields: [])
    #expect(host.run(signals: signals) == .answered([answer]))
  }
}
