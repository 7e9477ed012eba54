import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import Telltale

/// Screens with live rows, as a program fills and hears them.
@Suite struct AppTests {
  private static let rows = [
    Row(id: "jazz", title: "Blue Hour", push: "playing"), Row(id: "city", title: "City FM"),
  ]

  /// The next events, up to and with one.
  private func events(
    _ app: App, to last: App.Event
  ) async -> [App.Event] {
    var found: [App.Event] = []
    for await event in app.events {
      found.append(event)
      if event == last { break }
    }
    return found
  }

  @Test func `rows that come are shown, and what is chosen is heard`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    try await app.update(.rows("stations", Self.rows), .text("heading", "Stations"))
    try await memory.wait(for: "Stations")
    #expect(memory.texts.contains("City FM"))
    try await memory.tap("jazz")
    let chosen = App.Event.selected(screen: "radio", list: "stations", entry: "jazz", index: 0)
    let heard = await events(app, to: .shown(screen: "playing", depth: 2))
    #expect(heard.prefix(2) == [.shown(screen: "radio", depth: 1), .wanted(source: "stations")])
    #expect(heard.contains(chosen))
    try await app.update(.text("playing.title", "Waltz"))
    try await memory.wait(for: "Waltz")
  }

  @Test func `rows are added, changed and taken away`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    try await app.update(.rows("stations", Self.rows))
    try await app.update(.append([Row(id: "coast", title: "Coast")], to: "stations"))
    try await app.update(.prepend([Row(id: "news", title: "News")], to: "stations"))
    try await app.update(.replace(Row(id: "city", title: "City Radio"), in: "stations"))
    try await app.update(.remove(["jazz"], from: "stations"))
    let names = ["News", "Blue Hour", "City FM", "City Radio", "Coast"]
    #expect(memory.texts.filter(names.contains) == ["News", "City Radio", "Coast"])
  }

  @Test func `a row that has just come is tapped once it takes input`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    try await app.update(.rows("stations", Self.rows))
    try await memory.tap("city")
    try await app.update(.append([Row(id: "coast", title: "Coast")], to: "stations"))
    try await memory.tap("coast")
    app.close()
    var heard: [App.Event] = []
    for await event in app.events { heard.append(event) }
    #expect(
      heard.contains(.selected(screen: "radio", list: "stations", entry: "coast", index: 2)),
      "\(heard)")
  }

  @Test func `marks that are left out of a text are told, and a text without them is not`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    let rows = [Row(id: "jazz", title: "Blue\u{202E} Hour")]
    let warnings = try await app.update(
      .text("heading", "Sta\u{202E}tions"), .rows("stations", rows))
    try await memory.wait(for: "Stations")
    #expect(memory.texts.contains("Blue Hour"))
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("U+202E") }, "\(warnings)")
    #expect(try await app.update(.text("heading", "Stations")).isEmpty)
  }

  @Test func `one update that is refused keeps the others from being done`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    let before = memory.texts
    let unknown = await #expect(throws: TelltaleError.self) {
      try await app.update(.text("heading", "Stations"), .text("headin", "Stations"))
    }
    #expect(
      unknown?.message
        == "nothing in the scene is bound to \"headin\"; did you mean \"heading\"?")
    let first = await #expect(throws: TelltaleError.self) {
      try await app.update(.text("heading", "Stations"), .pop)
    }
    #expect(first?.message == "this is already the first screen")
    #expect(memory.texts == before)
  }

  @Test func `buttons, alerts of the scene and Home are heard`() async throws {
    let memory = try Screen.inMemory(.named("carplay"))
    let app = try await memory.screen.show(.radio)
    try await memory.tap("scan")
    try await memory.tap("stop")
    try await memory.tap("yes")
    try memory.perform("home")
    #expect(memory.controls.contains("scan"))
    app.close()
    var heard: [App.Event] = []
    for await event in app.events { heard.append(event) }
    #expect(
      heard == [
        .shown(screen: "radio", depth: 1), .wanted(source: "stations"),
        .activated(screen: "radio", control: "scan"), .emitted("scan"),
        .activated(screen: "radio", control: "stop"), .answered(alert: "really", .chosen("yes")),
        .home,
      ])
  }

  @Test func `a question comes over an app and goes again; a sheet does not come`() async throws {
    let memory = try Screen.inMemory(.named("ios"))
    _ = try await memory.screen.show(.radio)
    async let answer = memory.screen.ask(.deleteRoute)
    try await memory.wait(for: "Delete This Route?")
    #expect(!memory.controls.contains("scan"))
    try await memory.tap("delete")
    #expect(try await answer == .chosen("delete"))
    #expect(memory.controls.contains("scan"))
    let sheet = Scene.text(
      """
      action-sheet:
        title: Share Route
        trigger: {control: share, title: Share}
        buttons: [{title: Send, id: send}]
      """)
    let error = await #expect(throws: TelltaleError.self) {
      try await memory.screen.ask(sheet)
    }
    #expect(error?.message.hasSuffix("[ACTION-SHEET-TRIGGER]") == true)
  }

  @Test func `an app that is closed or replaced ends, and questions stay`() async throws {
    let memory = try Screen.inMemory(.named())
    let first = try await memory.screen.show(.radio)
    async let answer = memory.screen.ask(.deleteRoute)
    try await memory.wait(for: "Delete This Route?")
    let second = try await memory.screen.show(.radio)
    // Over: or this would have no end.
    for await _ in first.events {}
    let error = await #expect(throws: TelltaleError.self) {
      try await first.update(.text("heading", "Old"))
    }
    #expect(error?.message.contains("the app is no longer shown") == true)
    first.close()
    try await second.update(.text("heading", "New"))
    second.close()
    for await _ in second.events {}
    #expect(memory.texts.contains("Delete This Route?"))
    try await memory.tap("cancel")
    #expect(try await answer == .cancelled)
    #expect(memory.texts.isEmpty && memory.controls.isEmpty)
  }

  @Test func `closing takes an alert of the app's own with it`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    try await memory.tap("stop")
    #expect(memory.texts.contains("Stop Now?"))
    app.close()
    #expect(memory.texts.isEmpty)
  }

  @Test func `closing takes the page with keys with it, and nothing typed is told any more`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(
      .text("start: a\nscreens: {a: {content: [{field: {id: name, placeholder: Name}}]}}\n"))
    try await memory.tap("name")
    #expect(memory.controls.contains("a"))
    try await memory.tap("a")
    app.close()
    #expect(memory.controls.isEmpty && memory.texts.isEmpty)
    var events: [App.Event] = []
    for await event in app.events { events.append(event) }
    #expect(events == [.shown(screen: "a", depth: 1)])
    async let answer = memory.screen.ask(.deleteRoute)
    try await memory.tap("delete")
    #expect(try await answer == .chosen("delete"))
  }

  @Test func `updates of every kind are understood as the app's program would say them`()
    async throws
  {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(
      .text(
        """
        start: home
        screens:
          home:
            tab-bar:
              tabs:
                - {title: News, id: news, screen: news, badge: {bind: unread}}
                - {title: Music, id: music, screen: music}
          news:
            navigation-bar: {title: News}
            content: [{table: {source: {async: stories}}}]
          music:
            navigation-bar: {title: Music}
            content:
              - activity-indicator: {label: Fetching Songs, progress: {bind: share}}
              - collection: {id: covers, items: [{id: a, text: Old}]}
          song:
            navigation-bar: {title: Song}
            content: []
        """))
    try await app.update(
      .driving(.parked), .theme(.night), .textSize(1.5), .text("unread", "3"),
      .progress("share", 0.5), .source("stories", .failed), .select(tab: "music"),
      .items("covers", [.init(id: "b", text: "New")]))
    #expect(memory.texts.contains("Fetching Songs") && memory.texts.contains("3"))
    memory.advance(by: .seconds(1))
    #expect(memory.texts.contains("New") && !memory.texts.contains("Old"))
    try await app.update(.push("song"))
    #expect(memory.texts.contains("Song"))
    try await app.update(.pop, .picture("cover.png"))
    #expect(memory.texts.contains("Fetching Songs"))
    let twice = await #expect(throws: TelltaleError.self) {
      try await app.update(.push("song"), .pop)
    }
    #expect(twice?.message.contains("a second move to another screen") == true)
  }

  @Test func `rows are kept from one start to the next where a folder is named`() async throws {
    let folder = try Files.folder(["keep": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try Screen.inMemory(.named())
    let app = try await before.screen.show(.radio, keepingRowsIn: "\(folder)/rows")
    try await app.update(.rows("stations", Self.rows))
    app.close()
    let after = try Screen.inMemory(.named())
    _ = try await after.screen.show(.radio, keepingRowsIn: "\(folder)/rows")
    #expect(after.texts.contains("Blue Hour"))
    let without = try Screen.inMemory(.named())
    _ = try await without.screen.show(.radio)
    #expect(!without.texts.contains("Blue Hour"))
  }

  @Test func `a question is no app`() async throws {
    let memory = try Screen.inMemory(.named())
    let error = await #expect(throws: TelltaleError.self) {
      try await memory.screen.show(.deleteRoute)
    }
    #expect(error?.reason.kind == .scene)
  }
}
