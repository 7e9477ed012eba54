import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Shows another edition of the same app in place of the one that is shown: for another platform,
  /// or in another language. What the application has delivered stays, and so does where one is, as
  /// far as there are screens of the same names.
  package mutating func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, at now: Instant, in world: World
  ) -> [Effect] {
    guard let old = app else { return flush() }
    clock.advance(to: now)
    stopTyping(in: world)
    if let modal = old.modal { tell(.modalClosed(modal.name, kept: false, fields: [:])) }
    questions.closing = nil
    var app = AppState(scene, language: language, words: words)
    app.takeOver(from: old)
    self.app = app
    surfaces.restart()
    turn(in: world) { $0.appear() }
    replace(in: world)
    settle(in: world)
    return flush()
  }
}
