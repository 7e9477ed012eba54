import TelltaleLayout
import TelltaleModel

extension Question {
  /// The first field to type in; where all scrolls, the text, which has to be read first; else the
  /// default button.
  func firstFocus(on placement: Placement) -> ControlID? {
    guard form != .sheet else { return firstFocusOfSheet(on: placement) }
    let button = ControlID.button(alert.defaultIndex)
    guard placement.control(button) != nil else { return placement.controls.first?.id }
    if placement.control(button)?.scrolls == true { return placement.controls.first?.id }
    if !alert.fields.isEmpty, !alert.hasDestructiveButton { return .field(0) }
    return button
  }

  /// What its author has marked, else the first choice; never what destroys (ACTION-SHEET-DESTRUCTIVE-TOP).
  private func firstFocusOfSheet(on placement: Placement) -> ControlID? {
    if placement.control(.area(Alert.sheetArea)) != nil { return .area(Alert.sheetArea) }
    let harmless = alert.sheetChoices.filter { !alert.buttons[$0].isDestructive }
    let marked = alert.markedIndex.flatMap { harmless.contains($0) ? $0 : nil }
    let first = marked ?? harmless.first ?? alert.cancelIndex
    return first.map { .button($0) } ?? placement.controls.first?.id
  }
}
