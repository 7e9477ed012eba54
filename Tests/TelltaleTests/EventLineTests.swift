import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import Testing

@testable import Telltale

/// Events that come as lines, from the unit's service.
@Suite struct EventLineTests {
  private static let reports: [HostReport] = [
    .app(.activated(screen: "a", control: "stop")),
    .app(.selected(screen: "a", list: "rows", entry: "r1", index: 3)),
    .app(.gesture(screen: "a", list: "rows", entry: "r1", kind: "hold")),
    .app(.adjusted(screen: "a", control: "heat", value: "21.5")),
    .app(.switched(screen: "a", control: "fan", isOn: true)),
    .app(.chosen(screen: "a", control: "mode", option: "eco")),
    .app(.shown(screen: "a", depth: 2)), .app(.tabSelected("home")),
    .app(.modalOpened("name")), .app(.modalClosed("name", kept: true, fields: ["f": "x"])),
    .app(.modalLeft("name", fields: ["f": "\u{1F600}"])), .app(.wanted(source: "rows")),
    .app(.silent(true)), .app(.silent(false)), .app(.idle), .app(.scanned("4711")),
    .app(.ignored(control: "stop", .early)),
    .app(.typed(screen: "a", control: "f", text: "\u{0}\n\"")),
    .emitted("stop"), .home, .displayHidden, .displayVisible, .displayStalled, .displayRecovered,
  ]

  @Test(arguments: reports)
  func `an event reads as one of a screen of one's own`(report: HostReport) throws {
    let line = try #require(report.event)
    #expect(App.Event(try JSONReader.read(Array(line.line.utf8))) == App.Event(report))
  }

  @Test(arguments: [
    (
      #"{"event": "answered", "ask": null, "alert": "a", "outcome": "chosen", "choice": "b", "fields": ["c"]}"#,
      App.Event.answered(alert: "a", .chosen("b", fields: ["c"]))
    ),
    (
      #"{"event": "answered", "ask": null, "alert": null, "outcome": "timed-out"}"#,
      .answered(alert: nil, .timedOut)
    ),
    (
      #"{"event": "answered", "ask": null, "alert": null, "outcome": "cancelled"}"#,
      .answered(alert: nil, .cancelled)
    ),
    (
      #"{"event": "answered", "ask": null, "alert": null, "outcome": "withdrawn"}"#,
      .answered(alert: nil, .withdrawn)
    ),
    (
      #"{"event": "refused", "message": "not while driving", "rule": "R"}"#,
      .refused("not while driving")
    ),
    (
      #"{"event": "limited", "screen": "a", "control": "rows", "kind": "rows", "shown": 6, "of": 40}"#,
      .limited(screen: "a", control: "rows", shown: 6, of: 40)
    ),
    (#"{"event": "dropped", "count": 12}"#, .dropped(12)),
  ])
  func `an event of the protocol is heard`(line: String, event: App.Event) throws {
    #expect(App.Event(try JSONReader.read(Array(line.utf8))) == event)
  }

  @Test(arguments: [
    #"{"event": "ready", "protocol": 1}"#, #"{"event": "ended", "reason": "left"}"#,
    #"{"event": "from-a-later-version"}"#, #"{"ok": 1}"#, "[]", "3",
    #"{"event": "answered", "outcome": "somehow"}"#, #"{"event": "display", "state": "stalled"}"#,
  ])
  func `a line that tells an app nothing is no event`(line: String) throws {
    #expect(App.Event(try JSONReader.read(Array(line.utf8))) == nil)
  }

  @Test func `a reply tells what was left out, and why nothing was done`() throws {
    let taken = try JSONReader.read(
      Array(#"{"ok": 3, "warnings": ["connection:1:8: warning: a mark; it is left out"]}"#.utf8))
    #expect(try UpdateReply(taken)?.result.get() == ["a mark; it is left out"])
    let refused = try JSONReader.read(
      Array(
        #"{"error": 4, "message": "no such row", "line": 3, "column": 4, "remedy": "add it", "rule": "R", "also": ["connection:3:9: error: nor this"]}"#
          .utf8))
    let reply = try #require(UpdateReply(refused))
    #expect(reply.number == 4)
    let error = try #require(throws: RuntimeError.self) { try reply.result.get() }
    #expect(error.message == "no such row; add it [R]\nnor this")
    #expect(UpdateReply(["error": .null]) == nil)
  }
}
