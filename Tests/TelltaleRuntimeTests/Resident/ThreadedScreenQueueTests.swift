import Synchronization
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleRuntime

/// The thread of a resident screen, on a display in memory with the machine's own clock.
@Suite struct ThreadedScreenQueueTests {
  private static let question =
    "alert: {title: Print Receipt?, buttons: [{title: Print, id: print}, {role: cancel}]}"

  private func platform() throws -> Platform {
    try Platform(SceneSettings(profile: "kiosk"), in: .quiet)
  }

  private func shown(_ text: String = question) throws -> ShownScene {
    let platform = try platform()
    return try ShownScene(
      SceneSource(name: "s", text: text).load(platform, language: nil), on: platform)
  }

  private static let size = PixelSize(width: 800, height: 480)

  @Sendable private static func memory(_ setup: inout ProfileSetup) -> ScreenDevices {
    let clock = MonotonicClock()
    return ScreenDevices(
      display: MemoryDisplay(size: size, clock: clock),
      input: ScriptedInput(screenSize: size, clock: clock), clock: clock)
  }

  /// A queue on such a display, once it is open, and the size that it tells.
  private static func opened(
    _ platform: Platform, _ settings: SceneSettings,
    on opening: @escaping @Sendable (inout ProfileSetup) throws(RuntimeError) -> ScreenDevices
  ) async throws -> (queue: ThreadedScreenQueue, size: PixelSize) {
    try await withCheckedContinuation { done in
      ThreadedScreenQueue.open(platform, settings, on: opening) { done.resume(returning: $0) }
    }.get()
  }

  private func open() async throws -> ThreadedScreenQueue {
    let (queue, size) = try await Self.opened(
      platform(), SceneSettings(), on: { setup throws(RuntimeError) in Self.memory(&setup) })
    #expect(size == Self.size)
    return queue
  }

  /// The answer to a question under a number, which `meanwhile` is done to once it is asked.
  private func answer(
    _ queue: ThreadedScreenQueue, _ shown: ShownScene, _ number: Int, limit: Int? = nil,
    meanwhile: @escaping @Sendable (ResidentScreen) -> Void = { _ in }
  ) async -> Result<Answer, RuntimeError> {
    await withCheckedContinuation { done in
      queue.post(
        { screen in
          screen.ask(shown, number: number, limit: limit) { done.resume(returning: $0) }
          meanwhile(screen)
        }, failed: { done.resume(returning: .failure($0)) })
    }
  }

  @Test func `a question that is given up after its time is answered by the thread itself`()
    async throws
  {
    let queue = try await open()
    let outcome = try await answer(queue, shown(), 1, limit: 1).get()
    #expect(outcome.outcome == .timedOut && outcome.question == .asked(1))
    await closed(queue)
  }

  @Test func `a question is taken back, and the next one is asked on the same screen`() async throws
  {
    let queue = try await open()
    for number in 1...3 {
      let outcome = try await answer(queue, shown(), number) { $0.withdraw(number) }.get()
      #expect(outcome.outcome == .withdrawn && outcome.question == .asked(number))
    }
    await closed(queue)
  }

  @Test func `what is owed when the screen is closed fails, and so does what comes after`()
    async throws
  {
    let queue = try await open()
    let first = await answer(queue, try shown(), 1) { _ in queue.close {} }
    let second = await answer(queue, try shown(), 2)
    for result in [first, second] {
      #expect(throws: RuntimeError.closed) { try result.get() }
    }
    await closed(queue)
  }

  @Test func `a display that is lost ends the thread with its own error`() async throws {
    let lost = DisplayError(.gone, message: "the cable is out", remedy: "Put it in.")
    let (queue, _) = try await Self.opened(
      platform(), SceneSettings(),
      on: { setup throws(RuntimeError) in
        let devices = Self.memory(&setup)
        (devices.display as? MemoryDisplay)?.report(.lost(lost))
        return devices
      })
    let first = await answer(queue, try shown(), 1)
    #expect(throws: RuntimeError(lost)) { try first.get() }
    guard case .failure(.wait(let reason)) = await answer(queue, try shown(), 2) else {
      Issue.record("not told to wait")
      return
    }
    #expect(reason.message == "telltale: the cable is out. Put it in.")
    await closed(queue)
  }

  @Test func `a display that cannot be had is an error, and nothing stays behind`() async throws {
    let busy = RuntimeError(DisplayError(.busy, message: "in use", remedy: "Stop it."))
    await #expect(throws: busy) {
      try await Self.opened(
        platform(), SceneSettings(), on: { _ throws(RuntimeError) in throw busy })
    }
  }

  @Test func `a question that nobody can see within its time is not answered for them`()
    async throws
  {
    let (queue, _) = try await Self.opened(
      platform(), SceneSettings(),
      on: { setup throws(RuntimeError) in
        var devices = Self.memory(&setup)
        // No frame of it ever comes on the glass.
        devices.display = MemoryDisplay(size: Self.size, clock: devices.clock, pace: .manual)
        return devices
      })
    let result = await answer(queue, try shown(), 1, limit: 1)
    #expect(throws: RuntimeError(.unseen)) { try result.get() }
    // One without a limit waits until somebody can.
    let other = await answer(queue, try shown(), 2) { $0.withdraw(2) }
    #expect(try other.get().outcome == .withdrawn)
    await closed(queue)
  }

  @Test func `an app is shown and changed from other threads, until another takes its place`()
    async throws
  {
    let queue = try await open()
    let scene = "start: a\nscreens: {a: {content: [{label: {text: {bind: t, text: Old}}}]}}\n"
    let heard = Mutex<[HostReport]>([])
    let app = try shown(scene)
    let ended: Bool = await withCheckedContinuation { done in
      queue.post { screen in
        screen.show(
          app, store: nil,
          AppListener(
            number: 1, hear: { report in heard.withLock { $0.append(report) } },
            end: { done.resume(returning: true) }))
        screen.update(1, AppRequest(number: 2, updates: [.text("t", "New")]), line: []) { _ in }
        screen.update(9, AppRequest(number: 3, updates: [.pop]), line: []) { result in
          #expect(throws: RuntimeError.notShown) { try result.get() }
        }
        screen.update(1, AppRequest(number: 4, updates: [.pop]), line: []) { result in
          let error = #expect(throws: RuntimeError.self) { try result.get() }
          #expect(error?.message == "this is already the first screen")
        }
        screen.show(
          app, store: nil, AppListener(number: 5, hear: { _ in }, end: {}))
      }
    }
    #expect(ended)
    #expect(heard.withLock { $0.contains(.app(.shown(screen: "a", depth: 1))) })
    await closed(queue)
  }

  @Test func `the slowest pages hold nothing up, and look as if they had been waited for`()
    async throws
  {
    let rules = (0..<500).map { "p:nth-child(\(1_000_000_000 + $0)n+7){color:red}" }.joined()
    let floats = String(repeating: "<div style='float:left;width:9px'>a</div>", count: 900)
    let html =
      "<style>\(rules)</style>\(floats)" + String(repeating: "<p>b", count: 900) + "<p>last"
    let app = try shown("start: a\nscreens: {a: {content: [{web-view: {html: \"\(html)\"}}]}}\n")
    let platform = try platform()
    let awaited = try ProfileSetup(platform).environment(for: app)
    let queue = try await open()
    let number = try await answer(queue, shown(), 7) { screen in
      screen.show(app, store: nil, AppListener(number: 1, hear: { _ in }, end: {}))
      // The page is not there, and nobody has waited for it.
      #expect(screen.host.latePages != nil)
      #expect(!Self.texts(screen).contains("last"))
      screen.withdraw(7)
    }.get().question
    #expect(number == .asked(7))
    var parts: [PlacedPart] = []
    while parts.isEmpty {
      parts = await withCheckedContinuation { done in
        queue.post(
          { screen in
            let isThere = screen.host.session.screenPlacement?.notes.isEmpty == false
            done.resume(returning: isThere ? screen.host.session.screenPlacement?.parts ?? [] : [])
          }, failed: { _ in done.resume(returning: []) })
      }
    }
    var session = Session(size: Self.size, appearance: .day, in: awaited)
    _ = session.open(
      app.scene, question: 1, language: app.language, words: app.words, at: .zero, in: awaited)
    #expect(session.screenPlacement?.notes.map(\.kind) == [.stylesLeftOut])
    #expect(session.screenPlacement?.parts == parts)
    await closed(queue)
  }

  private static func texts(_ screen: ResidentScreen) -> [String] { screen.host.session.seenTexts }

  private func closed(_ queue: ThreadedScreenQueue) async {
    await withCheckedContinuation { done in queue.close { done.resume() } }
  }
}
