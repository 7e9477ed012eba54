import Glibc
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession

/// The loop that joins a session to a display, input and a clock, and carries out its effects.
///
/// One thread and one poll: each wait has an end that something will bring about, and while nothing happens nothing
/// runs. A caller that moves the clock by hand takes the turns one by one instead.
package final class Host<Glyphs: GlyphSource> {
  package internal(set) var session: Session
  /// The environment that the session is played in. Another one counts for what comes up later.
  package var environment: Environment {
    didSet { latePages = environment.pages as? any LatePages }
  }
  /// The environment's pages, if they come later than they are asked for.
  package private(set) var latePages: (any LatePages)?
  private let display: any Display
  private let input: any InputSource
  let clock: any Clock
  private let part: (any RoundPart<Glyphs>)?
  let pictures: any PictureStore
  private let service: ServiceReport?
  let wallClock: any WallClock
  /// The time at which a scene with a clock is told the next minute.
  var minute = MinuteHand()
  var painter: Painter<Glyphs>
  private let report: (HostReport) -> Void
  /// True if the screen stays when nothing is shown: only the display's loss, a signal, or the end of requests ends a
  /// run.
  let isResident: Bool
  /// The answers that were given so far, the oldest first.
  package private(set) var answers: [Answer] = []
  private var failure: DisplayError?
  private var rest = Rest()
  /// True once the person went Home.
  package private(set) var hasLeft = false
  /// True if a picture's file is a new one, and the store's picture of it is not drawn yet.
  var hasForgotten = false
  /// The time since when nobody can have seen the picture.
  package private(set) var unseenSince: Instant?

  /// Joins the parts; nothing is shown before `open`. `part` is left out where `requests` is given.
  package init(
    session: Session, environment: Environment, display: any Display, input: any InputSource,
    clock: any Clock, glyphs: Glyphs, pictures: any PictureStore = EmptyPictures(),
    requests: (any RequestSource)? = nil, part: (any RoundPart<Glyphs>)? = nil,
    service: ServiceReport? = nil,
    wallClock: any WallClock = LocalWallClock(), isResident: Bool = false,
    report: @escaping (HostReport) -> Void
  ) {
    self.session = session
    self.environment = environment
    latePages = environment.pages as? any LatePages
    self.display = display
    self.input = input
    self.clock = clock
    if let requests { self.part = RequestPart(requests) } else { self.part = part }
    self.pictures = pictures
    self.service = service
    self.wallClock = wallClock
    self.report = report
    self.isResident = isResident
    painter = Painter(size: session.size, glyphs: glyphs, pictures: pictures)
    unseenSince = clock.now
  }

  /// Shows a scene of any kind.
  package func open(
    _ scene: Scene, question: QuestionID, language: Language, words: InterfaceWords,
    remembered: Remembered = Remembered()
  ) {
    let effects = session.open(
      scene, question: question, language: language, words: words, remembered: remembered,
      at: clock.now, in: environment)
    perform(effects + take(startClock(of: scene)))
  }

  /// Takes the app from the screen. Questions that were asked over it stay.
  ///
  /// - Parameters:
  ///   - isReplaced: True where another app takes its place, whose picture comes next.
  ///   - isUnheard: True if the questions of its own program are taken back.
  package func closeApp(isReplaced: Bool = false, withAsked isUnheard: Bool = false) {
    let effects = session.closeApp(withAsked: isUnheard, in: environment)
    if tell(effects), !isReplaced { redraw() }
  }

  /// Leaves the app's screens in place after its program has gone. They take no input, and questions of the program
  /// are taken back.
  package func leaveApp() {
    perform(session.closeApp(leavingAt: clock.now, withAsked: true, in: environment))
  }

  /// Shows the ground while nothing else is shown yet.
  package func showGround() { redraw() }

  /// Handles an event, and carries out the effects.
  package func handle(_ event: Event) {
    perform(session.handle(event, in: environment))
  }

  /// The effects of an event, if there is one.
  func take(_ event: Event?) -> [Effect] {
    event.map { session.handle($0, in: environment) } ?? []
  }

  /// Runs until every question has its answer, or a signal or a fault ends it.
  ///
  /// - Parameter signals: The signals that end it; `nil` for none.
  /// - Returns: The reason for the end.
  package func run(signals: SignalSource?) -> ScreenEnd {
    while true {
      if let end = turn(signals) {
        service?.stop()
        return end
      }
      service?.finishRound(at: clock.now)
      rest.begin(
        where: isResident && !session.isBusy && session.deadline(in: environment) == nil, painter)
      wait(signals)
    }
  }

  /// Handles all that has come, and does what is due, without waiting.
  ///
  /// - Parameter signals: The signals that end it; `nil` for none.
  /// - Returns: The reason for the end, or `nil` to go on.
  @discardableResult
  package func turn(_ signals: SignalSource? = nil) -> ScreenEnd? {
    repeat {
      drainDisplay()
      drainInput()
      part?.takeTurn(on: self)
      drainPictures()
      drainPages()
      if let deadline = session.deadline(in: environment), clock.now >= deadline {
        // Not for every picture of something that moves.
        if session.mayDecide(at: clock.now, in: environment) { look() }
        handle(.elapsed(clock.now))
      }
      turnMinute()
      if let end = end(signals) { return end }
      // A display without a descriptor wakes nobody: what it has to tell by now is taken first.
    } while display.descriptor == nil && drainDisplay()
    return nil
  }

  /// The time of the next turn even if nothing comes; `nil` for never.
  package var nextTurn: Instant? {
    [
      session.deadline(in: environment), input.deadline, part?.deadline(on: self),
      isUnseen ? nil : unseenLimit,
      service?.deadline, minute.due,
    ]
    .compactMap { $0 }.min()
  }

  private func end(_ signals: SignalSource?) -> ScreenEnd? {
    // An answer that was given counts, whatever breaks in the same moment or after it.
    if !isResident, !session.isBusy { return .answered(answers) }
    if hasLeft && !isResident || part?.isClosed == true { return .left }
    if let failure { return answered(or: .failed(failure)) }
    if let signal = signals?.next() { return answered(or: .signal(signal)) }
    if isUnseen { return answered(or: .failed(.unseen)) }
    return nil
  }

  /// The answers, if the question that was asked has its answer, even if an alert that it opened has none.
  private func answered(or end: ScreenEnd) -> ScreenEnd {
    !isResident && answers.contains(where: \.question.isAsked) ? .answered(answers) : end
  }

  /// Carries out all effects. One picture at the end shows all that has changed.
  func perform(_ effects: [Effect]) {
    if tell(effects) { redraw() }
  }

  /// Reports all effects; true where the picture has to be drawn anew.
  private func tell(_ effects: [Effect]) -> Bool {
    var isChanged = false
    for effect in effects {
      if case .redraw = effect { isChanged = true } else { tell(effect) }
    }
    return isChanged
  }

  private func tell(_ effect: Effect) {
    if case .answer(let answer) = effect, !isResident { answers.append(answer) }
    if case .exitHome = effect { hasLeft = true }
    if let news = HostReport(effect) { report(news) }
  }

  /// Does the requests of an application. One picture shows all that has changed.
  ///
  /// - Parameter requests: The requests in their order; each is done whole or refused.
  package func take(_ requests: [AppRequest]) {
    var isChanged = false
    for request in requests {
      for case .picture(let name) in request.updates { forget(name) }
      let effects = session.handle(.requested(request, at: clock.now), in: environment)
      deliver(request, after: effects)
      if tell(effects) { isChanged = true }
    }
    if isChanged { redraw() }
  }

  private func redraw() { present(painter.paint(session.picture(in: environment))) }

  func present(_ damage: Damage) {
    let frame = session.frame
    service?.send(frame, at: clock.now)
    do throws(DisplayError) {
      try painter.withCanvas { (canvas) throws(DisplayError) in
        try display.present(canvas, damage: damage, generation: frame)
      }
    } catch {
      failure = error
    }
    if display.descriptor == nil { drainDisplay() }
  }

  /// Handles the events of the display; false where there are none.
  @discardableResult
  private func drainDisplay() -> Bool {
    let events = display.drain()
    for event in events {
      service?.hear(event, at: clock.now)
      switch event {
      case .presented(let frame, let time):
        unseenSince = nil
        report(.presented(frame: frame))
        handle(.presented(frame: frame, at: time))
      case .stalled: report(.displayStalled)
      case .recovered: report(.displayRecovered)
      case .hidden:
        report(.displayHidden)
        unseenSince = unseenSince ?? clock.now
        handle(.visibilityChanged(false, at: clock.now))
        minute.rest()
      case .visible:
        report(.displayVisible)
        painter.forget()
        handle(.visibilityChanged(true, at: clock.now))
        tellMinute()
      case .handedOver: input.handOver()
      case .takenBack: input.takeBack()
      case .resized(let size):
        painter.forget()
        input.screenSize = size
        handle(.resized(size))
      case .lost(let error): failure = error
      }
    }
    return !events.isEmpty
  }

  /// Looks at the display before an answer, and not only from time to time: nobody can answer what nobody can see.
  private func look() {
    if display.look() { drainDisplay() }
  }

  private func drainInput() {
    let events = input.drain()
    if events.contains(where: \.occurrence.mayDecide) { look() }
    for event in events {
      switch event.occurrence {
      case .attached(let name, _): report(.attached(name: name, kind: event.kind))
      case .detached(let name): report(.detached(name: name))
      default: break
      }
      handle(.input(event, handledAt: clock.now))
    }
  }

  /// Sleeps until a descriptor can be read or a deadline comes.
  private func wait(_ signals: SignalSource?) {
    let others = [
      display.descriptor, signals?.descriptor, pictures.descriptor, latePages?.descriptor,
    ].compactMap { $0 }
    var entries = (input.descriptors + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    entries += part?.interests ?? []
    let timeout = nextTurn.map { moment -> Int32 in
      let microseconds = max(0, moment.microseconds - clock.now.microseconds)
      return Int32(clamping: (microseconds + 999) / 1000)
    }
    poll(&entries, nfds_t(entries.count), part?.hasMore(on: self) == true ? 0 : timeout ?? -1)
  }
}
