import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Whole runs of the loop, turn by turn, with all that happens to a display, to devices and to an app:
/// what is reported, what is drawn, and how it ends, compared with what was approved. `tools/goldens`
/// writes it anew.
@Suite struct HostWalkGoldenTests {
  private static let gone = DisplayError(.gone, message: "the card went", remedy: "")

  private static let alert: Alert = {
    var alert = Alert(
      title: "Route Not Loaded",
      buttons: [
        AlertButton(id: "retry", title: "Retry", action: .emit("again")),
        AlertButton(title: "Cancel", role: .cancel),
      ])
    alert.timeoutMilliseconds = 3000
    return alert
  }()

  /// A display's events in turn after turn, while a question stands that has a limit.
  private static let sights: [(title: String, turns: [HostWalk.Turn])] = [
    ("nothing happens", []),
    ("stalls and recovers", [{ $0.tell(.stalled) }, { $0.tell(.recovered) }]),
    ("is hidden and comes back", [{ $0.tell(.hidden) }, { _ in }, { $0.tell(.visible) }]),
    ("is hidden for good", [{ $0.tell(.hidden) }]),
    (
      "is hidden twice, and comes back once",
      [
        { $0.tell(.hidden) }, { $0.tell(.hidden) }, { $0.tell(.visible) },
      ]
    ),
    (
      "another console has it",
      [
        { $0.tell(.handedOver) }, { $0.tell(.hidden) }, { $0.tell(.takenBack) },
        { $0.tell(.visible) },
      ]
    ),
    ("another size", [{ $0.display.resize(to: PixelSize(width: 800, height: 480)) }]),
    ("is lost", [{ $0.tell(.lost(gone)) }]),
    ("is closed", [{ $0.display.close() }, { $0.tell(.visible) }]),
    ("is answered", [{ _ in }, { $0.press(28) }]),
    ("is cancelled", [{ _ in }, { $0.press(1) }]),
    ("is left for Home", [{ _ in }, { $0.press(172) }]),
    (
      "is answered as the card goes",
      [
        { _ in },
        { walk in
          walk.press(28)
          walk.tell(.lost(gone))
        },
      ]
    ),
    ("the app goes", [{ _ in }, { $0.app.isClosed = true }]),
    (
      "a keyboard comes and goes",
      [
        { $0.input([.attached(name: "Keyboard")]) }, { $0.input([.detached(name: "Keyboard")]) },
      ]
    ),
  ]

  @Test func `a question goes through what a display does as it was approved to`() throws {
    var lines: [String] = []
    for (title, turns) in Self.sights {
      for pace in [MemoryDisplay.Pace.immediate, .manual] {
        let walk = HostWalk(turns: turns, pace: pace)
        walk.host.handle(.asked(Question(id: 1, alert: Self.alert, language: "en")))
        walk.run()
        lines += ["# \(title), \(pace)"] + walk.lines
      }
    }
    try compare(lines, with: "questions")
  }

  private static let screen = Scene(
    root: .screen(
      Screen(content: [
        .label(Label(text: RichText([TextRun(text: "-")], binding: "now"))),
        .button(Button(id: "stop", title: "Stop", action: .emit("stop"))),
        .picture(Picture(image: "plan.png")),
      ])))

  private static func text(_ text: String) -> AppUpdate {
    .text("now", TextVariants(TextContent(text)))
  }

  private static let apps: [(title: String, turns: [HostWalk.Turn])] = [
    (
      "texts",
      [
        { $0.ask([text("One")], [text("Two"), text("Three")]) }, { $0.ask([text("Three")]) },
      ]
    ),
    ("what is refused", [{ $0.ask([.text("none", nil)], [text("One"), .badge("none", nil)]) }]),
    (
      "pictures",
      [
        { $0.ask([.picture("plan.png"), .picture("other.png")]) },
        { $0.pictures.come() }, { $0.pictures.come(isWanted: false) }, { $0.ask([text("One")]) },
      ]
    ),
    (
      "pictures of a hidden screen",
      [{ $0.tell(.hidden) }, { $0.pictures.come() }, { $0.tell(.visible) }]
    ),
    (
      "a question over it",
      [
        { $0.ask([.ask(Question(id: 5, alert: alert, language: "en"))]) }, { _ in },
        { $0.press(28) }, { _ in }, { $0.ask([text("After")]) },
      ]
    ),
    (
      "a question that is taken back",
      [
        { $0.ask([.ask(Question(id: 5, alert: alert, language: "en"))]) },
        { $0.ask([.withdraw(5)]) },
      ]
    ),
    ("a press", [{ $0.press(15) }, { $0.press(28) }]),
    ("Home", [{ $0.press(172) }]),
    (
      "another edition",
      [
        { walk in
          walk.host.reopen(
            screen, language: "de", words: .english, in: walk.environment,
            glyphs: HostWalk.NoGlyphs())
        }
      ]
    ),
    (
      "the card goes",
      [{ $0.ask([text("One")]) }, { $0.tell(.lost(gone)) }, { $0.ask([text("Two")]) }]
    ),
    ("a heartbeat that stops", [{ $0.ask([.heartbeat(milliseconds: 1000)]) }]),
  ]

  @Test func `an app goes through what is asked as it was approved to`() throws {
    var lines: [String] = []
    for (title, turns) in Self.apps {
      let walk = HostWalk(turns: turns, pace: .immediate)
      walk.host.open(Self.screen, question: 1, language: "en", words: .english)
      walk.run()
      lines += ["# \(title)"] + walk.lines
    }
    try compare(lines, with: "apps")
  }

  private func compare(_ lines: [String], with name: String) throws {
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "host/\(name).txt", text) == [])
  }
}
