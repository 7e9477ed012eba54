import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient

extension UnitAsker {
  /// Shows screens, for a program that speaks the protocol of apps over the descriptor that it gets; when it returns,
  /// the screens go.
  ///
  /// - Parameters:
  ///   - scene: the screens, in JSON.
  ///   - name: what messages about the scene call it.
  ///   - program: called once, on a thread of its own.
  /// - Returns: The number of the signal that ended it, where one did.
  /// - Throws: where nothing was shown.
  func show(
    _ scene: String, name: String, _ program: @escaping @Sendable (Int32) -> Void
  ) throws -> Int32? {
    switch self {
    case .service(let caller, let language):
      try Self.open(scene, language, caller)
      program(caller.descriptor)
      return nil
    case .display(let setup, let settings):
      let edition = try edition(scene, name, setup, settings)
      // The screen takes them; threads inherit the mask, so they are blocked before any is started.
      SignalSource.block([SIGTERM, SIGINT, SIGHUP, SIGQUIT])
      return try Self.joined(to: program) { stream in
        let app = try AppConversation(edition, over: stream)
        let screen = LiveScreen(setup: setup, scene: settings, report: { _ in }, restored: {})
        switch try screen.show(edition.shown, for: app) {
        case .signal(let number): return number
        case .failed(let error): throw RuntimeError(error)
        case .answered, .left: return nil
        }
      }
    case .headless(let setup, let settings, let script):
      var edition = try edition(scene, name, setup, settings)
      let size = try edition.settle(inMemory: nil, named: "the size")
      return try Self.joined(to: program) { stream in
        let screen = try Self.screen(edition.setup, settings, script)
        let played = try ConversedProgram(edition, over: stream, size: size, limit: 5000)
        screen.app = played
        _ = try screen.play(edition.shown, PlayedInput(path: script))
        return nil
      }
    }
  }

  /// Seconds until a call gives up to whom the screens of others leave no room.
  private static let patience = 60

  /// Opens screens at the service. While those of another program are shown it waits: scripts ask one after the other.
  private static func open(
    _ scene: String, _ language: String?, _ caller: ServiceCaller
  ) throws(RuntimeError) {
    for turn in 0... {
      guard let refusal = try caller.open(.text(scene), language: language) else { return }
      let error = RuntimeError(refusal)
      guard case .wait = error, turn < patience * 4 else { throw error }
      if turn == 0 {
        StandardStreams.complain(
          "telltale: note: another program has the screen; its turn comes first")
      }
      usleep(250_000)
    }
  }

  private func edition(
    _ scene: String, _ name: String, _ setup: ProfileSetup, _ settings: SceneSettings
  ) throws(RuntimeError) -> AppEdition {
    try AppEdition(
      SceneSource(name: name, text: scene), name: name, settings, on: setup,
      language: languageTag)
  }

  /// Runs a program on a thread of its own at one end of a pair of sockets, and `screens` at the other; returns
  /// when both are done.
  private static func joined<Result>(
    to program: @escaping @Sendable (Int32) -> Void, _ screens: (AppStream) throws -> Result
  ) throws -> Result {
    var ends: [Int32] = [-1, -1]
    guard
      socketpair(
        AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw RuntimeError(SystemError(errno, "socketpair")) }
    let (own, other) = (ends[0], ends[1])
    let done = try ended(program, other)
    defer { close(own) }
    let result = Swift.Result {
      try screens(AppStream(input: own, output: own, name: "program"))
    }
    // Its program sees that nobody is there any more, and then nothing of it is left.
    shutdown(own, Int32(SHUT_RDWR))
    var state = pollfd(fd: done, events: Int16(POLLIN), revents: 0)
    _ = poll(&state, 1, 2000)
    close(done)
    return try result.get()
  }

  /// Starts the program; gives a descriptor that is at its end when the program is.
  private static func ended(
    _ program: @escaping @Sendable (Int32) -> Void, _ descriptor: Int32
  ) throws(RuntimeError) -> Int32 {
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { throw RuntimeError(SystemError(errno, "pipe")) }
    let (done, mark) = (pipes[0], pipes[1])
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do throws(SystemError) {
      try Thread.start {
        program(descriptor)
        close(descriptor)
        close(mark)
      }
    } catch {
      throw RuntimeError(error)
    }
    return done
  }
}
