import TelltaleModel

/// What comes of a control that is pressed. Its placer says so, so that nobody has to look for the element that it stands
/// for.
package enum ControlPurpose: Hashable, Sendable {
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
  indirect case act(Action?, at: NodePath)
  /// Asks a source once more for what it could not bring.
  case ask(DataSource)
  /// Goes to what stands in the element of that place, to type, to mark or to read.
  case edit(NodePath)
  /// Chooses the row or item of a list that stands at that place of it, from 0; what it leads to is the control's meaning.
  case choose(ControlList, index: Int)
  /// Goes through a range of values: by a finger along its track, by arrows, and by turning after a push.
  case adjust(AdjustedRange)
  /// Changes the value of the element of that place at once.
  case change(ValueChange, at: NodePath)
  /// Moves the content of an area to where a place of it is at the upper edge, so many pixels from its start.
  case jump(in: NodePath, to: Int)
  /// Moves the content of a list to rows that have come.
  case showNewRows(NodePath)

  // MARK: Ways

  case select(tab: Int)
  /// Shows the sections that have no tab.
  case showMore
  case goBack
  /// Goes back from a list and from what stands beside it.
  case leaveList
  case closeModal(keeping: Bool)
  /// Nothing: it is a window whose content is scrolled while it has the focus.
  case scroll
}

extension ControlPurpose {
  /// A key of the page with keys after which the page and its keys are as they were, but for a shift.
  package var typesOn: Bool {
    switch self {
    case .type, .perform(.shift), .perform(.space), .perform(.delete), .perform(.newline),
      .perform(.reveal):
      true
    case .perform(.page), .perform(.letters), .perform(.done): false
    case .answer, .fill, .act, .ask, .edit, .choose, .adjust, .change, .jump, .showNewRows, .select,
      .showMore, .goBack, .leaveList, .closeModal, .scroll:
      false
    }
  }
}

/// A table or a collection, as its entries can be chosen.
///
/// Kept behind one reference, which all its entries have.
package final class ControlList: Hashable, Sendable {
  /// What events call it.
  package let name: String
  package let path: NodePath
  /// Where its entries stand in the scene.
  package let entries: NodePath
  /// An entry that is held still is edited, as items are (COLLECTION-GESTURES-DEFAULT).
  package let isHeldToEdit: Bool
  private let sections: [TableSection]

  init(_ table: Table, at path: NodePath) {
    (name, self.path, entries, isHeldToEdit) = (table.name, path, path.key("rows"), false)
    sections = table.sections
  }

  init(_ collection: ItemCollection, at path: NodePath) {
    (name, self.path, entries, isHeldToEdit) = (collection.name, path, path.key("items"), true)
    sections = []
  }

  /// Where the action of an entry stands in the scene.
  package func actionPath(at index: Int) -> NodePath { place(of: index).key("action") }

  /// Where an entry stands in the scene.
  func place(of index: Int) -> NodePath {
    sections.isEmpty
      ? entries.item(index) : sections.place(ofRow: index, below: path)
  }

  package static func == (one: ControlList, other: ControlList) -> Bool {
    one === other
      || one.name == other.name && one.path == other.path && one.entries == other.entries
        && one.isHeldToEdit == other.isHeldToEdit && one.sections == other.sections
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(path)
  }
}
