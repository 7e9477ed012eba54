import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A screen as it is put together, whichever kind it is: a scene, or nothing yet, on a stage, in some size, with its
/// pages, its pictures and what is kept from the last time. All screens are made of it.
package struct Opening {
  package let world: World
  /// As it is before the scene.
  package let session: Session
  /// What there is from the last time.
  private let remembered: Remembered
  /// Nothing on a screen to which others bring what it shows.
  private let shown: ShownScene?
  private let stage: Stage
  private let timing: FileTiming

  /// The question that a scene itself is; alerts that follow it are others.
  package static let question = QuestionID.asked(1)

  /// - Parameters:
  ///   - shown: What comes up first; `nil` on a screen to which others bring what it shows.
  ///   - stage: The platform with its fonts.
  ///   - settings: Theme, text size, aids.
  ///   - size: Of the screen, in pixels.
  ///   - reducesMotion: Whether all comes to rest at once, whatever the settings say.
  ///   - keeper: Has what was kept the last time.
  ///   - files: Whether frames wait for web pages and pictures.
  package init(
    _ shown: ShownScene?, on stage: Stage, _ settings: SceneSettings, size: PixelSize,
    reducesMotion: Bool = false, keeper: SceneKeeper? = nil, files: FileTiming = .awaited
  ) {
    self.shown = shown
    self.stage = stage
    timing = files
    remembered = keeper?.remembered ?? Remembered()
    let world = shown.map { stage.world(for: $0, files: files) } ?? stage.emptyWorld
    self.world = reducesMotion ? world.reducingMotion(true) : world
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: world)
  }

  // MARK: The screens that it makes

  /// The loop of a unit's screen.
  ///
  /// - Parameters:
  ///   - devices: The display, the input and the clock; they stay the caller's.
  ///   - part: Who has a part in each round.
  ///   - service: Whoever is told that it lives.
  ///   - pictures: In place of those of the scene.
  ///   - isResident: Whether it goes on when nobody is owed an answer.
  ///   - report: Hears what happens.
  /// - Returns: The loop; nothing is shown yet.
  func host(
    on devices: ScreenDevices, _ part: (any RoundPart<FontBook>)? = nil,
    service: ServiceReport? = nil, pictures: (any PictureStore)? = nil, isResident: Bool = false,
    report: @escaping (HostReport) -> Void
  ) -> Host<FontBook> {
    Host(
      session: session, world: world, display: devices.display, input: devices.input,
      clock: devices.clock, glyphs: stage.fonts, pictures: pictures ?? self.pictures(), part: part,
      service: service, isResident: isResident, report: report)
  }

  /// The loop of a screen in memory.
  ///
  /// - Parameters:
  ///   - pictures: In place of those of the scene.
  ///   - isResident: Whether it goes on when nobody is owed an answer.
  ///   - report: Hears what happens, and when.
  /// - Returns: The loop; nothing is shown yet.
  package func playback(
    pictures: (any PictureStore)? = nil, isResident: Bool = false,
    report: @escaping (HostReport, Instant) -> Void
  ) -> Playback<FontBook> {
    Playback(
      session: session, world: world, glyphs: stage.fonts, pictures: pictures ?? self.pictures(),
      isResident: isResident, report: report)
  }

  /// One picture of the scene, without a loop.
  ///
  /// - Parameter change: Is done to the session before it is drawn.
  /// - Returns: What is shown, and the painter that has drawn it.
  package func still(
    _ change: (inout Session) -> Void = { _ in }
  ) -> (session: Session, painter: Painter<FontBook>) {
    var session = session
    if let shown {
      _ = session.open(
        shown.scene, question: Opening.question, language: shown.language, words: shown.words,
        remembered: remembered, at: .zero, in: world)
    }
    change(&session)
    let painter = Painter(size: session.size, glyphs: stage.fonts, pictures: pictures())
    _ = painter.paint(session.picture(in: world))
    return (session, painter)
  }

  /// The pictures of the scene.
  ///
  /// - Parameter awaited: Names of those that are not there before the application says so.
  /// - Returns: Where they come from.
  package func pictures(awaiting awaited: Set<String> = []) -> any PictureStore {
    shown.map { stage.pictures(of: $0, timing, awaiting: awaited) } ?? EmptyPictures()
  }

  // MARK: The scene on them

  package func open(on playback: Playback<FontBook>) { open(on: playback.host) }

  package func open(on host: Host<FontBook>) {
    guard let shown else { return }
    host.open(
      shown.scene, question: Opening.question, language: shown.language, words: shown.words,
      remembered: remembered)
  }

  /// Warns of what the first picture lacks.
  package func warn(about session: Session) {
    if let shown { GlyphWarnings.tell(session, shown.sourceMap, stage) }
  }
}
