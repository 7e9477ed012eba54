import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession

/// A session on a display in memory, with a clock that is moved by hand: the same input gives the
/// same frames, to the byte, however fast the machine is.
package final class Playback<Glyphs: GlyphSource> {
  package private(set) var session: Session
  package private(set) var now: Instant
  package private(set) var answers: [Answer] = []
  /// True once the person went Home.
  package private(set) var hasLeft = false
  private var world: World
  private var painter: Painter<Glyphs>
  private let pictures: any PictureStore
  private let report: (HostReport, Instant) -> Void

  package init(
    session: Session, world: World, glyphs: Glyphs,
    pictures: any PictureStore = EmptyPictures(), start: Instant = .zero,
    report: @escaping (HostReport, Instant) -> Void
  ) {
    self.session = session
    self.world = world
    self.pictures = pictures
    self.report = report
    now = start
    painter = Painter(size: session.size, glyphs: glyphs, pictures: pictures)
  }

  /// Shows a scene, whatever it holds.
  package func open(
    _ scene: Scene, number: Int, language: Language, words: InterfaceWords,
    remembered: [String: [TableRow]] = [:]
  ) {
    run(
      session.open(
        scene, number: number, language: language, words: words, remembered: remembered, at: now,
        in: world))
  }

  /// Shows another edition of the app in place of the one that is shown.
  package func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, in world: World, glyphs: Glyphs
  ) {
    self.world = world
    painter = Painter(size: session.size, glyphs: glyphs, pictures: pictures)
    run(session.reopen(scene, language: language, words: words, at: now, in: world))
  }

  /// Takes an event in; a new picture is drawn and on the glass at once.
  package func handle(_ event: Event) {
    run(session.handle(event, in: world))
    guard case .requested(let request, _) = event else { return }
    for case .picture(let name) in request.updates {
      pictures.forget(name)
      _ = painter.paintArrivals()
    }
  }

  private func run(_ effects: [Effect]) {
    var presented: Int?
    for effect in effects {
      switch effect {
      case .redraw(let frame): presented = frame
      case .answer(let answer):
        answers.append(answer)
        report(.answered(answer), now)
      case .armed: report(.armed, now)
      case .emit(let name): report(.emitted(name), now)
      case .app(let event): report(.app(event), now)
      case .replied(let reply): report(.replied(reply), now)
      case .note(let finding): report(.note(finding), now)
      case .exitHome:
        hasLeft = true
        report(.home, now)
      }
    }
    guard let presented else { return }
    _ = painter.paint(session.picture(in: world))
    report(.presented(frame: presented), now)
    handle(.presented(frame: presented, at: now))
  }

  /// Lets time pass; everything that is due on the way happens at its moment.
  package func advance(to moment: Instant) {
    while let deadline = session.deadline(in: world), deadline <= moment {
      now = max(now, deadline)
      handle(.elapsed(now))
    }
    now = max(now, moment)
  }

  /// What a hand did, at the event's own time.
  package func send(_ event: InputEvent) {
    advance(to: event.time)
    switch event.occurrence {
    case .attached(let name): report(.attached(name: name, kind: event.kind), now)
    case .detached(let name): report(.detached(name: name), now)
    default: break
    }
    handle(.input(event, handledAt: now))
  }

  /// Lends the newest frame.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try painter.withCanvas(body)
  }
}
