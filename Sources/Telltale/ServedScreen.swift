import Glibc
import Synchronization
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient

/// A screen that the unit's service has: what is to be shown is asked of it.
final class ServedScreen: ScreenBackend {
  /// What the service shows on.
  struct Panel: Hashable, Sendable {
    let profile: String
    let width: Int
    let height: Int
  }

  private struct State {
    var isClosed = false
    /// Calls that wait for their answers.
    var calls: [Int: ServedCall] = [:]
    var app: ServedApp?
  }

  private let path: String
  private let device: Device
  private let numbers = Numbers()
  private let state = Mutex(State())
  /// One app after the other.
  private let turns = Turns()

  /// A screen of the service that listens at a path.
  init(_ device: Device, at path: String) {
    (self.device, self.path) = (device, path)
  }

  private var notices: Notices { device.platform.surroundings.notices }
  private var language: String? { device.settings.lang }

  // MARK: Questions

  func ask(
    _ question: Scene, timeout: Duration?
  ) async throws(RuntimeError) -> TelltaleModel.Answer {
    let (number, text) = (numbers.next(), try question.text)
    let call = ServedCall()
    let isOpen = state.withLock { state in
      if !state.isClosed { state.calls[number] = call }
      return !state.isClosed
    }
    guard isOpen else { throw .closed }
    defer { state.withLock { state in state.calls[number] = nil } }
    let (language, limit) = (language, timeout.map(\.milliseconds))
    let result = await withTaskCancellationHandler {
      await Self.aside { [self] () throws(RuntimeError) in
        try call.run(on: caller()) { caller throws(RuntimeError) in
          try caller.ask(text, language: language, limit: limit, waits: true)
        }
      }
    } onCancel: {
      call.end(.withdrawn)
    }
    // One that has its answer stays answered.
    if case .success(let answer) = result { return answer }
    switch call.ending {
    case .withdrawn: return .never(number)
    case .closed: throw .closed
    case nil: throw (result.failure ?? .closed).named(question.path)
    }
  }

  // MARK: Screens

  func show(
    _ scene: Scene, keepingRowsIn folder: String?
  ) async throws(RuntimeError) -> any ShownApp {
    if folder != nil {
      notices.tell(
        "telltale: note: rows of last time are not kept, since the unit's service shows the app")
    }
    let result = await Self.aside { [self] () throws(RuntimeError) in
      try turns.take { () throws(RuntimeError) in try open(scene) }
    }
    return try result.get()
  }

  /// Opens an app, and has the one before it go first where the screen is its own.
  private func open(_ scene: Scene) throws(RuntimeError) -> ServedApp {
    guard state.withLock({ !$0.isClosed }) else { throw .closed }
    let caller = try openedCaller(scene)
    let app = try ServedApp(caller)
    let before = state.withLock { state in
      let before = state.app
      state.app = state.isClosed ? before : app
      return state.isClosed ? app : before
    }
    before?.close()
    guard before !== app else { throw .closed }
    return app
  }

  private func openedCaller(_ scene: Scene) throws(RuntimeError) -> ServiceCaller {
    let first = try caller()
    guard let refusal = try open(scene, on: first) else { return first }
    guard case .appShown = refusal, let before = state.withLock({ $0.app }) else {
      throw RuntimeError(refusal).named(scene.path)
    }
    before.closeAndWait()
    var last = refusal
    // A service that was busy may hear of the next app before it sees that the one before has gone.
    for turn in 0..<Self.turns {
      let next = try caller()
      guard let refusal = try open(scene, on: next) else { return next }
      last = refusal
      guard case .appShown = refusal, turn < Self.turns - 1 else { break }
      usleep(Self.rest)
    }
    throw RuntimeError(last).named(scene.path)
  }

  /// Times that it is tried to take the place of an app of one's own, and the microseconds between them.
  private static let (turns, rest): (Int, UInt32) = (10, 100_000)

  private func open(
    _ scene: Scene, on caller: ServiceCaller
  ) throws(RuntimeError) -> ServiceError? {
    guard let path = scene.file else {
      return try caller.open(.text(scene.text), language: language)
    }
    return try caller.open(sceneFile: path, language: language) { notices.tell($0) }
  }

  /// A connection of its own for each call.
  private func caller() throws(RuntimeError) -> ServiceCaller {
    guard let caller = try ServiceCaller.present(at: path) else {
      throw .wait(
        .init(
          kind: .noDisplay,
          message:
            "telltale: nobody listens at \(path) any more; see `systemctl status telltale`"
        ))
    }
    return caller
  }

  // MARK: Its end

  func close() async {
    _ = end()
    // What is being shown at this moment goes as well.
    _ = await Self.aside { [self] () throws(RuntimeError) in
      try turns.take { () throws(RuntimeError) in state.withLock({ $0.app })?.closeAndWait() }
    }
  }

  func letGo() { end()?.close() }

  /// Ends what waits; gives the app that is still to go.
  private func end() -> ServedApp? {
    let left = state.withLock { state in
      state.isClosed = true
      return state
    }
    for call in left.calls.values { call.end(.closed) }
    return left.app
  }

  /// Does on a thread of its own what waits for the service.
  static func aside<Value: Sendable>(
    _ work: @escaping @Sendable () throws(RuntimeError) -> Value
  ) async -> Result<Value, RuntimeError> {
    await withCheckedContinuation { (done: Continuation<Value>) in
      do throws(SystemError) {
        try Thread.start {
          do throws(RuntimeError) {
            done.resume(returning: .success(try work()))
          } catch {
            done.resume(returning: .failure(error))
          }
        }
      } catch {
        done.resume(returning: .failure(RuntimeError(error)))
      }
    }
  }
}

extension ServedScreen {
  /// Finds the unit's service.
  ///
  /// - Parameters:
  ///   - device: what is to be shown on.
  ///   - path: of the service's socket.
  /// - Returns: A screen that it has; `nil` where none listens.
  /// - Throws: where there is one that this user may not ask, or that does not answer.
  static func found(
    _ device: Device, at path: String = ServiceCaller.path
  ) async throws(RuntimeError) -> (screen: ServedScreen, panel: Panel)? {
    let result = await aside { () throws(RuntimeError) -> Panel? in
      try ServiceCaller.present(at: path)?.panel()
    }
    guard let panel = try result.get() else { return nil }
    let own = device.platform.profile.name
    if panel.profile != own {
      device.platform.surroundings.notices.tell(
        "telltale: note: the unit's service uses its profile \(panel.profile), not \(own)")
    }
    return (ServedScreen(device, at: path), panel)
  }
}

extension ServiceCaller {
  /// What the service shows on.
  fileprivate func panel() throws(RuntimeError) -> ServedScreen.Panel {
    let told = try description()
    guard let profile = told["profile"]?.string, let width = told["width"]?.integer,
      let height = told["height"]?.integer
    else { throw Self.lost("it does not describe its screen") }
    return ServedScreen.Panel(profile: profile, width: width, height: height)
  }
}

/// Has one thread at a time do something.
private final class Turns: Sendable {
  private let lock = Mutex(())

  func take<Value: Sendable>(
    _ work: () throws(RuntimeError) -> Value
  ) throws(RuntimeError) -> Value {
    try lock.withLock { _ throws(RuntimeError) in try work() }
  }
}

extension RuntimeError {
  /// With the name of a scene in front of what is wrong in it: the service knows it only as a text.
  fileprivate func named(_ name: String) -> RuntimeError {
    guard kind == .scene else { return self }
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("scene:") ? name + $0.dropFirst("scene".count) : String($0)
    }
    return RuntimeError(.scene, lines.joined(separator: "\n"))
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
