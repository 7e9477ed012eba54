import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// A question that is about to be asked on a screen of some size, whichever kind of screen it is.
struct Opening {
  let world: World
  /// As it is before the question.
  let session: Session
  let question: Question
  private let loaded: LoadedAlert
  private let stage: Stage

  /// `size` is in pixels.
  init(_ loaded: LoadedAlert, on stage: Stage, _ settings: SceneSettings, size: PixelSize) {
    self.loaded = loaded
    self.stage = stage
    world = stage.world(for: loaded.alert)
    session = Session(
      size: size, appearance: settings.theme, textSize: settings.textSize, in: world)
    question = Question(number: Answer.asked, alert: loaded.alert, language: loaded.language)
  }

  /// Warns of what the first picture lacks.
  func warn(about session: Session) {
    GlyphWarnings.tell(session.placement, loaded.sourceMap, stage)
  }
}
