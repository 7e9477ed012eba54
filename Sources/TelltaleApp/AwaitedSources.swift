import TelltaleGraphics
import TelltaleModel

/// The sources that an application fills: the moments since which each is awaited, and those at
/// which tables ask again.
///
/// It knows only the tables and sources that it is handed, and returns the sources to ask for.
package struct AwaitedSources: Hashable, Sendable {
  /// A step that is due for a source.
  package enum Wish: Hashable, Sendable {
    /// The application is asked for the source.
    case ask(String)
    /// The present rows are marked as old, and the application is asked for new ones.
    case renew(String)
  }

  private var waits: [String: Instant] = [:]
  /// Sources whose screen has been up before.
  private var seen: Set<String> = []
  private var refreshes: [String: Instant] = [:]

  /// Starts to wait for a source, also where it was awaited before.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - now: The moment from which the wait counts.
  package mutating func wait(for name: String, from now: Instant) { waits[name] = now }

  /// Ends the wait for a source, because something has come or nothing will.
  ///
  /// - Parameter name: The name of the source.
  package mutating func settle(_ name: String) { waits[name] = nil }

  /// Counts a source as one whose screen was up before, since it has its rows of the last start.
  ///
  /// - Parameter name: The name of the source.
  package mutating func recall(_ name: String) { seen.insert(name) }

  /// Continues the waits of another edition of the app. Its screens do not count as seen here.
  ///
  /// - Parameter old: The sources of the edition that is replaced.
  package mutating func takeOver(from old: AwaitedSources) {
    (waits, refreshes) = (old.waits, old.refreshes)
  }

  /// Notes that a screen has come up, and starts the waits for its sources.
  ///
  /// - Parameters:
  ///   - tables: The tables on it, in the order of reading.
  ///   - sources: All sources of the screen, each once.
  ///   - data: The deliveries of the application.
  ///   - now: The moment from which the missing sources are awaited.
  /// - Returns: The sources to ask for, in this order.
  package mutating func appeared(
    _ tables: [Table], _ sources: [DataSource], _ data: AppData, at now: Instant
  ) -> [Wish] {
    var wishes = tables.compactMap { renew($0, data) }
    for source in sources where data.state(of: source) == .loading {
      if waits[source.name] == nil { waits[source.name] = now }
      wishes.append(.ask(source.name))
    }
    for table in tables {
      guard let name = table.source?.name else { continue }
      switch table.refresh {
      case .every(let milliseconds): refresh(name, every: milliseconds, from: now)
      case .on(let occasions)
      where occasions.contains(.appear) && data.state(of: table.source) == .ready:
        wishes.append(.ask(name))
      case .on, .pushed, nil: break
      }
    }
    return wishes
  }

  /// What was known before is shown again, marked as old, or not at all (TABLE-STALE-DATA).
  private mutating func renew(_ table: Table, _ data: AppData) -> Wish? {
    guard let source = table.source else { return nil }
    guard source.isAsync, data.rows[source.name] != nil, data.state(of: source) == .ready,
      seen.contains(source.name)
    else {
      seen.insert(source.name)
      return nil
    }
    return table.isCached ? .renew(source.name) : nil
  }

  /// True where a table asks again by itself after some time. Most screens have none.
  package var hasRefreshes: Bool { !refreshes.isEmpty }

  /// Returns the sources whose refresh is due, and sets their next moment.
  ///
  /// - Parameters:
  ///   - now: The moment that has come.
  ///   - tables: The tables in view. Refreshes of all other tables end.
  /// - Returns: The sources to ask for, in the order of the tables.
  package mutating func elapsed(to now: Instant, _ tables: [Table]) -> [Wish] {
    let before = refreshes
    var wishes: [Wish] = []
    var timed: Set<String> = []
    for table in tables {
      guard let name = table.source?.name, case .every(let milliseconds)? = table.refresh else {
        continue
      }
      timed.insert(name)
      guard let due = before[name], now >= due else { continue }
      refresh(name, every: milliseconds, from: now)
      wishes.append(.ask(name))
    }
    // A source that no table asks for in this way any more would be due for ever.
    refreshes = refreshes.filter { timed.contains($0.key) }
    return wishes
  }

  private mutating func refresh(_ name: String, every milliseconds: Int, from now: Instant) {
    refreshes[name] = now.advanced(byMilliseconds: max(1000, milliseconds))
  }

  /// Returns the sources that have been awaited for some time.
  ///
  /// - Parameters:
  ///   - milliseconds: The least duration of the wait.
  ///   - now: The moment up to which it counts.
  /// - Returns: The names of the sources.
  package func waited(_ milliseconds: Int, at now: Instant) -> Set<String> {
    guard !waits.isEmpty else { return [] }
    return Set(waits.filter { now.milliseconds(since: $0.value) >= milliseconds }.keys)
  }

  /// Returns true where a wait becomes long enough to show between two moments.
  ///
  /// - Parameters:
  ///   - before: The moment that was shown last.
  ///   - now: The moment that is shown next.
  /// - Returns: False where the picture stays the same.
  package func becomesLate(from before: Instant, to now: Instant) -> Bool {
    waits.values.contains { Wait.moments(since: $0).contains { before < $0 && now >= $0 } }
  }

  /// Returns the moments at which a wait has to show or a refresh is due.
  ///
  /// - Parameter now: The moment after which waits count. Refreshes are returned in any case.
  /// - Returns: The moments, in no order.
  package func moments(after now: Instant) -> [Instant] {
    waits.values.flatMap(Wait.moments).filter { $0 > now } + refreshes.values
  }
}

/// The durations of a wait for a source until it shows, in milliseconds.
package enum Wait {
  /// The wait until a screen tells that it loads (ACTIVITY-INDICATOR-SHOWS-LIFE).
  package static let notice = 300
  /// The wait until a table shows a spinner beside its present rows (TABLE-SPINNER).
  package static let spinner = 1000

  /// Returns the moments at which a wait shows something new.
  ///
  /// - Parameter start: The moment at which the wait began.
  /// - Returns: The moment of the notice, then that of the spinner.
  package static func moments(since start: Instant) -> [Instant] {
    [start.advanced(byMilliseconds: notice), start.advanced(byMilliseconds: spinner)]
  }
}
