import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleRaster
import TelltaleSession
import TelltaleSurfaces

/// A unit's own loop on a display in memory, with a clock that is moved by hand. The same input gives the
/// same frames, to the byte, however fast the machine is.
package final class Playback<Glyphs: GlyphSource> {
  package let host: Host<Glyphs>
  package let clock: ManualClock
  private let display: MemoryDisplay
  private let wall: ManualWallClock
  private let input: ScriptedInput
  private let requests = ScriptedRequests()

  /// Creates a loop; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - session: The session, with the size of the screen.
  ///   - environment: The environment that the session is played in.
  ///   - glyphs: The glyphs of its fonts.
  ///   - pictures: The pictures and icons.
  ///   - start: The time at which its clock stands first.
  ///   - isResident: True if the loop goes on when nobody is owed an answer.
  ///   - report: A function that hears what happens, with its time.
  package init(
    session: Session, environment: Environment, glyphs: Glyphs,
    pictures: any PictureStore = EmptyPictures(), start: Instant = .zero,
    isResident: Bool = false, report: @escaping (HostReport, Instant) -> Void
  ) {
    let clock = ManualClock(now: start)
    self.clock = clock
    wall = ManualWallClock(clock)
    display = MemoryDisplay(size: session.size, clock: clock)
    input = ScriptedInput(screenSize: session.size, clock: clock)
    host = Host(
      session: session, environment: environment, display: display, input: input, clock: clock,
      glyphs: glyphs,
      pictures: pictures, requests: requests, wallClock: wall, isResident: isResident
    ) { report($0, clock.now) }
  }

  /// The environment that the session is played in.
  package var environment: Environment { host.environment }

  package var session: Session { host.session }
  package var now: Instant { clock.now }
  package var answers: [Answer] { host.answers }
  /// The end, if nothing more is played. A question that has its answer counts as answered, even if an alert
  /// that it opened has none.
  package var end: ScreenEnd {
    if !session.isBusy || answers.contains(where: \.question.isAsked) { return .answered(answers) }
    return isUnseen ? .failed(.unseen) : .left
  }
  /// True once a question was out of sight for as long as its time limit. A unit's screen ends then, so nothing more is
  /// played, although the screen may come back.
  package private(set) var isUnseen = false
  /// True once the person went Home.
  package var hasLeft: Bool { host.hasLeft }

  /// Shows a scene of any kind.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - question: The identity of the question, if the scene is one.
  ///   - language: The language of its texts.
  ///   - words: The words of the runtime itself in that language.
  ///   - remembered: The rows and texts of the last time.
  package func open(
    _ scene: Scene, question: QuestionID, language: Language, words: InterfaceWords,
    remembered: Remembered = Remembered()
  ) {
    host.open(scene, question: question, language: language, words: words, remembered: remembered)
  }

  /// Shows another edition of the app in place of the one that is shown.
  ///
  /// - Parameters:
  ///   - scene: The screens of the edition.
  ///   - language: The language of its texts.
  ///   - words: The words of the runtime itself in that language.
  ///   - environment: The environment of the edition, also for what comes up later.
  ///   - glyphs: The glyphs of its fonts.
  package func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, in environment: Environment,
    glyphs: Glyphs
  ) {
    host.reopen(scene, language: language, words: words, in: environment, glyphs: glyphs)
  }

  /// Does a request of the application at the present time.
  ///
  /// - Parameter request: The request; it is done whole or refused.
  package func send(_ request: AppRequest) {
    requests.add(request)
    turn()
  }

  /// Changes the surroundings of the screen at the present time.
  ///
  /// - Parameter change: The driving state, the theme, the light of the screen, or the time of day.
  package func send(_ change: ScriptChange) {
    switch change {
    case .driving(let state): host.handle(.updated(.driving(state), at: now))
    case .theme(let appearance): host.handle(.appearanceChanged(appearance))
    case .screen(let isOn): display.report(isOn ? .visible : .hidden)
    case .clock(let time):
      wall.set(to: time)
      host.tellMinute()
    }
    turn()
  }

  /// Does an act of a hand at the event's own time.
  ///
  /// - Parameter event: The event; time advances to it first.
  package func send(_ event: InputEvent) {
    advance(to: event.time)
    input.add([event])
    turn()
  }

  /// Tests whether the next step of a script can be done, or else does something that comes before it.
  ///
  /// - Parameters:
  ///   - hand: The hand that looks.
  ///   - player: The player whose next step it is.
  ///   - pass: Lets time pass until a moment.
  /// - Returns: False where something came before the step, so that the hand has to look again.
  /// - Throws: The error of `pass`.
  package func isLooked(
    by hand: inout LookingHand, _ player: inout ScriptPlayer, pass: (Instant) throws -> Void
  ) rethrows -> Bool {
    guard let step = player.nextStep else { return true }
    let slop = TouchRules(environment.profile, reducesMotion: false).slop
    switch hand.move(before: step, session, slop: slop, at: now, due: nextTurn) {
    case .act: return true
    case .wait(let moment):
      try pass(moment)
      player.wait(until: moment)
    case .scroll(let steps): player.insert(steps)
    }
    return false
  }

  /// Lets time pass. Everything that is due on the way happens at its moment.
  ///
  /// - Parameter moment: The time to which the clock is moved.
  package func advance(to moment: Instant) {
    while let next = nextTurn, next <= moment {
      clock.advance(to: next)
      turn()
    }
    clock.advance(to: moment)
  }

  /// The time of the next turn, if nothing comes; `nil` for never, and once nothing more is played.
  package var nextTurn: Instant? { isUnseen ? nil : host.nextTurn }

  /// The time of the next turn of a question, if nothing comes; `nil` where it waits for ever, or has ended.
  package var questionTurn: Instant? {
    guard session.isBusy, !isUnseen else { return nil }
    return [session.deadline(in: environment), host.unseenLimit].compactMap { $0 }.min()
  }

  private func turn() {
    if case .failed(.unseen)? = host.turn() { isUnseen = true }
  }

  /// Changes the size, as on a display that is switched to another mode.
  ///
  /// - Parameter size: The new size in pixels.
  package func resize(to size: PixelSize) {
    display.resize(to: size)
    turn()
  }

  /// Takes the damage of the picture since the last call.
  ///
  /// - Returns: The parts that have changed.
  package func takeDamage() -> Damage { display.takeDamage() }

  /// Lends the newest frame.
  ///
  /// - Parameter body: Reads the frame, which is valid during the call.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try display.withFrame(body)
  }
}
