import TelltaleModel

/// A collection as its rules see it.
struct CollectionScene: RuleReading {
  let collection: ItemCollection
  let context: RuleScene
  let allTexts: [Passage]

  init(_ collection: ItemCollection, _ context: RuleScene) {
    self.collection = collection
    self.context = context
    let list = context.path.key("items")
    allTexts = collection.items.enumerated().flatMap { index, item in
      item.text.map { context.passages($0, at: list.item(index).key("text")) } ?? []
    }
  }

  func path(ofItem index: Int) -> NodePath { path.key("items").item(index) }

  /// How many items show a picture.
  var pictureCount: Int { collection.items.count { $0.image != nil } }
}
