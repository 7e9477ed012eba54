import TelltaleModel

/// The words and the consequences of a control, as far as somebody who presses it means them. A
/// subtitle that ticks or a picture that arrives is no part of them.
package struct ControlMeaning: Hashable, Sendable {
  private var title: TextVariants?
  package private(set) var action: Action?
  /// The screen to which it leads.
  package private(set) var push: String?
  /// The mark that it sets or removes; the same whether it is on or off.
  package private(set) var mark: Checkmark?
  /// True where it turns the switch of its row.
  package private(set) var turns = false

  init(_ row: borrowing TableRow) {
    // Under an id it is the same row, whatever its text says.
    title = row.id == nil ? row.title : nil
    action = row.action
    push = row.push
    mark = row.checkmark.map { Checkmark(group: $0.group) }
    turns = row.toggle != nil
  }

  init(_ item: borrowing CollectionItem) {
    // Items have ids.
    title = nil
    action = item.action
  }
}
