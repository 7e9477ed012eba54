import TelltaleModel

/// What a control says and does, as far as somebody who presses it means that: a subtitle that ticks
/// or a picture that comes changes nothing about it.
package struct ControlMeaning: Hashable, Sendable {
  private var title: TextVariants?
  package private(set) var action: Action?
  /// The screen that it leads to.
  package private(set) var push: String?
  /// The mark that it gives or takes, whether it is on or not.
  package private(set) var mark: Checkmark?
  /// It turns the switch of its row.
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
