import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What the application tells.
extension AppTurn {
  /// Applies an update, as far as it concerns the app.
  ///
  /// - Parameter update: An update that is allowed, with resolved names, see
  ///   `AppState.refusal(of:limits:)`.
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
    // What it looks like is kept where pictures are made; only which it is stands here.
    case .delivered(let name, let picture):
      let path = picture.map { _ in TextVariants(TextContent(DeliveredPicture.path(of: name))) }
      guard app.data.texts[name] != path else { return }
      app.data.texts[name] = path
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
    case .layout(let name, let layout): app.changes.append(.layout(name, layout))
    case .push(let name): push(name)
    case .pop: pop()
    case .popAll: popAll()
    case .select(let tab): select(named: tab)
    case .heartbeat(let milliseconds):
      app.heartbeat = Heartbeat(interval: milliseconds, heard: now)
    case .idle(let milliseconds): app.idle = IdleWatch(after: milliseconds, from: now)
    case .toast(let toast): tell(toast)
    case .time(let time):
      app.data.time = time
      changed()
    // Its place was kept free: whoever draws the frame puts it there, and nothing moves.
    case .picture: return
    // These are about what is seen, or about questions.
    case .rows, .driving, .appearance, .textSize, .aid, .ask, .withdraw: return
    }
  }

  /// Takes in a toast. Where another toast is dropped for it without having been seen, the
  /// application is told.
  ///
  /// - Parameter toast: The toast. It is shown when nothing is in its way.
  package mutating func tell(_ toast: Toast) {
    if let lost = app.toasts.add(toast, at: now) {
      tell(
        .refused(
          AppRefusal(
            "the toast \"\(lost.text.longest.string)\" was never seen, since \(Toasts.mostWaiting) newer ones wait",
            remedy: "send fewer, or give those about the same thing an id")))
    }
    changed()
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
