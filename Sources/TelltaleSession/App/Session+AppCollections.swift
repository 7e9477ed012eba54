import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Hands rest when nothing is held and nothing was done for so long.
  static let calmMilliseconds = 300

  /// When changes of collections that wait may be seen; `nil` while something is held
  /// or glides.
  var changesDue: Instant? {
    guard screen?.press == nil, screen?.fling == nil else { return nil }
    return app?.touched?.advanced(byMilliseconds: Session.calmMilliseconds) ?? .zero
  }

  /// Applies them at once where no hand is at work, or nobody can see it.
  mutating func applyDueChanges(at now: Instant, in world: World) {
    guard app?.changes.isEmpty == false else { return }
    if isVisible {
      guard let due = changesDue, now >= due else { return }
    }
    let focus = showsFocus ? screen?.focus : nil
    let moves = isVisible && !world.reducesMotion
    onScreen(in: world) { $0.applyChanges(keeping: focus, moves: moves) }
    turn(in: world) { $0.tellLimits() }
  }
}
