import Foundation
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleText
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// `telltale run` but for the screen, which is in memory: an application says all it has to say and
/// hangs up, and reads what it was told.
@Suite(.serialized) struct AppConversationTests {
  private static func scene(_ title: String, _ source: String) -> String {
    """
    profile: kiosk
    start: main
    screens:
      main:
        navigation-bar: {title: \(title)}
        content:
          - table: {source: {async: \(source)}, cache: true}

    """
  }

  /// What the application hears, how the run ended, and what is kept of its rows.
  private func converse(
    _ lines: String..., deafens: Bool = false, signals: SignalSource? = nil
  ) throws -> (
    heard: [String], app: AppConversation, end: ScreenEnd, kept: String
  ) {
    let folder = try Files.folder([
      "app.yaml": Self.scene("Stations", "stations"), "app.ja.yaml": Self.scene("駅", "senders"),
      "ask.ja.yaml": "profile: kiosk\nalert: {title: Saved, buttons: [{title: OK}]}\n",
      "ask.yaml": Self.scene("Stations", "stations"),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    signal(SIGPIPE, SIG_IGN)
    var (inward, outward): ([Int32], [Int32]) = ([0, 0], [0, 0])
    #expect(pipe(&inward) == 0 && pipe(&outward) == 0)
    defer { for descriptor in [inward[0], outward[1]] { close(descriptor) } }
    let text = Array(lines.map { $0 + "\n" }.joined().utf8)
    #expect(write(inward[1], text, text.count) == text.count)
    close(inward[1])
    if deafens { close(outward[0]) }

    let name = lines.contains { $0.contains("question") } ? "ask.yaml" : "app.yaml"
    let edition = try AppEdition("\(folder)/\(name)", SceneSettings(), in: .quiet)
    let app = try AppConversation(
      edition, over: AppStream(input: inward[0], output: outward[1], name: "standard input"),
      cache: "\(folder)/kept")
    let clock = MonotonicClock()
    let display = MemoryDisplay(size: PixelSize(width: 800, height: 480), clock: clock)
    let opening = ScreenBuilder(
      edition.shown, on: edition.setup, edition.settings, size: display.size)
    let devices = ScreenDevices(
      display: display, input: ScriptedInput(clock: clock), clock: clock)
    let host = opening.host(on: devices, app) { app.channel.report($0) }
    app.begin(display.size)
    opening.open(on: host)
    let end = host.run(signals: signals)
    app.channel.finish(end.word)

    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = deafens ? 0 : max(0, read(outward[0], &room, room.count))
    if !deafens { close(outward[0]) }
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept")
    let kept = try files.map {
      try String(contentsOfFile: "\(folder)/kept/\($0)", encoding: .utf8)
    }
    let heard = String(decoding: room.prefix(count), as: UTF8.self)
    return (heard.split(separator: "\n").map(String.init), app, end, kept.joined())
  }

  @Test func `what is said after another language is understood and kept by its screens`() throws {
    let (heard, app, end, kept) = try converse(
      #"{"id":1,"rows":{"stations":[{"id":"a","title":"City FM"}]}}"#,
      #"{"id":2,"rows":{"senders":[{"id":"b","title":"駅前"}]}}"#, #"{"id":3,"language":"ja"}"#,
      #"{"id":4,"rows":{"senders":[{"id":"c","title":"海辺"}]}}"#, #"{"id":5,"profile":"ios"}"#,
      #"{"id":6,"profile":"nonsense"}"#, #"{"id":7,"ping":true}"#)
    #expect(end == .left && app.channel.ending == .endOfInput)
    #expect(
      heard.first == #"{"event":"ready","protocol":1,"profile":"kiosk","language":"en","#
        + #""width":800,"height":480}"#)
    let replies = heard.filter { $0.hasPrefix("{\"ok\"") || $0.hasPrefix("{\"error\"") }
      .map { $0.prefix { $0 != "," } }
    #expect(
      replies == [
        "{\"ok\":1}", "{\"error\":2", "{\"ok\":3}", "{\"ok\":4}", "{\"ok\":5}", "{\"error\":6",
        "{\"ok\":7}",
      ])
    #expect(
      heard.contains { $0.hasPrefix("{\"error\":6") && $0.contains(AppEdition.refusal) })
    #expect(heard.contains(#"{"event":"wanted","source":"senders"}"#))
    #expect(heard.last == #"{"event":"ended","reason":"left"}"#)
    // What a language file does not name cannot be shown by it.
    #expect(kept.contains("海辺") && !kept.contains("駅前"))
    #expect(app.edition.shown.language.tag == "ja")
    #expect(app.edition.setup.profile.name == "ios")
  }

  @Test func `a language without an edition is refused, and the app goes on as it was`() throws {
    let (heard, app, _, _) = try converse(
      #"{"id":1,"language":"de"}"#, #"{"id":2,"ping":true}"#)
    #expect(
      heard.contains { $0.hasPrefix(#"{"error":1,"message":"there is no edition in de; it"#) })
    #expect(heard.contains("{\"ok\":2}"))
    #expect(app.edition.shown.language.tag == "en")
  }

  @Test func `an app does not become a question, and stays as it was`() throws {
    let (heard, app, _, _) = try converse(
      #"{"id":"question","language":"ja"}"#,
      #"{"id":2,"rows":{"stations":[{"id":"a","title":"City FM"}]}}"#)
    #expect(heard.contains { $0.hasPrefix(#"{"error":"question","message":"the app cannot be"#) })
    #expect(heard.contains("{\"ok\":2}"))
    #expect(app.edition.shown.language.tag == "en")
  }

  @Test func `an application that went away ends the app`() throws {
    let (_, app, end, _) = try converse(#"{"id":1,"ping":true}"#, deafens: true)
    #expect(end == .left && app.channel.ending == .brokenOutput(EPIPE))
  }

  @Test func `a question has no conversation`() throws {
    let question = try AppEdition(
      Files.path("docs/examples/delete-route.yaml"), SceneSettings(profile: "kiosk"), in: .quiet)
    let error = #expect(throws: RuntimeError.self) {
      try AppConversation(question, over: .standard)
    }
    #expect(error?.kind == .scene)
    #expect(error?.message.contains("expected screens; ask one question with") == true)
  }
}
