import Glibc
import TelltaleHost
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import Telltale
@testable import TelltaleService

/// A program whose screen is the unit's service.
@Suite struct ServedScreenTests {
  private let hand: ServiceHand
  private let notices = Log()

  init() throws {
    // As every program of ours does before anything else.
    signal(SIGPIPE, SIG_IGN)
    hand = try ServiceHand()
  }

  private var device: Device {
    get throws {
      let log = notices.notices
      return try Device(
        profile: "kiosk", folders: [Platforms.folder], notices: { log.tell($0) })
    }
  }

  private func screen() throws -> Screen {
    let device = try device
    return Screen(
      device, ServedScreen(device, at: "\(hand.folder)/socket"), width: 800, height: 480)
  }

  /// Lets the service go on until something is so.
  private func pump(
    _ what: String, until isSo: () throws -> Bool, at place: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<5000 {
      hand.pump()
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("it never came to it that \(what)", sourceLocation: place)
  }

  /// Lets the service go on until a task is done.
  private func pumped<Value: Sendable>(
    _ task: Task<Value, any Error>, by other: ServiceHand? = nil
  ) async throws -> Value {
    let done = Log()
    Task {
      _ = await task.result
      done.notices.tell("done")
    }
    try await pump("the task is done") {
      other?.pump()
      return !done.lines.isEmpty
    }
    return try await task.value
  }

  private func isShown(_ count: Int = 1) throws -> Bool {
    try hand.records.filter { $0.kind == .shown }.count == count
  }

  @Test func `a screen is the service's where one listens`() async throws {
    let (device, path) = (try device, "\(hand.folder)/socket")
    let found = try await pumped(Task { try await ServedScreen.found(device, at: path)?.panel })
    #expect(found == ServedScreen.Panel(profile: "kiosk", width: 800, height: 480))
    #expect(notices.lines == [])
    #expect(try await ServedScreen.found(device, at: "\(hand.folder)/nobody")?.panel == nil)
  }

  @Test func `a service that shows by another profile is told of`() async throws {
    let log = notices.notices
    let device = try Device(
      profile: "carplay", folders: [Platforms.folder], notices: { log.tell($0) })
    let path = "\(hand.folder)/socket"
    _ = try await pumped(Task { try await ServedScreen.found(device, at: path)?.panel })
    #expect(
      notices.lines == [
        "telltale: note: the unit's service uses its profile kiosk, not carplay"
      ])
  }

  @Test func `a question is answered by whoever stands before the service`() async throws {
    let screen = try screen()
    let answer = Task { try await screen.ask(.text(Questions.print)) }
    try await pump("the question is shown") { try isShown() }
    try hand.perform("tap print")
    #expect(try await pumped(answer) == .chosen("print"))
  }

  @Test func `a question whose task is cancelled is taken back`() async throws {
    let screen = try screen()
    let answer = Task { try await screen.ask(.text(Questions.print)) }
    try await pump("the question is shown") { try isShown() }
    answer.cancel()
    #expect(try await pumped(answer) == .withdrawn)
    try await pump("the question has gone") { try hand.records.last?.kind == .ended }
    #expect(hand.playback.session.glass.frame(ofControl: "print") == nil)
  }

  @Test func `a question that a guideline refuses is refused with its place`() async throws {
    let screen = try screen()
    let answer = Task {
      try await screen.ask(.text("alert: {title: Print?, buttons: []}", name: "print"))
    }
    await #expect {
      try await pumped(answer)
    } throws: { error in
      let error = error as? TelltaleError
      return error?.reason.kind == .scene
        && error?.message.contains("ALERT-BUTTON-AT-LEAST-ONE") == true
        && error?.message.hasPrefix("print:1:") == true
    }
  }

  @Test func `what is asked goes unanswered after its time`() async throws {
    let screen = try screen()
    let answer = Task {
      try await screen.ask(.text(Questions.print), timeout: .seconds(30))
    }
    try await pump("the question is shown") { try isShown() }
    hand.wait(31_000)
    #expect(try await pumped(answer) == .timedOut)
  }

  @Test func `a closed screen asks nothing, and what it asked has failed`() async throws {
    let screen = try screen()
    let answer = Task { try await screen.ask(.text(Questions.print)) }
    try await pump("the question is shown") { try isShown() }
    _ = try await pumped(Task { await screen.close() })
    await #expect(throws: TelltaleError.self) { try await pumped(answer) }
    await #expect(throws: TelltaleError.self) { try await screen.ask(.text(Questions.door)) }
    await #expect(throws: TelltaleError.self) { try await screen.show(.text(Apps.pump)) }
    #expect(try hand.records.allSatisfy { $0.kind != .opened })
  }

  @Test func `an answer that has come stays, though its task is cancelled`() async throws {
    let screen = try screen()
    let answer = Task { try await screen.ask(.text(Questions.print)) }
    try await pump("the question is shown") { try isShown() }
    try hand.perform("tap print")
    answer.cancel()
    #expect(try await pumped(answer) == .chosen("print"))
  }

  @Test(arguments: [
    Update.progress("litres", .nan), .text("litres", String(repeating: "x", count: 1 << 20)),
    .rows("rows", (0..<11_000).map { Row(id: "\($0)", title: "Row") }),
  ])
  func `an update that nobody can read is refused at once`(update: Update) async throws {
    let screen = try screen()
    let app = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    let refused = Task { try await app.update(update) }
    await #expect(throws: TelltaleError.self) { try await pumped(refused) }
    _ = try await pumped(Task { try await app.update(.text("litres", "1 l")) })
  }

  @Test func `a file whose folder is not allowed is shown by its text, one after the other`()
    async throws
  {
    let hand = try ServiceHand(policy: ServicePolicy(rules: [.init(asks: .normal, opens: [])]))
    let folder = try Files.folder(["a.yaml": Apps.pump, "b.yaml": Apps.pump, "c.yaml": "start: a"])
    let device = try device
    let screen = Screen(
      device, ServedScreen(device, at: "\(hand.folder)/socket"), width: 800, height: 480)
    for name in ["a", "b"] {
      _ = try await pumped(
        Task { try await screen.show(.file("\(folder)/\(name).yaml")) }, by: hand)
    }
    #expect(notices.lines.count { $0.contains("without the files beside it") } == 2)
    await #expect {
      try await pumped(Task { try await screen.show(.file("\(folder)/c.yaml")) }, by: hand)
    } throws: {
      ($0 as? TelltaleError)?.message.hasPrefix("\(folder)/c.yaml:1:") == true
    }
  }

  @Test func `an app is filled, and hears what people do`() async throws {
    let screen = try screen()
    let app = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    #expect(try await pumped(Task { try await app.update(.text("litres", "12 l")) }) == [])
    let marked = Task { try await app.update(.text("litres", "13\u{202E} l")) }
    let warnings = try await pumped(marked)
    #expect(warnings.count == 1 && warnings.first?.contains("warning") == false, "\(warnings)")
    try hand.perform("tap stop")
    app.close()
    let heard = try await pumped(
      Task {
        var heard: [App.Event] = []
        for await event in app.events { heard.append(event) }
        return heard
      })
    #expect(
      heard == [
        .shown(screen: "pump", depth: 1), .activated(screen: "pump", control: "stop"),
        .emitted("stop"),
      ])
    #expect(!hand.playback.session.showsScreens)
  }

  @Test func `an update that is refused says why, as on a screen of one's own`() async throws {
    let screen = try screen()
    let served = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    let memory = try Screen.inMemory(device)
    let own = try await memory.screen.show(.text(Apps.pump))
    let updates: [[Update]] = [
      [.text("liters", "12 l")], [.text("liters", "1"), .text("litre", "2")], [.push("tank")],
    ]
    for update in updates {
      var messages: [String] = []
      do { try await own.update(update) } catch { messages.append(error.message) }
      let task = Task { try await served.update(update) }
      do { _ = try await pumped(task) } catch {
        messages.append((error as? TelltaleError)?.message ?? "\(error)")
      }
      #expect(messages.count == 2 && messages.first == messages.last, "\(messages)")
    }
  }

  @Test func `pixels reach the service`() async throws {
    let screen = try screen()
    let scene = "{start: a, screens: {a: {content: [{image: {file: {bind: cover}}}]}}}"
    let app = try await pumped(Task { try await screen.show(.text(scene)) })
    let whole = Update.Pixels(.xrgb, width: 4, height: 4, bytes: [UInt8](repeating: 9, count: 64))
    let task = Task { try await app.update(.picture("cover", pixels: whole)) }
    #expect(try await pumped(task) == [])
    let short = Update.Pixels(.xrgb, width: 4, height: 4, bytes: [UInt8](repeating: 9, count: 60))
    let refused = Task { try await app.update(.picture("cover", pixels: short)) }
    await #expect(throws: TelltaleError.self) { try await pumped(refused) }
  }

  @Test func `an app takes the place of the one before, and what is wrong with it leaves that`()
    async throws
  {
    let screen = try screen()
    let first = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    await #expect(throws: TelltaleError.self) {
      try await pumped(Task { try await screen.show(.text("{start: a, screens: {}}")) })
    }
    _ = try await pumped(Task { try await first.update(.text("litres", "1 l")) })
    let second = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    await #expect(throws: TelltaleError.self) {
      try await pumped(Task { try await first.update(.text("litres", "2 l")) })
    }
    _ = try await pumped(Task { try await second.update(.text("litres", "3 l")) })
    #expect(try hand.records.filter { $0.kind == .opened }.count == 2)
  }

  @Test func `the app of another program stays, and is told of`() async throws {
    let other = try ServiceGuest(hand, user: 4711)
    other.open(["text": .string(Apps.pump)])
    hand.pump()
    let screen = try screen()
    await #expect {
      try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    } throws: {
      ($0 as? TelltaleError)?.message.contains("the app of another program") == true
    }
    withExtendedLifetime(other) {}
  }

  @Test func `a service that goes ends its apps and questions`() async throws {
    let screen = try screen()
    let app = try await pumped(Task { try await screen.show(.text(Apps.pump)) })
    let answer = Task { try await screen.ask(.text(Questions.print)) }
    try await pump("the question is shown") { try isShown() }
    hand.service.stop()
    await #expect(throws: TelltaleError.self) { try await pumped(answer) }
    let heard = try await pumped(
      Task { await app.events.reduce(into: 0) { count, _ in count += 1 } })
    #expect(heard == 1)
    await #expect(throws: TelltaleError.self) { try await app.update(.text("litres", "1 l")) }
  }
}
