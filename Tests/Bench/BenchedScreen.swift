import TelltaleCommands
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleText

/// A screen in memory that is asked to show the same things again and again, with a stopwatch.
///
/// Each measure covers all from the event to the finished pixels: session, picture, damage, paint.
final class BenchedScreen {
  private let environment: Environment
  private let question: Question
  private let blank: Session
  private let painter: Painter<FontBook>
  private var session: Session
  private var isTurnedOn = false
  /// Longer after the first frame than any guard time.
  private static let armed = Instant(microseconds: 10_000_000)

  init(
    setup: ProfileSetup, alert: Alert, shown: ShownScene, size: PixelSize, settings: SceneSettings
  ) {
    let builder = ScreenBuilder(shown, on: setup, settings, size: size)
    environment = builder.environment
    question = Question(id: ScreenBuilder.question, alert: alert, language: shown.language)
    blank = builder.session
    session = blank
    session.showFocus()
    painter = Painter(size: size, glyphs: setup.fonts)
  }

  /// Asks the alert and paints it.
  func ask() {
    handle(.asked(question))
    paint()
  }

  /// Lets so much time pass that the alert takes input.
  func arm() {
    handle(.presented(frame: session.frame, at: .zero))
    handle(.elapsed(BenchedScreen.armed))
  }

  /// Nanoseconds for painting the whole screen once more, its texts laid out already.
  func repaint() -> Int {
    let start = Nanoseconds.now
    painter.forget()
    paint()
    return Nanoseconds.now - start
  }

  /// Nanoseconds from a turn of the knob to the first picture of the ring that leaves for the next button.
  func turn(_ round: Int) throws -> Int {
    let before = session.focusedControl
    let event = turned(at: BenchedScreen.armed)
    let start = Nanoseconds.now
    handle(event)
    paint()
    let end = Nanoseconds.now
    guard session.focusedControl != before else {
      StandardStreams.complain(
        "telltale: the focus does not move in this scene, so nothing to time")
      throw ExitStatus.badScene.code
    }
    return end - start
  }

  private func turned(at time: Instant) -> Event {
    defer { isTurnedOn.toggle() }
    let event = InputEvent(
      device: DeviceID(1), kind: .knob, time: time,
      occurrence: .turned(detents: isTurnedOn ? -1 : 1))
    return .input(event, handledAt: time)
  }

  /// Nanoseconds for a picture of the ring on its way from one button to the next.
  func glide(_ round: Int) -> Int {
    // The one before has come to rest.
    let time = BenchedScreen.armed.advanced(byMilliseconds: 1_000 * (round + 1))
    handle(.elapsed(time))
    handle(turned(at: time))
    paint()
    return tick(to: time.advanced(byMilliseconds: Self.step))
  }

  /// Milliseconds after the beginning of what moves, in the midst of it.
  private static let step = 50

  private func tick(to time: Instant) -> Int {
    let start = Nanoseconds.now
    handle(.elapsed(time))
    paint()
    return Nanoseconds.now - start
  }

  /// Nanoseconds from a question whose words were never shown before to its picture.
  func askAnew(_ round: Int) -> Int {
    var question = question
    let title = question.alert.title.longest.string
    question.alert.title = TextVariants(TextContent("\(title) \(round)"))
    question.alert.message = question.alert.message.map { TextContent("\(round) \($0.string)") }
    session = blank
    session.showFocus()
    paint()
    let start = Nanoseconds.now
    handle(.asked(question))
    paint()
    return Nanoseconds.now - start
  }

  private func handle(_ event: Event) { _ = session.handle(event, in: environment) }

  private func paint() { _ = painter.paint(session.picture(in: environment)) }
}
