import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleSession
import Testing

@testable import TelltaleAppProtocol

/// In which order a channel does what it is told, and what it waits for meanwhile.
@Suite(.serialized) struct ChannelFlowTests {
  private static let ping = "{\"ping\":true}\n"

  /// Descriptors with what is waited for.
  private func interests(_ app: PipedApplication) -> [String] {
    app.channel.interests.map { entry in
      let name =
        entry.fd == app.ends.input ? "input" : entry.fd == app.ends.output ? "output" : "other"
      return "\(name) \(entry.events == 0 ? "-" : entry.events == Int16(POLLIN) ? "in" : "out")"
    }
  }

  /// So much that the reader is far behind.
  private func back(_ app: PipedApplication) {
    let name = String(repeating: "n", count: 1000)
    for _ in 0..<900 { app.channel.report(.emitted(name)) }
  }

  private func drained(_ app: PipedApplication) {
    for _ in 0..<2000 where interests(app).contains("output out") {
      _ = app.told()
      _ = app.channel.drain()
    }
  }

  @Test func `it waits for lines, and for room only where something is to be written`() throws {
    let app = try PipedApplication()
    #expect(interests(app) == ["output -", "input in"] && !app.channel.hasMore)
    back(app)
    // While its reader is behind nothing new is heard.
    #expect(interests(app) == ["output out"])
    app.say(Self.ping)
    #expect(app.channel.drain().isEmpty && !app.channel.hasMore)
    drained(app)
    #expect(interests(app) == ["output -", "input in"])
    app.say(Self.ping)
    app.hangUp()
    for _ in 0..<9 where !app.channel.isClosed { _ = app.channel.drain() }
    #expect(interests(app) == ["output -"] && app.channel.ending == .endOfInput)
  }

  @Test func `the end is noticed behind a last line without an end of its own`() throws {
    let app = try PipedApplication()
    app.say(#"{"ping":true}"#)
    app.hangUp()
    // A loop sleeps where nothing more is told and nothing waited for.
    for _ in 0..<9 where app.channel.hasMore || interests(app).contains("input in") { app.work() }
    #expect(app.channel.ending == .endOfInput)
  }

  @Test func `lines are taken in batches of sixteen, with more told until all are`() throws {
    let app = try PipedApplication()
    app.say(String(repeating: Self.ping, count: 40))
    var counts: [Int] = []
    repeat { counts.append(app.channel.drain().count) } while app.channel.hasMore
    #expect(counts == [16, 16, 8])
    #expect(app.channel.drain().isEmpty)
    app.say(String(repeating: Self.ping, count: 16))
    #expect(app.channel.drain().count == 16 && !app.channel.hasMore)
  }

  @Test func `a refusal waits for the replies before it, and keeps what comes behind it waiting`()
    throws
  {
    let app = try PipedApplication()
    app.say("{\"id\":1,\"ping\":true}\n{\"id\":2,\"pingg\":true}\n{\"id\":3,\"ping\":true}\n")
    let first = app.channel.drain()
    #expect(first.count == 1 && app.channel.hasMore && app.hear() == [])
    app.channel.report(.replied(AppReply(request: first[0].number)))
    let second = app.channel.drain()
    #expect(second.count == 1)
    app.channel.report(.replied(AppReply(request: second[0].number)))
    let heard = app.hear()
    #expect(heard.count == 3 && heard.first == #"{"ok":1}"# && heard.last == #"{"ok":3}"#)
    #expect(heard[1].hasPrefix(#"{"error":2,"#))
    // With nothing before it, it is told at once.
    app.say("{\"id\":4,\"pingg\":true}\n")
    #expect(app.channel.drain().isEmpty)
    #expect(app.hear().count == 1 && !app.channel.hasMore)
  }

  @Test func `another edition comes after what was said before it, and before what is said behind`()
    throws
  {
    let app = try PipedApplication()
    var wishes: [String] = []
    func turn() -> [AppRequest] {
      app.turn { wish in
        wishes.append(wish.language?.tag ?? "")
        return nil
      }
    }
    app.say(
      "{\"id\":1,\"ping\":true}\n{\"language\":\"ja\"}\n{\"id\":3,\"language\":\"en\"}\n"
        + Self.ping)
    let first = turn()
    #expect(first.count == 1 && wishes.isEmpty && app.channel.hasMore)
    #expect(turn().isEmpty && wishes == ["ja"] && app.channel.hasMore)
    #expect(turn().count == 1 && wishes == ["ja", "en"] && !app.channel.hasMore)
    // Without an id nobody waits for a reply.
    #expect(app.hear() == [#"{"ok":3}"#])
  }

  @Test func `nothing more of an application is taken while its wish for another edition is open`()
    throws
  {
    let app = try PipedApplication()
    app.say("{\"id\":1,\"language\":\"ja\"}\n" + Self.ping)
    app.hangUp()
    for _ in 0..<3 { #expect(app.channel.drain().isEmpty) }
    #expect(app.channel.wish?.language == "ja" && app.channel.hasMore && !app.channel.isClosed)
    app.channel.settleWish(nil)
    #expect(app.channel.wish == nil && app.hear() == [#"{"ok":1}"#])
    #expect(app.channel.drain().count == 1)
    #expect(app.channel.drain().isEmpty && app.channel.isClosed)
  }

  @Test func `where nothing can be opened anew, that is the reply`() throws {
    let app = try PipedApplication()
    app.say("{\"id\":1,\"language\":\"ja\"}\n{\"language\":\"ja\"}\n")
    app.work { _ in "the app cannot be reopened here" }
    let heard = app.hear()
    #expect(heard.count == 2)
    #expect(
      heard.first?.hasPrefix(#"{"error":1,"message":"the app cannot be reopened here","line":1"#)
        == true)
    #expect(
      heard.last?.hasPrefix(
        #"{"error":null,"message":"the app cannot be reopened here","line":2"#) == true)
  }

  @Test func `the end says why, after a refusal that waited`() throws {
    let app = try PipedApplication()
    app.say(Self.ping + "{\"id\":2,\"pingg\":true}\n")
    #expect(app.channel.drain().count == 1)
    app.channel.finish("signal")
    let heard = app.hear()
    #expect(heard.count == 2 && heard.first?.hasPrefix(#"{"error":2,"#) == true)
    #expect(heard.last == #"{"event":"ended","reason":"signal"}"#)
  }

  @Test
  func `what is told by itself is owed, and a report that is no business of theirs is not told`()
    throws
  {
    let app = try PipedApplication()
    app.channel.tell(["event": "ready"])
    app.channel.report(.armed)
    app.channel.report(.home)
    #expect(app.hear() == [#"{"event":"ready"}"#, #"{"event":"home"}"#])
  }

  @Test(arguments: ["", "\n"])
  func `what was said before the reader went is taken, its last line whole or not, and no more`(
    lineEnd: String
  ) throws {
    let app = try PipedApplication()
    app.say(Self.ping + "oops\n\n\n" + #"{"id":2,"ping":true}"# + lineEnd)
    app.deafen()
    app.channel.report(.home)
    #expect(app.channel.hasMore)
    var taken = 0
    for _ in 0..<9 where app.channel.hasMore { taken += app.channel.drain().count }
    #expect(taken == 2 && app.channel.isClosed)
    app.say(Self.ping)
    #expect(app.channel.drain().isEmpty)
    guard case .brokenOutput(EPIPE)? = app.channel.ending else {
      Issue.record("\(String(describing: app.channel.ending))")
      return
    }
    app.channel.finish("left")
    #expect(app.channel.isClosed)
  }

  @Test func `a reader that is gone when the end is told is an ending of its own`() throws {
    let app = try PipedApplication()
    #expect(app.channel.drain().isEmpty && app.channel.ending == nil)
    app.deafen()
    app.channel.finish("left")
    #expect(app.channel.ending == .brokenOutput(EPIPE))
  }

  @Test func `the names of another edition count once it is used`() throws {
    let app = try PipedApplication()
    let line = "{\"id\":1,\"push\":\"playing\"}\n"
    app.say(line)
    #expect(app.channel.drain().count == 1, "\(String(describing: app.channel.ending))")
    app.channel.use(try MediaApp.reader(text: "start: a\nscreens: {a: {content: []}}\n"))
    app.say(line)
    #expect(app.channel.drain().isEmpty)
    #expect(
      app.hear().last?.hasPrefix(#"{"error":1,"#) == true,
      "\(String(describing: app.channel.ending))")
  }

  @Test func `input that cannot be read is at its end`() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for descriptor in ends { close(descriptor) } }
    let channel = AppChannel(
      try MediaApp.reader(), over: AppStream(input: folder, output: ends[1], name: "a folder"))
    #expect(channel.drain().isEmpty && channel.ending == .endOfInput)
  }
}
