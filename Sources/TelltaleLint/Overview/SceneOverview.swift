import TelltaleModel

/// The outcome of one scene on several profiles.
package struct SceneOverview: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var profile: String
    package var isRefused: Bool
    package var warnings: Int
    package var notes: Int
    /// Names of texts of which a shorter variant is shown, or an ellipsis.
    package var trimmed: [String]
    package var isStacked: Bool
    package var scrolls: Bool

    /// In words: `refused`, `title trimmed, stacked, 2 warnings`, `passes`.
    package var outcome: String {
      var parts = isRefused ? ["refused"] : trimmed.map { "\($0) trimmed" }
      if isStacked { parts.append("stacked") }
      if scrolls { parts.append("scrolls") }
      if warnings > 0 { parts.append("\(warnings) warning\(warnings == 1 ? "" : "s")") }
      if notes > 0 { parts.append("\(notes) note\(notes == 1 ? "" : "s")") }
      return parts.isEmpty ? "passes" : parts.joined(separator: ", ")
    }
  }

  /// A text with variants, and the one that does everywhere.
  package struct Wording: Hashable, Sendable {
    /// The name of the text, such as `title` or `button 2`.
    package var name: String
    /// The variant that does everywhere; `nil` where none does.
    package var text: String?
  }

  package var rows: [Row]
  package var wordings: [Wording]

  /// Writes the overview: one line for profiles with one outcome, then the wordings.
  ///
  /// - Parameter name: The name of the scene, which stands above.
  /// - Returns: Lines with their line ends.
  package func text(for name: String) -> String {
    var outcomes: [(outcome: String, profiles: [String])] = []
    for row in rows {
      if let index = outcomes.firstIndex(where: { $0.outcome == row.outcome }) {
        outcomes[index].profiles.append(row.profile)
      } else {
        outcomes.append((row.outcome, [row.profile]))
      }
    }
    let named = outcomes.map { ($0.profiles.joined(separator: ", "), $0.outcome) }
    let width = named.map(\.0.count).max() ?? 0
    let lines = named.map { profiles, outcome in
      "  \(profiles)\(String(repeating: " ", count: width - profiles.count))  \(outcome)\n"
    }
    let endings = wordings.map { wording in
      wording.text.map { "  \(wording.name): “\($0)” passes everywhere\n" }
        ?? "  \(wording.name): no variant passes everywhere\n"
    }
    return "\(name):\n" + (lines + endings).joined()
  }
}
