import TelltaleModel

/// What comes of a control that is pressed. Its placer says so, so that nobody has to look for the element that it stands
/// for.
package indirect enum ControlPurpose: Hashable, Sendable {
  // MARK: Of questions

  /// Answers the question by its button of that number.
  case answer(Int)
  /// Goes to type into the question's field of that number.
  case fill(Int)
  /// Types the letter of a key of the page with keys.
  case type(row: Int, column: Int)
  /// Does what a key of the page with keys is for.
  case perform(KeyboardFunction)

  // MARK: Of screens

  /// Tells the application that it was pressed, by the control's name, and does an action, which stands at a place
  /// of the scene.
  case act(Action?, at: NodePath)
  /// Asks a source once more for what it could not bring.
  case ask(DataSource)
  /// Goes to what stands in the element of that place, to type, to mark or to read.
  case edit(NodePath)
  /// Chooses a row or an item.
  case choose(ListEntry)
  /// Moves the content of an area to where a place of it is at the upper edge, so many pixels from its start.
  case jump(in: NodePath, to: Int)
  /// Moves the content of a list to rows that have come.
  case showNewRows(NodePath)

  // MARK: Ways

  case select(tab: Int)
  /// Shows the sections that have no tab.
  case showMore
  case goBack
  case closeModal(keeping: Bool)
  /// Nothing: it is a window whose content is scrolled while it has the focus.
  case scroll
}

extension ControlPurpose {
  /// What somebody who presses it means; absent for what means the same as long as it is there, such as a button.
  package var meaning: ControlMeaning? {
    if case .choose(let entry) = self { entry.meaning } else { nil }
  }
}

/// A row of a table or an item of a collection, as it can be chosen.
package struct ListEntry: Hashable, Sendable {
  /// What events call the list.
  package let list: String
  /// What they call the entry.
  package let name: String
  /// Of the list.
  package let path: NodePath
  /// Its number for as long as it is there.
  package let key: Int
  /// Its place in the list, from 0.
  package let index: Int
  /// Held still it is edited, as an item of a collection is (COLLECTION-GESTURES-DEFAULT).
  package let isHeldToEdit: Bool
  package let meaning: ControlMeaning
  /// What its list's entries stand under.
  private let part: String

  /// - list: what events call the table.
  init(_ row: TableRow, key: Int, index: Int, of list: String, at path: NodePath) {
    self.list = list
    name = row.id ?? row.title.longest.string
    (self.path, self.key, self.index) = (path, key, index)
    isHeldToEdit = false
    meaning = ControlMeaning(row)
    part = "rows"
  }

  init(
    _ item: CollectionItem, key: Int, index: Int, of collection: ItemCollection, at path: NodePath
  ) {
    list = collection.name
    name = item.id
    (self.path, self.key, self.index) = (path, key, index)
    isHeldToEdit = true
    meaning = ControlMeaning(item)
    part = "items"
  }

  /// Where its action stands in the scene.
  package var actionPath: NodePath { path.key(part).item(index).key("action") }
}
