import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleSurfaces

/// A unit's own loop on a display in memory, with a clock that is moved by hand: the same input gives
/// the same frames, to the byte, however fast the machine is.
package final class Playback<Glyphs: GlyphSource> {
  package let host: Host<Glyphs>
  package let clock: ManualClock
  private let display: MemoryDisplay
  private let wall: ManualWallClock
  private let input: ScriptedInput
  private let requests = ScriptedRequests()

  /// Tells `report` what happens, with the moment at which it does. A resident one goes on when
  /// nobody is owed an answer.
  package init(
    session: Session, world: World, glyphs: Glyphs,
    pictures: any PictureStore = EmptyPictures(), start: Instant = .zero,
    isResident: Bool = false, report: @escaping (HostReport, Instant) -> Void
  ) {
    let clock = ManualClock(now: start)
    self.clock = clock
    wall = ManualWallClock(clock)
    display = MemoryDisplay(size: session.size, clock: clock)
    input = ScriptedInput(screenSize: session.size, clock: clock)
    host = Host(
      session: session, world: world, display: display, input: input, clock: clock, glyphs: glyphs,
      pictures: pictures, requests: requests, wallClock: wall, isResident: isResident
    ) { report($0, clock.now) }
  }

  /// What it is played in.
  package var world: World { host.world }

  package var session: Session { host.session }
  package var now: Instant { clock.now }
  package var answers: [Answer] { host.answers }
  /// How it ends where nothing more is played. What was asked has its answer already, even if an alert that it opened
  /// has not.
  package var end: ScreenEnd {
    !session.isBusy || answers.contains(where: \.question.isAsked) ? .answered(answers) : .left
  }
  /// True once the person went Home.
  package var hasLeft: Bool { host.hasLeft }

  /// Shows a scene, whatever it holds.
  package func open(
    _ scene: Scene, question: QuestionID, language: Language, words: InterfaceWords,
    remembered: Remembered = Remembered()
  ) {
    host.open(scene, question: question, language: language, words: words, remembered: remembered)
  }

  /// Shows another edition of the app in place of the one that is shown.
  package func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, in world: World, glyphs: Glyphs
  ) {
    host.reopen(scene, language: language, words: words, in: world, glyphs: glyphs)
  }

  /// What the application wants shown, now.
  package func send(_ request: AppRequest) {
    requests.add(request)
    host.turn()
  }

  /// What changes around the screen, now.
  package func send(_ change: ScriptChange) {
    switch change {
    case .driving(let state): host.handle(.updated(.driving(state), at: now))
    case .theme(let appearance): host.handle(.appearanceChanged(appearance))
    case .screen(let isOn): display.report(isOn ? .visible : .hidden)
    case .clock(let time):
      wall.set(to: time)
      host.tellMinute()
    }
    host.turn()
  }

  /// What a hand did, at the event's own time.
  package func send(_ event: InputEvent) {
    advance(to: event.time)
    input.add([event])
    host.turn()
  }

  /// Looks whether the next step of a script can be done; else does what comes before it.
  ///
  /// - Parameters:
  ///   - hand: that looks.
  ///   - player: whose next step it is.
  ///   - pass: lets time pass until a moment.
  /// - Returns: False where something came before it, so that it has to be looked again.
  package func isLooked(
    by hand: inout LookingHand, _ player: inout ScriptPlayer, pass: (Instant) throws -> Void
  ) rethrows -> Bool {
    guard let step = player.nextStep else { return true }
    let slop = TouchRules(world.profile, reducesMotion: false).slop
    switch hand.move(before: step, session, slop: slop, at: now, due: host.nextTurn) {
    case .act: return true
    case .wait(let moment):
      try pass(moment)
      player.wait(until: moment)
    case .scroll(let steps): player.insert(steps)
    }
    return false
  }

  /// Lets time pass; everything that is due on the way happens at its moment.
  package func advance(to moment: Instant) {
    while let next = host.nextTurn, next <= moment {
      clock.advance(to: next)
      host.turn()
    }
    clock.advance(to: moment)
  }

  /// The size changes, as on a display that is switched to another mode.
  package func resize(to size: PixelSize) {
    display.resize(to: size)
    host.turn()
  }

  /// What has changed of the picture since the last call.
  package func takeDamage() -> Damage { display.takeDamage() }

  /// Lends the newest frame.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try display.withFrame(body)
  }
}
