import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel

/// The count of the alerts of late: people take alerts seriously while they are rare (ALERT-CARPLAY-INFREQUENT).
package struct AlertBudget: Hashable, Sendable {
  private var shown: [(name: String, at: Instant)] = []

  /// Counts an alert that came on the glass.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - time: When it was first seen.
  ///   - behaviour: The profile's budget, and the minutes that it is for; a budget of 0 is no limit.
  /// - Returns: A note for the log where there were too many of late; else `nil`.
  package mutating func count(_ alert: Alert, at time: Instant, _ behaviour: BehaviourProfile)
    -> Finding?
  {
    guard behaviour.alertBudget > 0 else { return nil }
    let start = time.advanced(byMilliseconds: -behaviour.alertBudgetWindowMinutes * 60_000)
    shown.removeAll { $0.at <= start }
    shown.append((alert.id ?? alert.title.longest.string, time))
    guard shown.count > behaviour.alertBudget else { return nil }
    let list = shown.map { "\($0.name) at \($0.at.microseconds / 1_000_000) s" }
    return Finding(
      rule: .alertCarplayInfrequent, severity: .note, path: "alert",
      message: "\(shown.count) alerts within \(behaviour.alertBudgetWindowMinutes) minutes: "
        + list.joined(separator: ", "),
      remedy: "show messages that can wait in a screen of their own")
  }

  package static func == (left: AlertBudget, right: AlertBudget) -> Bool {
    left.shown.elementsEqual(right.shown) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for entry in shown {
      hasher.combine(entry.name)
      hasher.combine(entry.at)
    }
  }
}
