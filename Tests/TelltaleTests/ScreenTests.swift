import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleRuntime
import Testing

@testable import Telltale

/// Screens as such: what a hand finds, and the thread that a unit's own has.
@Suite struct ScreenTests {
  @Test func `a hand that finds nothing says what there is`() async throws {
    let memory = try MemoryScreen(.named(), patience: 0)
    let nothing = await #expect(throws: TelltaleError.self) { try await memory.tap("go") }
    #expect(nothing?.message == "no control \"go\" is on the screen; there is none")
    let empty = await #expect(throws: TelltaleError.self) { try await memory.wait(for: "Go") }
    #expect(empty?.message == "the text \"Go\" is not on the screen; it is empty")
    let app = try await memory.screen.show(
      .text(
        "start: a\nscreens: {a: {content: [{button: {title: Go On, id: on, action: {emit: x}}}]}}"))
    let other = await #expect(throws: TelltaleError.self) { try await memory.tap("go") }
    #expect(other?.message == "no control \"go\" is on the screen; there are \"on\"")
    let read = await #expect(throws: TelltaleError.self) { try await memory.wait(for: "Go") }
    #expect(read?.message == "the text \"Go\" is not on the screen; there is \"Go On\"")
    app.close()
  }

  @Test func `a task that is cancelled waits no longer`() async throws {
    let memory = try MemoryScreen(.named(), patience: 86_400)
    let task = Task { try await memory.tap("go") }
    task.cancel()
    await #expect(throws: TelltaleError.self) { try await task.value }
  }

  @Test func `a script that cannot be understood is told by its line`() throws {
    let memory = try MemoryScreen(.named())
    let error = #expect(throws: TelltaleError.self) { try memory.perform("wait 10\nnonsense") }
    #expect(error?.message.hasPrefix("script:2:1: error: ") == true)
    #expect(throws: TelltaleError.self) { try memory.perform("tap nobody") }
  }

  @Test func `the screen of a unit answers from its own thread, until it is closed`() async throws {
    let device = try Device.named()
    let size = PixelSize(width: 800, height: 480)
    let (queue, _) = try await ThreadedScreenQueue.opened(
      device.platform, device.settings,
      on: { _ throws(RuntimeError) in
        let clock = MonotonicClock()
        return ScreenDevices(
          display: MemoryDisplay(size: size, clock: clock),
          input: ScriptedInput(screenSize: size, clock: clock), clock: clock)
      })
    let screen = Screen(device, queue, width: size.width, height: size.height)
    #expect(try await screen.ask(.deleteRoute, timeout: .milliseconds(1)) == .timedOut)
    let app = try await screen.show(.radio)
    try await app.update(.rows("stations", [Row(id: "a", title: "Blue Hour")]))
    let taken = Task { try await screen.ask(.deleteRoute) }
    taken.cancel()
    #expect(try await taken.value == .withdrawn)
    await screen.close()
    var events: [App.Event] = []
    for await event in app.events { events.append(event) }
    #expect(events == [.shown(screen: "radio", depth: 1), .wanted(source: "stations")])
    let error = await #expect(throws: TelltaleError.self) {
      try await app.update(.text("heading", "New"))
    }
    #expect(error?.message.contains("the screen is closed") == true)
  }
}
