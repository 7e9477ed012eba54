import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A screen that goes out without a word: it is looked at before anything counts.
@Suite struct HostLookTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Tells that nobody sees it only when it is looked at.
  private final class FadingDisplay: Display {
    let memory: MemoryDisplay
    private(set) var looks = 0
    var isOut = false
    private var isTold = false

    init(_ memory: MemoryDisplay) { self.memory = memory }

    var size: PixelSize { memory.size }
    var descriptor: Int32? { nil }
    func present(
      _ canvas: borrowing Canvas, damage: Damage, generation: Int
    ) throws(DisplayError) {
      try memory.present(canvas, damage: damage, generation: generation)
    }
    func drain() -> [DisplayEvent] { memory.drain() }
    func close() {}
    func look() -> Bool {
      looks += 1
      guard isOut != isTold else { return false }
      isTold = isOut
      memory.report(isOut ? .hidden : .visible)
      return true
    }
  }

  private final class Reports {
    var all: [HostReport] = []
  }

  private let size = PixelSize(width: 480, height: 272)
  private let clock = ManualClock()
  private let reports = Reports()
  private let display: FadingDisplay
  private let input: ScriptedInput
  private let host: Host<NoGlyphs>

  init() {
    display = FadingDisplay(MemoryDisplay(size: size, clock: clock))
    input = ScriptedInput(clock: clock)
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    let environment = Environment(profile: profile, typesetter: GridTypesetter())
    host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: input, clock: clock, glyphs: NoGlyphs()
    ) { [reports] in reports.all.append($0) }
    var alert = Alert(
      title: "Route Not Loaded",
      buttons: [
        AlertButton(id: "retry", title: "Retry"), AlertButton(title: "Cancel", role: .cancel),
      ])
    alert.timeoutMilliseconds = 5000
    host.handle(.asked(Question(id: 1, alert: alert, language: "en")))
    host.turn()
  }

  private func tap(_ control: String) {
    let frame = host.session.glass.frame(ofControl: control) ?? .empty
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    does(.contactDown(contact: 0, at: point))
    does(.contactMoved(contact: 0, at: PixelPoint(x: point.x + 1, y: point.y)))
    does(.contactUp(contact: 0, at: point))
  }

  private func does(_ occurrence: InputEvent.Occurrence) {
    clock.advance(milliseconds: 60)
    input.add([
      InputEvent(device: DeviceID(1), kind: .touch, time: clock.now, occurrence: occurrence)
    ])
    host.turn()
  }

  @Test func `a tap on a screen that went out answers nothing, and that is told with its reason`() {
    clock.advance(milliseconds: 500)
    display.isOut = true
    tap("retry")
    #expect(host.answers.isEmpty)
    #expect(reports.all.contains(.displayHidden))
    #expect(reports.all.contains(.app(.ignored(control: "retry", .hidden))))
  }

  @Test func `a screen that goes out between touch and lift takes no answer`() {
    clock.advance(milliseconds: 500)
    let frame = host.session.glass.frame(ofControl: "retry") ?? .empty
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    does(.contactDown(contact: 0, at: point))
    display.isOut = true
    does(.contactUp(contact: 0, at: point))
    #expect(host.answers.isEmpty)
  }

  @Test func `a limit of time does not end what nobody sees`() {
    clock.advance(milliseconds: 4000)
    display.isOut = true
    clock.advance(milliseconds: 1000)
    host.turn()
    #expect(host.answers.isEmpty)
    #expect(reports.all.last == .displayHidden)
  }

  @Test func `when the light is back the question is drawn in full, and armed anew`() {
    clock.advance(milliseconds: 500)
    display.isOut = true
    tap("retry")
    reports.all = []
    display.memory.report(.visible)
    display.isOut = false
    host.turn()
    #expect(display.memory.damages.last == .full(size))
    #expect(reports.all.contains(.armed))
    tap("retry")
    #expect(host.answers.map(\.choice) == ["retry"])
  }

  @Test func `a finger that only moves costs no look`() {
    let looks = display.looks
    does(.contactMoved(contact: 0, at: PixelPoint(x: 1, y: 1)))
    #expect(display.looks == looks)
    does(.contactDown(contact: 0, at: PixelPoint(x: 1, y: 1)))
    #expect(display.looks == looks + 1)
  }

  @Test func `what is due and answers nothing costs no look`() {
    clock.advance(milliseconds: 500)
    let frame = host.session.glass.frame(ofControl: "retry") ?? .empty
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    does(.contactDown(contact: 0, at: point))
    clock.advance(milliseconds: 5)
    input.add([
      InputEvent(
        device: DeviceID(1), kind: .touch, time: clock.now,
        occurrence: .contactUp(contact: 0, at: point))
    ])
    host.turn()
    let looks = display.looks
    // A touch that was too short is over.
    clock.advance(milliseconds: 50)
    host.turn()
    #expect(reports.all.contains(.app(.ignored(control: "retry", .short))))
    #expect(display.looks == looks)
    clock.advance(milliseconds: 5000)
    host.turn()
    #expect(display.looks > looks, "the limit of time is another matter")
  }
}
