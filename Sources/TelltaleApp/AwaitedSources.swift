import TelltaleGraphics
import TelltaleModel

/// The sources that an application fills: since when each is waited for, and when its table asks again.
///
/// Knows nothing of the screen but the tables and sources that it is handed, and gives back what to ask for.
package struct AwaitedSources: Hashable, Sendable {
  /// What is to be done about a source.
  package enum Wish: Hashable, Sendable {
    /// The application is asked for it.
    case ask(String)
    /// The rows that are there are marked as old, and the application is asked for new ones.
    case renew(String)
  }

  private var waits: [String: Instant] = [:]
  /// Sources whose screen has been up before.
  private var seen: Set<String> = []
  private var refreshes: [String: Instant] = [:]

  /// Waits for a source from now on, however long it was waited for before.
  package mutating func wait(for name: String, from now: Instant) { waits[name] = now }

  /// Something came for a source, or nothing will: nobody waits for it any more.
  package mutating func settle(_ name: String) { waits[name] = nil }

  /// Counts a source as one whose screen was up before, since it has its rows of last time.
  package mutating func recall(_ name: String) { seen.insert(name) }

  /// Goes on with the waiting of another edition of the app, whose screens have not been up here.
  package mutating func takeOver(from old: AwaitedSources) {
    (waits, refreshes) = (old.waits, old.refreshes)
  }

  /// A screen came up.
  ///
  /// - Parameters:
  ///   - tables: The tables on it, in the order of reading.
  ///   - sources: All that it is filled from, each once.
  ///   - data: What the application has delivered.
  ///   - now: The moment from which on it is waited for what is missing.
  /// - Returns: What to ask for, in this order.
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

  /// Whether a table asks again by itself after some time; most screens have none.
  package var hasRefreshes: Bool { !refreshes.isEmpty }

  /// Time went by on a screen with these tables: gives the sources whose rows are due to be asked for.
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

  /// The sources that have been waited for so many milliseconds.
  package func waited(_ milliseconds: Int, at now: Instant) -> Set<String> {
    guard !waits.isEmpty else { return [] }
    return Set(waits.filter { now.milliseconds(since: $0.value) >= milliseconds }.keys)
  }

  /// Whether a wait became long enough to show between two moments.
  package func becomesLate(from before: Instant, to now: Instant) -> Bool {
    waits.values.contains { Wait.moments(since: $0).contains { before < $0 && now >= $0 } }
  }

  /// When something of it is due.
  package func moments(after now: Instant) -> [Instant] {
    waits.values.flatMap(Wait.moments).filter { $0 > now } + refreshes.values
  }
}

/// How long one waits for a source until it shows, in milliseconds.
package enum Wait {
  /// What a screen tells while it loads (ACTIVITY-INDICATOR-SHOWS-LIFE).
  package static let notice = 300
  /// A table's mark beside what is there already (TABLE-SPINNER).
  package static let spinner = 1000

  package static func moments(since start: Instant) -> [Instant] {
    [start.advanced(byMilliseconds: notice), start.advanced(byMilliseconds: spinner)]
  }
}
