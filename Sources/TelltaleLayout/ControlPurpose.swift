import TelltaleModel

/// The consequence of a control that is pressed. Its placer states it, so that nobody has to look
/// for the element behind the control.
package enum ControlPurpose: Hashable, Sendable {
  // MARK: Of questions

  /// Answers the question by the button of that index.
  case answer(Int)
  /// Goes to the question's field of that index, to type into it.
  case fill(Int)
  /// Types the letter of a key of the page with keys.
  case type(row: Int, column: Int)
  /// Performs the function of a key of the page with keys.
  case perform(KeyboardFunction)

  // MARK: Of screens

  /// Tells the application about the press, by the control's name, and performs an action, which
  /// has its place in the scene.
  indirect case act(Action?, at: NodePath)
  /// Asks a source again for data that it could not deliver.
  case ask(DataSource)
  /// Goes into the element of that place, to type, to mark or to read.
  case edit(NodePath)
  /// Chooses the row or the item with that index in a list, from 0. The control's meaning says
  /// where it leads.
  case choose(ControlList, index: Int)
  /// Goes through a range of values: by a finger along its track, by arrows, and by turning after a push.
  case adjust(AdjustedRange)
  /// Changes the value of the element of that place at once.
  case change(ValueChange, at: NodePath)
  /// Scrolls an area to a place of its content, which is given in pixels from the content's start
  /// and comes to the upper edge.
  case jump(in: NodePath, to: Int)
  /// Moves the content of a list to its new rows.
  case showNewRows(NodePath)

  // MARK: Ways

  case select(tab: Int)
  /// Shows the sections that have no tab.
  case showMore
  case goBack
  /// Goes back from a list and from the screen beside it.
  case leaveList
  case closeModal(keeping: Bool)
  /// No effect: the control is a window whose content is scrolled while it has the focus.
  case scroll
}

extension ControlPurpose {
  /// True for a key of the page with keys that leaves the page and its keys as they were, except
  /// for a shift.
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

/// A table or a collection whose entries can be chosen.
///
/// It is kept behind one reference that all its entries share.
package final class ControlList: Hashable, Sendable {
  /// The name by which events call it.
  package let name: String
  package let path: NodePath
  /// The place of its entries in the scene.
  package let entries: NodePath
  /// True where an entry that is held still is edited, as items are (COLLECTION-GESTURES-DEFAULT).
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

  /// Returns the place of an entry's action in the scene.
  ///
  /// - Parameter index: The number of the entry, from 0, over all sections.
  /// - Returns: The path of its `action`, whether it has one or not.
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
