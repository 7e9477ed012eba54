/// What the items of a collection say beside their names: room for it is kept in all, so that they are alike.
package struct ItemTexts: Hashable, Sendable {
  /// About how wide the longest name is, in ems; `nil` where there is none.
  package private(set) var longestName: Double?
  /// The same of what is said below names.
  package private(set) var longestSubtitle: Double?
  /// True where one has a price.
  package private(set) var hasPrices = false
  /// True where one has a picture or an icon.
  package private(set) var hasPictures = false

  init(of items: [CollectionItem]) {
    for item in items {
      longestName = Self.longer(longestName, item.text)
      longestSubtitle = Self.longer(longestSubtitle, item.subtitle)
      if item.price != nil { hasPrices = true }
      if item.hasPicture { hasPictures = true }
    }
  }

  /// True where something is said below a name.
  package var hasDetails: Bool { longestSubtitle != nil || hasPrices }

  private static func longer(_ width: Double?, _ text: TextVariants?) -> Double? {
    guard let own = text?.longest.roughWidth else { return width }
    return max(width ?? 0, own)
  }
}

extension CollectionItem {
  /// True where a picture or an icon stands on it.
  package var hasPicture: Bool { image != nil || icon != nil }

  /// True where more is said of it than what it is called.
  package var hasDetails: Bool { subtitle != nil || price != nil }
}
