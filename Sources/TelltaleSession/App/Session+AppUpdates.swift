import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Takes what the application tells, once it is known to be allowed.
  mutating func apply(_ update: AppUpdate, at now: Instant, in world: World) {
    clock.advance(to: now)
    switch update {
    case .rows(let name, let rows): change(rows, of: name, in: world)
    case .text(let name, _):
      turn(in: world) { $0.take(update) }
      forgetTypedOnPage(boundTo: name)
    case .items, .layout:
      turn(in: world) { $0.take(update) }
      applyDueChanges(at: now, in: world)
    case .driving(let state): drive(state, in: world)
    case .appearance(let appearance):
      self.appearance = appearance
      changed()
    case .textSize(let textSize): setTextSize(textSize, in: world)
    case .ask(let question): ask(question, in: world)
    case .withdraw(let id): withdraw(id, in: world)
    // Questions stay.
    case .popAll:
      if case .field? = asking?.question.form { closeTyping(in: world) }
      turn(in: world) { $0.take(update) }
    case .badge, .progress, .flag, .picture, .source, .push, .pop, .select, .heartbeat, .idle:
      turn(in: world) { $0.take(update) }
    }
    surfaces.groundChanged()
  }

  /// Rows of the screen in front, or of the one that a modal stands before.
  private mutating func change(_ change: RowChange, of name: String, in world: World) {
    let isInFront = app?.current.table(named: name).0 != nil
    if isInFront {
      onScreen(in: world) { $0.change(change, of: name) }
    } else {
      belowModal(in: world) { session in
        session.onScreen(in: world) { $0.change(change, of: name) }
      }
    }
  }
}
