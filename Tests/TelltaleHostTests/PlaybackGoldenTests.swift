import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Sessions on a display in memory: what is told and when, event by event, compared with what was
/// approved. `tools/goldens` writes it anew.
@Suite struct PlaybackGoldenTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  private final class Log {
    var lines: [String] = []
  }

  /// Pictures that are there from the second time on that they are asked for.
  private final class Pictures: PictureStore {
    var forgotten: [String] = []
    private var wanted: Set<PictureKey> = []
    private var news: Set<PictureKey> = []
    let descriptor: Int32? = nil

    func image(for key: PictureKey) -> GlyphImage? {
      guard !forgotten.isEmpty else { return nil }
      return GlyphImage(
        left: 0, top: 0, width: key.size.width, height: key.size.height,
        pixels: .color([UInt32](repeating: 0xFF12_3456, count: key.size.width * key.size.height)))
    }

    func show(_ keys: Set<PictureKey>) { wanted = keys }
    func forget(_ name: String) {
      forgotten.append(name)
      news = wanted
    }
    func drain() -> Set<PictureKey> {
      defer { news = [] }
      return news
    }
  }

  private let size = PixelSize(width: 480, height: 272)
  private let log = Log()
  private let pictures = Pictures()
  private let environment = Environment(profile: .sample(), typesetter: GridTypesetter())

  private func playback(start: Int = 0) -> Playback<NoGlyphs> {
    Playback(
      session: Session(size: size, appearance: .day, in: environment), environment: environment,
      glyphs: NoGlyphs(),
      pictures: pictures, start: moment(start)
    ) { [log] report, time in
      let plain = ["TelltaleHost.", "TelltaleSession.", "TelltaleModel."].reduce("\(report)") {
        $0.replacing($1, with: "")
      }
      log.lines.append("\(time.microseconds / 1000) \(plain)")
    }
  }

  private func moment(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  private func event(_ occurrence: InputEvent.Occurrence, at milliseconds: Int) -> InputEvent {
    InputEvent(
      device: DeviceID(1), kind: .keys, time: moment(milliseconds), occurrence: occurrence)
  }

  private func press(_ code: UInt16, at milliseconds: Int) -> [InputEvent] {
    [
      event(.keyDown(KeyPress(code: code)), at: milliseconds),
      event(.keyUp(KeyPress(code: code)), at: milliseconds + 60),
    ]
  }

  private var alert: Alert {
    var alert = Alert(
      title: "Route Not Loaded",
      buttons: [
        AlertButton(id: "retry", title: "Retry", action: .emit("again")),
        AlertButton(title: "Cancel", role: .cancel),
      ])
    alert.timeoutMilliseconds = 3000
    return alert
  }

  @Test(arguments: [28, 1, 172, 57, 0] as [UInt16])
  func `a question is answered by a key, or by its limit`(code: UInt16) throws {
    let playback = playback(start: 100)
    #expect(playback.now == moment(100))
    playback.open(Scene(root: .alert(alert)), question: 1, language: "en", words: .english)
    playback.send(event(.attached(name: "Keys"), at: 150))
    if code > 0 { for event in press(code, at: 1000) { playback.send(event) } }
    playback.send(event(.detached(name: "Keys"), at: 1200))
    playback.advance(to: moment(5000))
    playback.advance(to: moment(40))
    #expect(playback.now == moment(5000), "time does not go back")
    #expect(playback.answers.map(\.question) == [1])
    #expect(playback.hasLeft == (code == 172))
    try compare("question-\(code)")
  }

  @Test func `an app is shown, changed, pressed and left`() throws {
    let playback = playback()
    let scene = Scene(
      root: .screen(
        Screen(content: [
          .label(Label(text: RichText([TextRun(text: "-")], binding: "now"))),
          .button(Button(id: "stop", title: "Stop", action: .emit("stop"))),
          .picture(Picture(image: "plan.png")),
        ])))
    playback.open(scene, question: 1, language: "en", words: .english)
    let before = pixels(playback)
    playback.advance(to: moment(900))
    let updates: [AppUpdate] = [
      .text("now", TextVariants(TextContent("One"))), .picture("plan.png"), .picture("b.png"),
    ]
    playback.send(AppRequest(number: 3, updates: updates))
    #expect(pictures.forgotten == ["plan.png", "b.png"])
    let after = pixels(playback)
    #expect(!before.contains(0x12_3456) && after.contains(0x12_3456), "the picture has come")
    for event in press(15, at: 1500) + press(28, at: 2500) { playback.send(event) }
    playback.reopen(scene, language: "de", words: .english, in: environment, glyphs: NoGlyphs())
    #expect(pixels(playback).contains(0x12_3456))
    #expect(!playback.hasLeft)
    for event in press(172, at: 4000) { playback.send(event) }
    #expect(playback.hasLeft && playback.answers.isEmpty)
    try compare("app")
  }

  private func pixels(_ playback: Playback<NoGlyphs>) -> Set<UInt32> {
    playback.withCanvas { canvas in
      Set((0..<size.width * size.height).map { canvas.pixels[$0] })
    }
  }

  private func compare(_ name: String) throws {
    let text = log.lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "host/playback-\(name).txt", text) == [])
  }
}
