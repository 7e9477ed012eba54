import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

/// A scene that is about to be shown on a screen of some size, whichever kind of screen it is.
package struct Opening {
  package let world: World
  /// As it is before the scene.
  package let session: Session
  /// What there is from the last time.
  private let remembered: Remembered
  private let shown: ShownScene
  private let stage: Stage

  /// The question that a scene itself is; alerts that follow it are others.
  package static let question = QuestionID.asked(1)

  /// `size` is in pixels; `pages` says whether the first frame waits for web pages.
  package init(
    _ shown: ShownScene, on stage: Stage, _ settings: SceneSettings, size: PixelSize,
    reducesMotion: Bool = false, remembered: Remembered = Remembered(),
    pages: PageTiming = .awaited
  ) {
    self.shown = shown
    self.remembered = remembered
    self.stage = stage
    world = stage.world(for: shown, pages: pages)
      .reducingMotion(reducesMotion || settings.reducesMotion)
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: world)
  }

  package func open(on playback: Playback<FontBook>) {
    playback.open(
      shown.scene, question: Opening.question, language: shown.language, words: shown.words,
      remembered: remembered)
  }

  package func open(on host: Host<FontBook>) {
    host.open(
      shown.scene, question: Opening.question, language: shown.language, words: shown.words,
      remembered: remembered)
  }

  package func open(_ session: inout Session) -> [Effect] {
    session.open(
      shown.scene, question: Opening.question, language: shown.language, words: shown.words,
      remembered: remembered, at: .zero, in: world)
  }

  /// Warns of what the first picture lacks.
  package func warn(about session: Session) { GlyphWarnings.tell(session, shown.sourceMap, stage) }
}
