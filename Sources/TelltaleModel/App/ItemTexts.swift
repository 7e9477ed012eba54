/// The longest texts of a collection's items. Room for them is kept in all items, so that they are alike.
package struct ItemTexts: Hashable, Sendable {
  /// The longest name; `nil` where there is none.
  package private(set) var longestName: LongestText?
  /// The longest name below a picture.
  package private(set) var longestCaption: LongestText?
  /// The longest of the texts below names.
  package private(set) var longestSubtitle: LongestText?
  /// The longest price; `nil` where none has one.
  package private(set) var longestPrice: LongestText?
  /// The name and the price of the item on which both together are the longest; empty where no item has a price.
  package private(set) var longestLine: [TextContent] = []
  /// True where one has a picture or an icon.
  package private(set) var hasPictures = false

  init(of items: [CollectionItem]) {
    var most = 0.0
    for item in items {
      if let price = item.price?.longest {
        let line = [item.text?.longest, price].compactMap { $0 }
        let ems = line.map(\.roughWidth).reduce(0, +)
        if longestLine.isEmpty || ems > most { (longestLine, most) = (line, ems) }
      }
      longestName = LongestText.longer(longestName, item.text)
      longestSubtitle = LongestText.longer(longestSubtitle, item.subtitle)
      if item.hasPicture { longestCaption = LongestText.longer(longestCaption, item.text) }
      longestPrice = LongestText.longer(longestPrice, item.price)
      if item.hasPicture { hasPictures = true }
    }
  }

  /// True where something is said below a name.
  package var hasDetails: Bool { longestSubtitle != nil || longestPrice != nil }
}

/// The text that is probably the widest of several, told by its letters: a thousand items are not typeset to find it.
package struct LongestText: Hashable, Sendable {
  package let content: TextContent
  /// The estimated width, in ems.
  package let ems: Double

  /// The longer of a text known so far and another one.
  fileprivate static func longer(_ known: LongestText?, _ text: TextVariants?) -> LongestText? {
    guard let own = text?.longest else { return known }
    let ems = own.roughWidth
    if let known, known.ems >= ems { return known }
    return LongestText(content: own, ems: ems)
  }
}

extension CollectionItem {
  /// True where a picture or an icon stands on it.
  package var hasPicture: Bool { image != nil || icon != nil }

  /// True where it says more than its name.
  package var hasDetails: Bool { subtitle != nil || price != nil }
}
