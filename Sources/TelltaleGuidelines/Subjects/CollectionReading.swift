import TelltaleModel

/// A collection as its rules see it.
struct CollectionReading: RuleReading {
  let collection: ItemCollection
  let context: RuleSubject
  let allTexts: [Passage]

  init(_ collection: ItemCollection, _ context: RuleSubject) {
    self.collection = collection
    self.context = context
    let list = context.path.key("items")
    allTexts = collection.items.enumerated().flatMap { index, item in
      let own = list.item(index)
      return [(item.text, "text"), (item.subtitle, "subtitle"), (item.price, "price")].flatMap {
        text, key in text.map { context.passages($0, at: own.key(key)) } ?? []
      }
    }
  }

  func path(ofItem index: Int) -> NodePath { path.key("items").item(index) }

  /// How many items show a picture.
  var pictureCount: Int { collection.items.count(where: \.hasPicture) }
}
