import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A screen that stays: questions and apps come and go on it, and each caller is told what came of them. It
/// belongs to one thread at a time.
package final class ResidentScreen {
  /// The loop that shows it.
  let host: Host<FontBook>
  let ground: ResidentGround
  let pending: PendingReplies
  let pictures: SwitchedPictures
  private let clock: any Clock
  let files: FileTiming
  private let wantText: (Bool) -> Void

  /// `files` says whether frames wait for web pages and pictures, `wantText` hears whether keys are to type.
  init(
    _ host: Host<FontBook>, on ground: ResidentGround, pending: PendingReplies,
    pictures: SwitchedPictures,
    clock: any Clock, files: FileTiming = .awaited,
    wantText: @escaping (Bool) -> Void = { _ in }
  ) {
    self.host = host
    self.ground = ground
    self.pending = pending
    self.pictures = pictures
    self.clock = clock
    self.files = files
    self.wantText = wantText
  }

  /// The setup by which all is shown at the moment.
  var setup: ProfileSetup { ground.setup }

  // MARK: Questions

  /// Asks a question. Over an app a sheet is refused: nobody there asked for it.
  ///
  /// - Parameters:
  ///   - shown: The question. Questions of one `asker` with one id are one question.
  ///   - number: A number that no other question of this screen has.
  ///   - limit: Milliseconds after which it goes unanswered; `nil` for the scene's own limit.
  ///   - rank: Questions of a higher rank are shown first.
  ///   - asker: The program that asks.
  ///   - receipt: Called once with the answer, or with the reason why there is none.
  package func ask(
    _ shown: ShownScene, number: Int, limit: Int? = nil, rank: Int = 0,
    by asker: Asker = .app,
    _ receipt: @escaping @Sendable (Result<Answer, RuntimeError>) -> Void
  ) {
    guard let question = shown.question(.asked(number, by: asker), limit: limit, rank: rank) else {
      return receipt(.failure(shown.isNoQuestion))
    }
    pending.owe(
      question.id, since: clock.now, limit: question.alert.timeoutMilliseconds, receipt)
    let isInFront = host.session.placement == nil
    if host.session.showsScreens {
      host.take([AppRequest(number: number, asker: asker, updates: [.ask(question)])])
    } else {
      prepare(for: shown)
      host.handle(.asked(question))
    }
    if isInFront { warn(of: host.session.placement?.notes, in: shown) }
  }

  /// Takes a question back, which is then answered as withdrawn. A question that has its answer stays
  /// answered.
  ///
  /// - Parameter number: The number under which it was asked.
  package func withdraw(_ number: Int) {
    if let id = pending.id(of: number) { host.handle(.withdrawn(question: id)) }
  }

  /// The state that the source of commands sees.
  package var sight: ResidentSight {
    ResidentSight(
      now: clock.now, size: host.session.size, inFront: inFront)
  }

  /// The question in front, if a visitor asked it.
  private var inFront: QuestionInFront? {
    guard let front = host.session.askedInFront, case .asked(let number, by: let asker) = front.id,
      asker != .app
    else { return nil }
    return QuestionInFront(number: number, isShown: front.isShown, isArmed: front.isArmed)
  }

  // MARK: Apps

  /// Shows the screens of an app, in place of those that are shown.
  ///
  /// - Parameters:
  ///   - shown: The app.
  ///   - store: The store of its rows and texts; `nil` keeps none.
  ///   - listener: The receiver of what happens on its screens.
  package func show(_ shown: ShownScene, store: SceneStore?, _ listener: AppListener) {
    keepTyped()
    if host.session.showsScreens {
      host.closeApp(isReplaced: true, withAsked: pending.hearsReplies)
    }
    pending.serve(listener, store: store)
    pictures.use(pictures(of: shown))
    prepare(for: shown)
    host.open(
      shown.scene, question: ScreenBuilder.question, language: shown.language, words: shown.words,
      remembered: store?.remembered ?? Remembered())
    warn(of: host.session.screenPlacement?.notes, in: shown)
  }

  /// Makes the pictures of an app. Its program hears of those that cannot be shown.
  func pictures(of shown: ShownScene) -> any PictureStore {
    setup.pictures(of: shown, files) { [pending] in pending.tellApp(of: $0) }
  }

  /// Shows another edition of the app that is shown.
  ///
  /// - Parameter shown: The edition.
  package func reopen(_ shown: ShownScene) {
    host.reopen(
      shown.scene, language: shown.language, words: shown.words,
      in: setup.environment(for: shown, files: files), glyphs: setup.fonts)
  }

  /// Does the updates of an app's program, all of them or none.
  ///
  /// - Parameters:
  ///   - number: The number of the app. An app that is no longer shown gets an error.
  ///   - request: The updates, under a number that the receipt belongs to.
  ///   - line: The bytes in which the program said it, for the rows that are kept.
  ///   - receipt: Called once with success, or with the reason of the refusal.
  package func update(
    _ number: Int, _ request: AppRequest, line: [UInt8],
    _ receipt: @escaping @Sendable (Result<Void, RuntimeError>) -> Void
  ) {
    guard pending.serves(number) else { return receipt(.failure(.notShown)) }
    pending.owe(request.number, receipt)
    pending.store?.note(request, line)
    host.take([request])
  }

  /// Takes an app from the screen, if it is there. Questions stay.
  ///
  /// - Parameter number: The number of the app.
  package func closeApp(_ number: Int) {
    guard pending.serves(number) else { return }
    keepTyped()
    let isUnheard = pending.hearsReplies
    pending.serve(nil)
    host.closeApp(withAsked: isUnheard)
    pictures.use(EmptyPictures())
  }

  /// Leaves the screens of an app in place after its program has gone, until another app is shown or this one
  /// is closed.
  ///
  /// - Parameter number: The number of the app.
  package func leaveApp(_ number: Int) {
    guard pending.serves(number) else { return }
    keepTyped()
    // Nobody hears any more what happens on it.
    pending.serve(AppListener(number: number, hear: { _ in }, end: {}))
    host.leaveApp()
  }

  /// Keeps the texts that were typed into the app, for the next time that it is shown.
  package func keepTyped() { pending.store?.keep(host.session.unsavedTexts) }

  /// Takes the environment of the scene that comes up next. A question that is still there keeps its keyboard.
  private func prepare(for shown: ShownScene) {
    let environment = setup.environment(for: shown, files: files)
    let isBusy = host.session.isBusy
    if !isBusy || shown.scene.hasFields { wantText(shown.scene.hasFields) }
    host.environment = isBusy ? environment.keeping(host.environment.keyboard) : environment
  }

  private func warn(of notes: [PlacementNote]?, in shown: ShownScene) {
    GlyphWarnings.tell(notes ?? [], shown.sourceMap, setup)
  }

  // MARK: What all is shown by

  /// Changes to day or night.
  ///
  /// - Parameter appearance: The appearance of all that is shown from now on.
  package func use(_ appearance: Appearance) { host.handle(.appearanceChanged(appearance)) }

  /// Changes the text size.
  ///
  /// - Parameter textSize: A factor from 1 to 2.
  package func use(textSize: Double) { host.handle(.textSizeChanged(textSize)) }

  /// Turns an aid for readers on or off.
  ///
  /// - Parameters:
  ///   - aid: The aid.
  ///   - isOn: True to turn it on.
  package func use(_ aid: Aid, _ isOn: Bool) { host.handle(.aidChanged(aid, isOn: isOn)) }

  /// Tells the app that is shown how the vehicle moves. Without an app it changes nothing.
  ///
  /// - Parameter state: The state of the vehicle.
  package func drive(_ state: DrivingState) {
    guard host.session.showsScreens else { return }
    host.take([AppRequest(number: 0, asker: .unit, updates: [.driving(state)])])
  }

  // MARK: Time

  /// The moment at which a question has waited long enough for somebody who can see it.
  package var unseenLimit: Instant? { pending.unseenLimit(since: host.unseenSince) }

  /// Gives up the questions that nobody could see in their time.
  package func dropUnseen() {
    for id in pending.unseen(since: host.unseenSince, at: clock.now) {
      host.handle(.withdrawn(question: id))
    }
  }

  /// Ends all that is owed with the error.
  func end(_ error: RuntimeError) {
    keepTyped()
    pending.end(error)
  }
}

extension ShownScene {
  /// Makes the question of a scene.
  ///
  /// - Parameters:
  ///   - id: The identity of the question.
  ///   - limit: Milliseconds after which it goes unanswered; `nil` for the scene's own limit.
  ///   - rank: Questions of a higher rank are shown first.
  /// - Returns: The question; `nil` for screens.
  func question(_ id: QuestionID, limit: Int?, rank: Int) -> Question? {
    guard var question = Question(id: id, asking: scene.root, language: language) else {
      return nil
    }
    if let limit { question.alert.timeoutMilliseconds = limit }
    question.priority = rank
    return question
  }
}
