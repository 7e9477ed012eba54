import Synchronization
import TelltaleTestSupport
import Testing

@testable import Telltale

/// Asking, as a program does it, with the hands of a test.
@Suite struct QuestionTests {
  @Test func `a tap on a button answers with its id`() async throws {
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(.deleteRoute)
    try await memory.tap("delete")
    #expect(try await answer == .chosen("delete"))
    #expect(memory.texts.isEmpty && memory.controls.isEmpty)
  }

  @Test func `Cancel is called what the platform calls it, and cancels`() async throws {
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(.deleteRoute)
    try await memory.wait(for: "Delete This Route?")
    #expect(memory.texts == ["Delete This Route?", "Cancel", "Delete"])
    #expect(memory.controls == ["cancel", "delete"])
    try await memory.tap("cancel")
    #expect(try await answer == .cancelled)
  }

  @Test func `what was typed comes back with the answer`() async throws {
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(
      .file(Files.path("docs/examples/name-place.yaml")))
    try await memory.tap("name")
    try memory.type("Ann")
    try await memory.tap("save")
    #expect(try await answer == .chosen("save", fields: ["Ann", ""]))
  }

  @Test func `a knob answers as well as a finger`() async throws {
    let memory = try Screen.inMemory(.named("carplay"))
    async let answer = memory.screen.ask(
      .question("Print Receipt?", buttons: [.choice("Print", id: "print"), .cancel]))
    try await memory.wait(for: "Print Receipt?")
    try memory.perform("turn 1\nturn -1")
    try memory.push()
    #expect(try await answer != .withdrawn)
    #expect(memory.texts.isEmpty)
  }

  @Test func `nobody answers for as long as the clock stands still, and then the time is over`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(.deleteRoute, timeout: .seconds(30))
    try await memory.wait(for: "Delete This Route?")
    memory.advance(by: .seconds(29))
    #expect(!memory.texts.isEmpty)
    memory.advance(by: .seconds(2))
    #expect(memory.texts.isEmpty)
    #expect(try await answer == .timedOut)
    #expect(memory.now == .seconds(31))
  }

  @Test func `a sheet is given up after the time as well`() async throws {
    let memory = try Screen.inMemory(.named("ios"))
    async let answer = memory.screen.ask(
      .text(
        """
        action-sheet:
          title: Share Route
          trigger: {control: share, title: Share}
          buttons: [{title: Send, id: send}, {title: Print, id: print}]
        """), timeout: .seconds(5))
    try await memory.wait(for: "Share Route")
    memory.advance(by: .seconds(6))
    #expect(try await answer == .timedOut)
  }

  @Test func `a task that is cancelled takes its question back`() async throws {
    let memory = try Screen.inMemory(.named())
    let task = Task { try await memory.screen.ask(.deleteRoute) }
    try await memory.wait(for: "Delete This Route?")
    task.cancel()
    #expect(try await task.value == .withdrawn)
    #expect(memory.texts.isEmpty)
  }

  @Test func `a task that was cancelled before asks nothing`() async throws {
    let memory = try Screen.inMemory(.named())
    let (goes, go) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in goes {}
      return try await memory.screen.ask(.deleteRoute)
    }
    task.cancel()
    go.finish()
    #expect(try await task.value == .withdrawn)
    #expect(memory.texts.isEmpty)
  }

  @Test func `questions wait for each other, and one that waits can be taken back`() async throws {
    let memory = try Screen.inMemory(.named())
    async let first = memory.screen.ask(.deleteRoute)
    try await memory.wait(for: "Delete This Route?")
    let second = Task {
      try await memory.screen.ask(.question("Stop Now?", buttons: [.choice("Stop"), .cancel]))
    }
    let third = Task {
      try await memory.screen.ask(.question("Go On?", buttons: [.choice("Go"), .cancel]))
    }
    second.cancel()
    #expect(try await second.value == .withdrawn)
    try await memory.tap("delete")
    #expect(try await first == .chosen("delete"))
    try await memory.tap("Go")
    #expect(try await third.value == .chosen("Go"))
  }

  @Test func `a question that waits takes no keyboard from the one that is shown`() async throws {
    let memory = try Screen.inMemory(.named())
    async let name = memory.screen.ask(.file(Files.path("docs/examples/name-place.yaml")))
    try await memory.wait(for: "Name This Place")
    let second = Task { try await memory.screen.ask(.deleteRoute) }
    second.cancel()
    #expect(try await second.value == .withdrawn)
    try await memory.tap("name")
    #expect(memory.controls.contains("q"))
    try await memory.tap("q")
    try await memory.tap("done")
    try await memory.tap("save")
    #expect(try await name == .chosen("save", fields: ["q", ""]))
  }

  @Test func `characters that no font has are told once, at their place in their own scene`()
    async throws
  {
    let said = Mutex<[String]>([])
    let device = try Device(profile: "kiosk", folders: [Platforms.folder]) { line in
      said.withLock { $0.append(line) }
    }
    let memory = try Screen.inMemory(device)
    let odd = "alert: {title: Print \u{10570}, buttons: [{title: OK, id: ok}]}\n"
    async let first = memory.screen.ask(.text(odd, name: "odd"))
    try await memory.tap("ok")
    async let second = memory.screen.ask(.deleteRoute)
    try await memory.tap("cancel")
    #expect(try await (first, second) == (.chosen("ok"), .cancelled))
    let warnings = said.withLock { $0 }.filter { $0.contains("no font has") }
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.hasPrefix("odd:1:") })
  }

  @Test func `a scene that a guideline refuses is told with its place and the guideline`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let error = await #expect(throws: TelltaleError.self) {
      try await memory.screen.ask(.text("alert:\n  title: Saved\n  buttons: []\n", name: "s"))
    }
    #expect(error?.reason.kind == .scene)
    #expect(error?.message.hasPrefix("s:") == true)
    #expect(error?.message.contains("[ALERT-BUTTON-AT-LEAST-ONE]") == true)
    guard case .giveUp? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("/nowhere/scene.yaml", TelltaleError.Kind.missingFile, "/nowhere/scene.yaml: error: "),
    (Files.path("Tests/Fixtures/Apps/media/app.yaml"), .scene, "expected a question"),
  ])
  func `what cannot be asked is told`(path: String, kind: TelltaleError.Kind, words: String)
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let error = await #expect(throws: TelltaleError.self) {
      try await memory.screen.ask(.file(path))
    }
    #expect(error?.reason.kind == kind)
    #expect(error?.message.contains(words) == true)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(86_401)])
  func `a time that no question can have is refused`(time: Duration) async throws {
    let memory = try Screen.inMemory(.named())
    let error = await #expect(throws: TelltaleError.self) {
      try await memory.screen.ask(.deleteRoute, timeout: time)
    }
    #expect(error?.reason.kind == .usage)
  }

  @Test func `a closed screen fails whoever waits and whoever comes`() async throws {
    let memory = try Screen.inMemory(.named())
    let waiting = Task { try await memory.screen.ask(.deleteRoute) }
    try await memory.wait(for: "Delete This Route?")
    await memory.screen.close()
    await memory.screen.close()
    let first = await #expect(throws: TelltaleError.self) { try await waiting.value }
    let second = await #expect(throws: TelltaleError.self) {
      try await memory.screen.ask(.deleteRoute)
    }
    #expect(first == second && first?.message.contains("the screen is closed") == true)
  }

}
