import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What the application tells.
extension AppTurn {
  /// Takes an update as far as it is about the app, once it is known to be allowed.
  package mutating func take(_ update: AppUpdate) {
    switch update {
    case .text(let name, let text):
      app.data.texts[name] = text
      app.forgetTyped(boundTo: name)
      app.visits.forEach { [held] in $0.forgetChanged(boundTo: name, held: held) }
      changed()
    // TAB-BAR-BADGE-UNOBTRUSIVE
    case .badge(let name, let badge):
      app.data.badges[name] = badge
      changed()
    case .progress(let name, let share):
      app.data.setProgress(name, to: share)
      changed()
    case .flag(let name, let isEnabled):
      app.data.flags[name] = isEnabled
      app.visits.forEach { [held] in $0.forgetChanged(boundTo: name, held: held) }
      changed()
    case .source(let name, let state): take(state, of: name)
    case .items(let name, let items):
      app.awaited.settle(name)
      app.data.sources[name] = .ready
      app.changes.append(.items(name, items))
    case .layout(let path, let layout): app.changes.append(.layout(path, layout))
    case .push(let name): push(name)
    case .pop: pop()
    case .popAll: popAll()
    case .select(let tab): select(named: tab)
    case .heartbeat(let milliseconds):
      app.heartbeat = Heartbeat(interval: milliseconds, heard: now)
    case .idle(let milliseconds): app.idle = IdleWatch(after: milliseconds, from: now)
    // Its place was kept free: whoever draws the frame puts it there, and nothing moves.
    case .picture: return
    // These are about what is seen, or about questions.
    case .rows, .driving, .appearance, .textSize, .ask, .withdraw: return
    }
  }

  private mutating func take(_ state: SourceState, of name: String) {
    if state == .loading {
      app.awaited.wait(for: name, from: now)
    } else {
      app.awaited.settle(name)
    }
    app.data.sources[name] = state
    changed()
  }
}
