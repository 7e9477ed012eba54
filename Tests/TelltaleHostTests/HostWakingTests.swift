import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What wakes the loop from its sleep. Each source has its news just before the loop goes to sleep, so
/// that a run comes to its end if it is waited for, and never otherwise.
@Suite struct HostWakingTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Everything that a host is joined to, of which one has news on the second turn.
  private final class Machine: Display, InputSource, RequestSource {
    enum Source: CaseIterable {
      case display, input, signal, pictures, requests, more, inputDeadline
    }

    let source: Source
    let bell: Doorbell
    /// Never rung.
    let silence: Doorbell
    let size = PixelSize(width: 480, height: 272)
    var screenSize = PixelSize(width: 480, height: 272)
    private(set) var turns = 0
    private var presented: Int?

    init(_ source: Source) throws {
      self.source = source
      bell = try Doorbell()
      silence = try Doorbell()
    }

    private func number(_ wanted: Source) -> Int32 {
      source == wanted ? bell.descriptor : silence.descriptor
    }

    /// Asked last before the loop sleeps.
    var interests: [pollfd] {
      if turns == 1 {
        bell.ring()
        if source == .signal { pthread_kill(pthread_self(), SIGURG) }
      }
      return [pollfd(fd: number(.requests), events: Int16(POLLIN), revents: 0)]
    }

    // The display.
    var descriptor: Int32? { number(.display) }
    func present(
      _ canvas: borrowing Canvas, damage: Damage, generation: Int
    ) throws(DisplayError) {
      presented = generation
    }
    func drain() -> [DisplayEvent] {
      turns += 1
      defer { presented = nil }
      if turns > 1, source != .signal { return [.lost(HostWakingTests.end)] }
      return presented.map { [.presented(generation: $0, at: .zero)] } ?? []
    }
    func close() {}

    // Input.
    var descriptors: [Int32] { [silence.descriptor, number(.input)] }
    var deadline: Instant? { source == .inputDeadline ? .zero : nil }
    func drain() -> [InputEvent] { [] }
    func handOver() {}
    func takeBack() {}

    // Requests.
    func drain() -> [AppRequest] { [] }
    var hasMore: Bool { source == .more }
    let isClosed = false
  }

  /// The pictures of a machine, which have a descriptor of their own.
  private final class Pictures: PictureStore {
    private let machine: Machine
    init(_ machine: Machine) { self.machine = machine }

    var descriptor: Int32? {
      machine.source == .pictures ? machine.bell.descriptor : machine.silence.descriptor
    }
    func image(for key: PictureKey) -> GlyphImage? { nil }
    func show(_ keys: Set<PictureKey>) {}
    func drain() -> Set<PictureKey> { [] }
    func forget(_ name: String) {}
  }

  static let end = DisplayError(.gone, message: "the second turn", remedy: "")

  @Test(arguments: Machine.Source.allCases)
  private func `whatever has news wakes it`(source: Machine.Source) throws {
    let machine = try Machine(source)
    var profile = Profile.sample()
    profile.behaviour.guardMilliseconds = 0
    profile.behaviour.screenGuardMilliseconds = 0
    let environment = Environment(profile: profile, typesetter: GridTypesetter())
    let host = Host(
      session: Session(size: machine.size, appearance: .day, in: environment),
      environment: environment,
      display: machine, input: machine, clock: MonotonicClock(), glyphs: NoGlyphs(),
      pictures: Pictures(machine), requests: machine, report: { _ in })
    host.open(
      Scene(root: .screen(Screen(content: []))), question: 1, language: "en", words: .english)
    guard source == .signal else {
      #expect(host.run(signals: nil) == .failed(Self.end))
      #expect(machine.turns == 2)
      return
    }
    let signals = try #require(SignalSource([SIGURG]))
    defer {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    #expect(host.run(signals: signals) == .signal(SIGURG))
    #expect(machine.turns == 2)
  }
}
