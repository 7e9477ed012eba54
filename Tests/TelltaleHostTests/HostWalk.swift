import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport

/// A host that never sleeps, on a clock that goes 250 ms on with each turn, and all that comes of it as
/// lines. What is to happen in a turn happens as the app is asked for more.
final class HostWalk {
  /// What happens in a turn.
  typealias Turn = @Sendable (HostWalk) -> Void

  struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// The app, which has no end of its own.
  final class App: RequestSource {
    fileprivate weak var walk: HostWalk?
    fileprivate var requests: [AppRequest] = []
    private var number = 0
    var isClosed = false
    let interests: [pollfd] = []
    let hasMore = true

    func add(_ updates: [AppUpdate]) {
      number += 1
      requests.append(AppRequest(number: number, updates: updates))
    }

    func drain() -> [AppRequest] {
      walk?.turn()
      defer { requests = [] }
      return requests
    }
  }

  /// Pictures that come when they are told to.
  final class Pictures: PictureStore {
    fileprivate weak var walk: HostWalk?
    private let bell = try? Doorbell()
    private var wanted: Set<PictureKey> = []
    private var news: Set<PictureKey> = []
    private var isThere = false

    var descriptor: Int32? { bell?.descriptor }

    func image(for key: PictureKey) -> GlyphImage? {
      guard isThere else { return nil }
      return GlyphImage(
        left: 0, top: 0, width: key.size.width, height: key.size.height,
        pixels: .color([UInt32](repeating: 0xFF12_3456, count: key.size.width * key.size.height)))
    }

    func show(_ keys: Set<PictureKey>) {
      wanted = keys
      walk?.say("shows \(keys.map(\.name).sorted())")
    }

    func forget(_ name: String) { walk?.say("forgets \(name)") }

    func drain() -> Set<PictureKey> {
      bell?.clear()
      defer { news = [] }
      return news
    }

    func come(isWanted: Bool = true) {
      isThere = true
      news = isWanted ? wanted : []
      bell?.ring()
    }
  }

  /// Devices that send what was asked for, and note whose they are.
  final class Devices: InputSource {
    fileprivate weak var walk: HostWalk?
    fileprivate var events: [InputEvent] = []
    let descriptors: [Int32] = []
    let deadline: Instant? = nil
    var screenSize = PixelSize(width: 0, height: 0) {
      didSet { walk?.say("devices hear of \(screenSize.width)x\(screenSize.height)") }
    }

    func drain() -> [InputEvent] {
      defer { events = [] }
      return events
    }

    func handOver() { walk?.say("devices are handed over") }
    func takeBack() { walk?.say("devices are taken back") }
    func close() {}
  }

  let display: MemoryDisplay
  let app = App()
  let pictures = Pictures()
  let environment: Environment
  let host: Host<NoGlyphs>
  private(set) var lines: [String] = []
  private let devices = Devices()
  private let clock = ManualClock()
  private var turns: [Turn]
  private var turnsLeft = 24
  private var frames = 0
  private let listener = Listener()

  private final class Listener {
    weak var walk: HostWalk?
  }

  init(turns: [Turn], pace: MemoryDisplay.Pace) {
    self.turns = turns
    var profile = Profile.sample()
    profile.behaviour.staleEventMilliseconds = 60_000
    environment = Environment(profile: profile, typesetter: GridTypesetter())
    let size = PixelSize(width: 480, height: 272)
    display = MemoryDisplay(size: size, clock: clock, pace: pace)
    host = Host(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      display: display,
      input: devices, clock: clock, glyphs: NoGlyphs(), pictures: pictures, requests: app
    ) { [listener] report in
      listener.walk?.say("\(report)")
    }
    (listener.walk, app.walk, pictures.walk, devices.walk) = (self, self, self, self)
  }

  func run() {
    let end = host.run(signals: nil)
    noteFrames()
    say("ends: \(end)")
  }

  func tell(_ event: DisplayEvent) { display.report(event) }

  /// A key that goes down now and up in the next turn.
  func press(_ code: UInt16) {
    input([.keyDown(KeyPress(code: code))])
    turns.insert({ $0.input([.keyUp(KeyPress(code: code))]) }, at: 0)
  }

  func input(_ occurrences: [InputEvent.Occurrence]) {
    devices.events += occurrences.map {
      InputEvent(device: DeviceID(1), kind: .keys, time: clock.now, occurrence: $0)
    }
  }

  func ask(_ requests: [AppUpdate]...) {
    for updates in requests { app.add(updates) }
  }

  fileprivate func turn() {
    noteFrames()
    clock.advance(milliseconds: 250)
    if !turns.isEmpty { turns.removeFirst()(self) }
    turnsLeft -= 1
    if turnsLeft == 0 { app.isClosed = true }
  }

  /// What was handed to the display since the last time.
  private func noteFrames() {
    for damage in display.damages[frames...] {
      let rects = damage.rects.map { "\($0.x),\($0.y) \($0.width)x\($0.height)" }
      say("draws \(rects.isEmpty ? "nothing new" : rects.joined(separator: ", "))")
    }
    frames = display.damages.count
  }

  fileprivate func say(_ line: String) {
    let plain = ["TelltaleHost.", "TelltaleSession.", "TelltaleModel.", "TelltaleGraphics."].reduce(
      line
    ) {
      $0.replacing($1, with: "")
    }
    lines.append("\(clock.now.microseconds / 1000) \(plain)")
  }
}
