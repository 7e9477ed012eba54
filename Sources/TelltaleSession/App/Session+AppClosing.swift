import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Takes the app from the screen, with the alerts that it opened itself; what else is asked stays.
  package mutating func closeApp(in world: World) -> [Effect] {
    guard app != nil else { return flush() }
    stopTyping(in: world)
    questions.closing = nil
    app = nil
    surfaces.closeApp()
    let shown = surfaces.all.compactMap { asking(of: $0)?.question } + questions.waiting
    for question in shown where !question.id.isAsked { withdraw(question.id, in: world) }
    changed()
    settle(in: world)
    return flush()
  }
}
