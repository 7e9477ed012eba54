import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleRuntime
import TelltaleService

/// The unit's service on a display in memory, before somebody who always presses Enter: for tools/bench/service.
package struct BenchServe: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "bench-serve",
    abstract: "Serve on a display in memory, before somebody who presses Enter (for tools/bench).",
    shouldDisplay: false)

  @Option var profile = "kiosk"
  @Option var socket: String
  @Option var state: String
  @Option(help: "Milliseconds from one press of Enter to the next; 0 for none.") var enterEvery = 0
  @Option(help: "Calls that a user may make in a second.") var callsPerSecond: Int?

  package init() {}

  package func run() throws {
    let signals = SignalSource()
    var unit = UnitSettings()
    unit.scene.profile = profile
    unit.limits.callsPerSecond = callsPerSecond ?? unit.limits.callsPerSecond
    _ = try UnitService.serve(unit, socket: socket, state: state, signals: signals) {
      setup throws(RuntimeError) in
      let size = PixelSize(width: 1280, height: 800)
      setup.settle(on: size)
      let clock = MonotonicClock()
      return ScreenDevices(
        display: CopyingDisplay(size, clock),
        input: EnterPresses(every: enterEvery, clock), clock: clock)
    }
  }
}

/// A display that copies what has changed, as one of the kernel does, and shows it at once.
private final class CopyingDisplay: Display {
  let size: PixelSize
  let descriptor: Int32? = nil
  private let clock: any Clock
  private var frame: Canvas
  private var events: [DisplayEvent] = []

  init(_ size: PixelSize, _ clock: any Clock) {
    self.size = size
    self.clock = clock
    frame = Canvas(size: size)
  }

  func present(
    _ canvas: borrowing Canvas, damage: Damage, generation: Int
  ) throws(DisplayError) {
    for rect in damage.clipped(to: PixelRect(size)).rects {
      for y in rect.y..<rect.maxY {
        (frame.pixels + (y * frame.stride + rect.x)).update(
          from: canvas.pixels + (y * canvas.stride + rect.x), count: rect.width)
      }
    }
    events.append(.presented(generation: generation, at: clock.now))
  }

  func drain() -> [DisplayEvent] {
    defer { events = [] }
    return events
  }

  func close() {}
}

/// Somebody who presses Enter again and again.
private final class EnterPresses: InputSource {
  let descriptors: [Int32] = []
  var screenSize = PixelSize(width: 0, height: 0)
  private let period: Int
  private let clock: any Clock
  private var next: Instant?
  private var isAttached = false

  init(every period: Int, _ clock: any Clock) {
    self.period = period
    self.clock = clock
    next = period > 0 ? clock.now : nil
  }

  var deadline: Instant? { next }

  func drain() -> [InputEvent] {
    guard let due = next, due <= clock.now else { return [] }
    let now = clock.now
    next = now.advanced(byMilliseconds: period)
    let enter = KeyPress(code: 28)
    var occurrences: [InputEvent.Occurrence] = [.keyDown(enter), .keyUp(enter)]
    if !isAttached { occurrences.insert(.attached(name: "keyboard"), at: 0) }
    isAttached = true
    return occurrences.map {
      InputEvent(device: DeviceID(1), kind: .keys, time: now, occurrence: $0)
    }
  }

  func handOver() {}
  func takeBack() {}
  func close() { next = nil }
}
