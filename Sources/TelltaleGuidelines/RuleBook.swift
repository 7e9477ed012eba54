import TelltaleCatalogue
import TelltaleModel

/// A book of guidelines.
package struct RuleBook: Sendable {
  package let rules: [Rule]

  package init(rules: [Rule]) { self.rules = rules }

  /// Every rule below `Rules/`.
  package static let standard = RuleBook(rules: registered)

  /// Returns the rule with an id.
  ///
  /// - Parameter id: The id, in letters of either case.
  /// - Returns: The rule; `nil` where this book does not have it.
  package func rule(_ id: String) -> Rule? {
    rules.first { $0.id == id.uppercased() }
  }

  /// Returns the rule of an entry of the catalogue.
  ///
  /// - Parameter id: The entry.
  /// - Returns: The rule; `nil` where this book does not have it.
  package func rule(_ id: RuleID) -> Rule? {
    rules.first { $0.id == id.rawValue }
  }

  /// Returns ids that an author may have meant.
  ///
  /// - Parameters:
  ///   - id: The unknown id; its first 80 characters are compared.
  ///   - limit: The number of ids that are returned at most.
  /// - Returns: Ids of the book, the nearest first.
  package func ids(near id: String, limit: Int = 3) -> [String] {
    let wanted = Array(id.uppercased().prefix(80).unicodeScalars)
    let parts = Set(id.uppercased().prefix(80).split(separator: "-"))
    return
      rules
      .map { rule -> (id: String, rank: Int) in
        let shared = parts.intersection(rule.id.split(separator: "-")).count
        return (rule.id, editDistance(wanted, Array(rule.id.unicodeScalars)) - 4 * shared)
      }
      .sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
      .prefix(limit).map(\.id)
  }
}

/// Insertions, deletions and replacements between two short words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var row = Array(0...right.count)
  for (i, scalar) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (scalar == other ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = next
    }
  }
  return row[right.count]
}
