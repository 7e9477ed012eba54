import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleText

/// The screens of an app in memory, scrolled and changed again and again, with a stopwatch.
///
/// Each measure covers all from the event to the finished pixels: session, picture, damage, paint.
final class BenchedApp {
  private let environment: Environment
  private let painter: Painter<FontBook>
  private var session: Session
  private var now = Instant(microseconds: 10_000_000)
  private let middle: PixelPoint
  /// The name of a text that is changed; absent where the scene has none for that.
  private let text: String?

  init(setup: ProfileSetup, shown: ShownScene, size: PixelSize, settings: SceneSettings) {
    environment = setup.environment(for: shown).reducingMotion(true)
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: environment)
    painter = Painter(size: size, glyphs: setup.fonts)
    text = Self.benchText(in: shown.scene)
    middle = PixelPoint(x: size.width / 2, y: size.height * 3 / 4)
    _ = session.open(
      shown.scene, question: ScreenBuilder.question, language: shown.language, words: shown.words,
      at: now, in: environment)
    // A vehicle that may move shows short lists only.
    tell(.driving(.parked))
    fill(shown.scene)
    settle()
  }

  /// Sources called `bench-N` deliver N rows.
  private func fill(_ scene: Scene) {
    for name in scene.screens.values.flatMap(\.content).compactMap(Self.benchSource) {
      guard let count = name.split(separator: "-").last.flatMap({ Int($0) }) else { continue }
      let rows = (0..<min(count, 100_000)).map { number in
        TableRow(
          id: "r\(number)", style: .standard(.subtitle),
          title: TextVariants(TextContent("Station \(number)")),
          subtitle: TextVariants(TextContent("Highway Radio \(number % 17)")), push: "detail")
      }
      tell(.rows(name, .replace(rows)))
    }
  }

  private static func benchSource(of element: Element) -> String? {
    guard case .table(let table) = element, let name = table.source?.name, name.hasPrefix("bench-")
    else { return nil }
    return name
  }

  /// The first text called `bench-N`.
  private static func benchText(in scene: Scene) -> String? {
    scene.allElements.lazy.compactMap { placed in
      guard case .label(let label) = placed.element else { return nil }
      return label.text.binding
    }.first { $0.hasPrefix("bench-") }
  }

  private func tell(_ update: AppUpdate) {
    let request = AppRequest(number: 0, updates: [update])
    _ = session.handle(.requested(request, at: now), in: environment)
  }

  /// Puts a finger down in the middle of the content and moves it beyond what still is a tap.
  func grab() {
    touch(.contactDown(contact: 0, at: middle))
    touch(.contactMoved(contact: 0, at: PixelPoint(x: middle.x, y: middle.y - 60)))
    paint()
  }

  /// Nanoseconds from a finger's move by 7 pixels to the finished picture.
  func scroll(_ round: Int) -> Int {
    time {
      touch(.contactMoved(contact: 0, at: PixelPoint(x: middle.x, y: middle.y - 60 - 7 * round)))
    }
  }

  func release() {
    touch(.contactUp(contact: 0, at: middle))
    settle()
  }

  /// Nanoseconds from the choice of the other tab to its picture; `nil` without tabs.
  func selectTab(_ round: Int) -> Int? {
    tap(session.screenPlacement?.controls.first { $0.id == .tab(round % 2) })
  }

  /// Nanoseconds from a tap on the first row to the picture of the screen that it opens, or of the
  /// one before, in turn; `nil` where it opens none.
  func push(_ round: Int) -> Int? {
    let controls = session.screenPlacement?.controls ?? []
    if session.screenDepth > 1 { return tap(controls.first { $0.id == .back }) }
    let time = tap(controls.first { $0.scrolls && !$0.target.isEmpty })
    return session.screenDepth > 1 ? time : nil
  }

  /// Nanoseconds from another text to its picture; `nil` where there is none to be changed.
  func change(_ round: Int) -> Int? {
    guard let text else { return nil }
    let words = TextVariants(TextContent("Part \(round)"))
    return time { tell(.text(text, words)) }
  }

  /// Touches a control, and times what its release brings about.
  private func tap(_ control: Control?) -> Int? {
    guard let control else { return nil }
    settle()
    let point = PixelPoint(x: control.target.midX, y: control.target.midY)
    touch(.contactDown(contact: 0, at: point))
    paint()
    now = now.advanced(byMilliseconds: 120)
    return time { touch(.contactUp(contact: 0, at: point)) }
  }

  private func time(_ body: () -> Void) -> Int {
    let start = Nanoseconds.now
    body()
    paint()
    return Nanoseconds.now - start
  }

  private func touch(_ occurrence: InputEvent.Occurrence) {
    let event = InputEvent(device: DeviceID(1), kind: .touch, time: now, occurrence: occurrence)
    _ = session.handle(.input(event, handledAt: now), in: environment)
  }

  private func settle() {
    paint()
    _ = session.handle(.presented(frame: session.frame, at: now), in: environment)
    now = now.advanced(byMilliseconds: 1500)
    _ = session.handle(.elapsed(now), in: environment)
    paint()
  }

  private func paint() { _ = painter.paint(session.picture(in: environment)) }
}
