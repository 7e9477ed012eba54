import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What is asked of the application, and whether it still answers.
extension AppTurn {
  /// Asks for the sources of the screen that came up: those that have delivered nothing yet, and
  /// those whose tables show old rows or ask again on each appearance.
  ///
  /// - Parameter isListNew: True where the list beside the screen came up as well.
  package mutating func awaitSources(withList isListNew: Bool) {
    let visits = isListNew ? app.visits.seen : [app.current]
    let tables = visits.flatMap(\.tables)
    let sources = sources(of: visits, with: tables)
    for wish in app.awaited.appeared(tables, sources, app.data, at: now) {
      carryOut(wish)
    }
  }

  /// Asks once more for a source that has failed, because a person wants it.
  ///
  /// - Parameter source: The source. One that has not failed is left alone.
  package mutating func ask(again source: DataSource) {
    guard app.data.state(of: source) == .failed else { return }
    app.awaited.wait(for: source.name, from: now)
    app.data.sources[source.name] = .loading
    changed()
    tell(.wanted(source: source.name))
  }

  /// Asks for new rows of the tables whose refresh is due.
  package mutating func askForRows() {
    guard app.awaited.hasRefreshes else { return }
    for wish in app.awaited.elapsed(to: now, app.visits.gathered(\.tables)) { carryOut(wish) }
  }

  private mutating func carryOut(_ wish: AwaitedSources.Wish) {
    switch wish {
    case .ask(let name): tell(.wanted(source: name))
    case .renew(let name):
      app.data.rows[name]?.isStale = true
      changed()
      tell(.wanted(source: name))
    }
  }

  /// Notes a sign of life from the application.
  package mutating func hear() {
    app.heartbeat.heard = now
    guard app.heartbeat.silentSince != nil else { return }
    app.heartbeat.silentSince = nil
    tell(.silent(false))
    changed()
  }

  /// Notices that a sign of life has not come.
  package mutating func missHeartbeat() {
    guard let due = app.heartbeat.due, now >= due else { return }
    app.heartbeat.silentSince = due
    tell(.silent(true))
  }

  /// All sources of screens, whose tables these are, and of the collections on them, each once.
  private func sources(of visits: [ScreenVisit], with tables: [Table]) -> [DataSource] {
    var sources = visits.compactMap(\.screen.source)
    sources += tables.compactMap(\.source) + visits.flatMap(\.collectionSources)
    if app.modal == nil, let tabs = app.tabs, let source = tabs.tabs[app.visits.selected].source {
      sources.append(source)
    }
    var names: Set<String> = []
    return sources.filter { names.insert($0.name).inserted }
  }
}
