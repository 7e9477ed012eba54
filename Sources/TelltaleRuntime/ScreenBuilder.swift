import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A screen before it opens: a scene, or nothing yet, on a setup and in some size, with its pages, its
/// pictures and what is kept from the last time. All kinds of screens are made of it.
package struct ScreenBuilder {
  package let environment: Environment
  /// The session before the scene is opened in it.
  package let session: Session
  /// The rows and texts that were kept the last time.
  private let remembered: Remembered
  /// The scene; `nil` on a screen to which others bring what it shows.
  private let shown: ShownScene?
  private let setup: ProfileSetup
  private let timing: FileTiming

  /// The identity of the question that a scene itself is. Alerts that follow have other identities.
  package static let question = QuestionID.asked(1)

  /// Puts a screen together; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - shown: The scene that comes up first; `nil` on a screen to which others bring what it shows.
  ///   - setup: The platform with its fonts.
  ///   - settings: The theme, the text size and the aids.
  ///   - size: The size of the screen in pixels.
  ///   - reducesMotion: True if all comes to rest at once, whatever the settings say.
  ///   - store: The store with the rows and texts of the last time; `nil` for none.
  ///   - files: `.awaited` lets frames wait for web pages and pictures.
  package init(
    _ shown: ShownScene?, on setup: ProfileSetup, _ settings: SceneSettings, size: PixelSize,
    reducesMotion: Bool = false, store: SceneStore? = nil, files: FileTiming = .awaited
  ) {
    self.shown = shown
    self.setup = setup
    timing = files
    remembered = store?.remembered ?? Remembered()
    let environment =
      shown.map { setup.environment(for: $0, files: files) } ?? setup.emptyEnvironment
    self.environment = reducesMotion ? environment.reducingMotion(true) : environment
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: environment)
  }

  // MARK: The screens that it makes

  /// Makes the loop of a unit's screen.
  ///
  /// - Parameters:
  ///   - devices: The display, the input and the clock; they stay the caller's.
  ///   - part: A program with a part in each round; `nil` for none.
  ///   - service: The report to the service manager; `nil` for none.
  ///   - pictures: The pictures in place of those of the scene; `nil` for the scene's own.
  ///   - isResident: True if the loop goes on when nobody is owed an answer.
  ///   - report: A function that hears what happens.
  /// - Returns: The loop; nothing is shown yet.
  func host(
    on devices: ScreenDevices, _ part: (any RoundPart<FontBook>)? = nil,
    service: ServiceReport? = nil, pictures: (any PictureStore)? = nil, isResident: Bool = false,
    report: @escaping (HostReport) -> Void
  ) -> Host<FontBook> {
    Host(
      session: session, environment: environment, display: devices.display, input: devices.input,
      clock: devices.clock, glyphs: setup.fonts, pictures: pictures ?? self.pictures(), part: part,
      service: service, isResident: isResident, report: report)
  }

  /// Makes the loop of a screen in memory.
  ///
  /// - Parameters:
  ///   - pictures: The pictures in place of those of the scene; `nil` for the scene's own.
  ///   - isResident: True if the loop goes on when nobody is owed an answer.
  ///   - report: A function that hears what happens, and when.
  /// - Returns: The loop; nothing is shown yet.
  package func playback(
    pictures: (any PictureStore)? = nil, isResident: Bool = false,
    report: @escaping (HostReport, Instant) -> Void
  ) -> Playback<FontBook> {
    Playback(
      session: session, environment: environment, glyphs: setup.fonts,
      pictures: pictures ?? self.pictures(),
      isResident: isResident, report: report)
  }

  /// Draws one picture of the scene, without a loop.
  ///
  /// - Parameter change: A change to the session before it is drawn.
  /// - Returns: The session, and the painter with the pixels.
  package func still(
    _ change: (inout Session) -> Void = { _ in }
  ) -> (session: Session, painter: Painter<FontBook>) {
    var session = session
    if let shown {
      _ = session.open(
        shown.scene, question: ScreenBuilder.question, language: shown.language, words: shown.words,
        remembered: remembered, at: .zero, in: environment)
    }
    change(&session)
    let painter = Painter(size: session.size, glyphs: setup.fonts, pictures: pictures())
    _ = painter.paint(session.picture(in: environment))
    return (session, painter)
  }

  /// Makes the pictures of the scene.
  ///
  /// - Parameter awaited: The names of pictures that are absent until the application says that they are
  ///   there.
  /// - Returns: The pictures; an empty store without a scene.
  package func pictures(awaiting awaited: Set<String> = []) -> any PictureStore {
    shown.map { setup.pictures(of: $0, timing, awaiting: awaited) } ?? EmptyPictures()
  }

  // MARK: The scene on them

  /// Opens the scene on a screen in memory; without a scene nothing happens.
  ///
  /// - Parameter playback: A loop that this opening has made.
  package func open(on playback: Playback<FontBook>) { open(on: playback.host) }

  /// Opens the scene in a loop; without a scene nothing happens.
  ///
  /// - Parameter host: A loop that this opening has made.
  package func open(on host: Host<FontBook>) {
    guard let shown else { return }
    host.open(
      shown.scene, question: ScreenBuilder.question, language: shown.language, words: shown.words,
      remembered: remembered)
  }

  /// Warns of what the first picture lacks: glyphs, room, pages.
  ///
  /// - Parameter session: The session after the scene was opened in it.
  package func warn(about session: Session) {
    if let shown { GlyphWarnings.tell(session, shown.sourceMap, setup) }
  }
}
