import TelltaleModel

/// What a control says and does, as far as somebody who presses it means that: a subtitle that ticks
/// or a picture that comes changes nothing about it.
package struct ControlMeaning: Hashable, Sendable {
  private var title: TextVariants?
  /// Only where there is no title to go by.
  private var image: String?
  private var action: Action?
  private var push: String?
  /// The mark that it gives or takes, whether it is on or not.
  private var mark: Checkmark?

  init(_ row: TableRow) {
    title = row.title
    action = row.action
    push = row.push
    mark = row.checkmark.map { Checkmark(group: $0.group) }
  }

  init(_ item: CollectionItem) {
    title = item.text
    image = item.text == nil ? item.image : nil
    action = item.action
  }
}
