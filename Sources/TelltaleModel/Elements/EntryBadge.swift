/// A mark at the corner of an item, or at the end of a row, which is to be seen before all else about it.
package enum EntryBadge: Hashable, Sendable {
  /// A number or an exclamation mark, as tabs have them.
  case news(Badge)
  /// A word such as New.
  case word(TextContent)

  /// The name under which the application says it.
  package var binding: String? { if case .news(.bound(let name)) = self { name } else { nil } }

  /// The greatest number of characters; more are a text, and no badge.
  package static let mostCharacters = 12
}
