import Foundation
import TelltaleHost
import TelltaleSession
import Testing

@testable import TelltaleAppProtocol

/// The channel on two pipes, with a test in the place of the application.
@Suite(.serialized) struct AppChannelTests {
  @Test func `requests get replies in their order, bad ones with their place`() throws {
    let app = try PipedApplication()
    app.say(
      "{\"id\":1,\"ping\":true}\n\n{\"id\":2,\"set\":{\"x\":1}}\n{\"ping\":true}\n{\"id\":\"c\"")
    app.work()
    let lines = app.hear()
    #expect(lines.count == 2)
    #expect(lines.contains(#"{"ok":1}"#))
    #expect(
      lines.contains { $0.hasPrefix(#"{"error":2,"#) && $0.contains(#""line":3,"column":16"#) })
    app.say(",\"ping\":true}\n")
    app.work()
    #expect(app.hear() == [#"{"ok":"c"}"#])
  }

  @Test func `the end of input ends the app after what was said before it`() throws {
    let app = try PipedApplication()
    app.say(String(repeating: "{\"id\":1,\"ping\":true}\n", count: 40) + "{\"id\":2,\"ping\":true}")
    app.hangUp()
    for _ in 0..<9 where !app.channel.isClosed { app.work() }
    #expect(app.channel.ending == .endOfInput)
    #expect(app.hear().count == 41)
    app.channel.finish("left")
    #expect(app.hear() == [#"{"event":"ended","reason":"left"}"#])
  }

  @Test func `a reader that went away is noticed without writing`() throws {
    let app = try PipedApplication()
    app.deafen()
    #expect(app.channel.drain().isEmpty)
    guard case .brokenOutput? = app.channel.ending else {
      Issue.record("not noticed")
      return
    }
  }

  @Test func `a reader that does not read keeps nobody waiting and loses events only`() throws {
    let app = try PipedApplication()
    app.say("{\"id\":1,\"ping\":true}\n")
    let name = String(repeating: "n", count: 1000)
    for _ in 0..<3000 { app.channel.report(.emitted(name)) }
    // Backed up, no request is begun.
    #expect(app.channel.drain().isEmpty)
    var text = ""
    for _ in 0..<1000 {
      app.work()
      text += app.told()
    }
    let lines = text.split(separator: "\n")
    let kept = lines.filter { $0.contains("emitted") }.count
    let dropped = lines.compactMap { $0.firstMatch(of: /"dropped","count":(\d+)/) }
      .compactMap { Int($0.1) }.reduce(0, +)
    #expect(kept + dropped == 3000 && dropped > 0)
    let isAnswered = lines.contains(#"{"ok":1}"#)
    #expect(isAnswered)
  }

  @Test func `another edition is asked for by what it is to be, and may be refused`() throws {
    let app = try PipedApplication()
    var wishes: [String] = []
    app.say("{\"id\":1,\"language\":\"ja\"}\n{\"id\":2,\"profile\":\"none\"}\n")
    app.work { wish in
      wishes.append(wish.language?.tag ?? wish.profile ?? "")
      return wish.profile == nil ? nil : "the app cannot be shown with this setting"
    }
    #expect(wishes == ["ja", "none"])
    let lines = app.hear()
    #expect(lines.first == #"{"ok":1}"#)
    #expect(
      lines.last?.hasPrefix(#"{"error":2,"#) == true && lines.last?.contains("\"line\":2") == true)
  }
}
