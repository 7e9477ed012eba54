import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A screen that stays: questions and apps come and go on it, and whoever asks is told what came of
/// it. It belongs to one thread at a time.
package final class ResidentScreen {
  /// The loop that shows it.
  let host: Host<FontBook>
  let ground: ResidentGround
  let ledger: ResidentLedger
  let pictures: SwitchedPictures
  private let clock: any Clock
  let files: FileTiming
  private let wantText: (Bool) -> Void

  /// `files` says whether frames wait for web pages and pictures, `wantText` hears whether keys are to type.
  init(
    _ host: Host<FontBook>, on ground: ResidentGround, ledger: ResidentLedger,
    pictures: SwitchedPictures,
    clock: any Clock, files: FileTiming = .awaited,
    wantText: @escaping (Bool) -> Void = { _ in }
  ) {
    self.host = host
    self.ground = ground
    self.ledger = ledger
    self.pictures = pictures
    self.clock = clock
    self.files = files
    self.wantText = wantText
  }

  /// What all is shown by at the moment.
  var stage: Stage { ground.stage }

  // MARK: Questions

  /// Asks a question under a number of its own, by itself for as long as it says, or `limit`
  /// milliseconds; `receipt` gets the answer. Over an app a sheet is refused: nobody asked for it.
  /// Questions of a higher `rank` are shown first; those of one `asker` with one id are one question.
  package func ask(
    _ shown: ShownScene, number: Int, limit: Int? = nil, rank: Int = 0,
    by asker: Asker = .app,
    _ receipt: @escaping @Sendable (Result<Answer, RuntimeError>) -> Void
  ) {
    guard let question = shown.question(.asked(number, by: asker), limit: limit, rank: rank) else {
      return receipt(.failure(shown.isNoQuestion))
    }
    ledger.owe(
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

  /// Takes a question back, which is answered as withdrawn; one that has its answer stays answered.
  package func withdraw(_ number: Int) {
    if let id = ledger.id(of: number) { host.handle(.withdrawn(question: id)) }
  }

  /// What those know of it who have it do things.
  package var sight: ResidentSight {
    ResidentSight(
      now: clock.now, size: host.session.size, inFront: inFront)
  }

  /// The question in front, where a visitor asked it.
  private var inFront: QuestionInFront? {
    guard let front = host.session.askedInFront, case .asked(let number, by: let asker) = front.id,
      asker != .app
    else { return nil }
    return QuestionInFront(number: number, isShown: front.isShown, isArmed: front.isArmed)
  }

  // MARK: Apps

  /// Shows the screens of an app, in place of those that are shown.
  package func show(_ shown: ShownScene, keeper: SceneKeeper?, _ listener: AppListener) {
    keepTyped()
    if host.session.showsScreens {
      host.closeApp(isReplaced: true, withAsked: ledger.hearsReplies)
    }
    ledger.serve(listener, keeper: keeper)
    pictures.use(pictures(of: shown))
    prepare(for: shown)
    host.open(
      shown.scene, question: Opening.question, language: shown.language, words: shown.words,
      remembered: keeper?.remembered ?? Remembered())
    warn(of: host.session.screenPlacement?.notes, in: shown)
  }

  /// The pictures of an app, whose program hears of those that cannot be shown.
  func pictures(of shown: ShownScene) -> any PictureStore {
    stage.pictures(of: shown, files) { [ledger] in ledger.tellApp(of: $0) }
  }

  /// Shows another edition of the app that is shown.
  package func reopen(_ shown: ShownScene) {
    host.reopen(
      shown.scene, language: shown.language, words: shown.words,
      in: stage.world(for: shown, files: files), glyphs: stage.fonts)
  }

  /// Does what the program of the app `number` wants, all of it or nothing; `line` is how the program
  /// said it.
  package func update(
    _ number: Int, _ request: AppRequest, line: [UInt8],
    _ receipt: @escaping @Sendable (Result<Void, RuntimeError>) -> Void
  ) {
    guard ledger.serves(number) else { return receipt(.failure(.notShown)) }
    ledger.owe(request.number, receipt)
    ledger.keeper?.note(request, line)
    host.take([request])
  }

  /// Takes the app `number` from the screen, if it is there; questions stay.
  package func closeApp(_ number: Int) {
    guard ledger.serves(number) else { return }
    keepTyped()
    let isUnheard = ledger.hearsReplies
    ledger.serve(nil)
    host.closeApp(withAsked: isUnheard)
    pictures.use(EmptyPictures())
  }

  /// The program of the app `number` has gone: what it shows stays until another is shown or it is closed.
  package func leaveApp(_ number: Int) {
    guard ledger.serves(number) else { return }
    keepTyped()
    // Nobody hears any more what happens on it.
    ledger.serve(AppListener(number: number, hear: { _ in }, end: {}))
    host.leaveApp()
  }

  /// What was typed into the app that goes is there again when it is shown the next time.
  package func keepTyped() { ledger.keeper?.keep(host.session.unsavedTexts) }

  /// What comes up next is played in its own world; a question that is still there keeps its keyboard.
  private func prepare(for shown: ShownScene) {
    let world = stage.world(for: shown, files: files)
    let isBusy = host.session.isBusy
    if !isBusy || shown.scene.hasFields { wantText(shown.scene.hasFields) }
    host.world = isBusy ? world.keeping(host.world.keyboard) : world
  }

  private func warn(of notes: [PlacementNote]?, in shown: ShownScene) {
    GlyphWarnings.tell(notes ?? [], shown.sourceMap, stage)
  }

  // MARK: What all is shown by

  /// Day or night, from now on.
  package func use(_ appearance: Appearance) { host.handle(.appearanceChanged(appearance)) }

  /// A factor from 1 to 2, from now on.
  package func use(textSize: Double) { host.handle(.textSizeChanged(textSize)) }

  /// Turns an aid on or off, from now on.
  package func use(_ aid: Aid, _ isOn: Bool) { host.handle(.aidChanged(aid, isOn: isOn)) }

  /// How the vehicle moves, for the app that is shown; without one it changes nothing.
  package func drive(_ state: DrivingState) {
    guard host.session.showsScreens else { return }
    host.take([AppRequest(number: 0, asker: .unit, updates: [.driving(state)])])
  }

  // MARK: Time

  /// When a question has waited for long enough for somebody who can see it.
  package var unseenLimit: Instant? { ledger.unseenLimit(since: host.unseenSince) }

  /// Gives up what nobody could see in its time.
  package func dropUnseen() {
    for id in ledger.unseen(since: host.unseenSince, at: clock.now) {
      host.handle(.withdrawn(question: id))
    }
  }

  /// All that is owed ends with the error.
  func end(_ error: RuntimeError) {
    keepTyped()
    ledger.end(error)
  }
}

extension ShownScene {
  /// What is asked.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - limit: Milliseconds after which it goes unanswered; `nil` for what it says itself.
  ///   - rank: Before which others it is shown.
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
