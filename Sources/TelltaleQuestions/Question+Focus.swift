import TelltaleLayout
import TelltaleModel

extension Question {
  /// Returns the first field to type in. Where all scrolls it is the text, which has to be read first; else the
  /// default button.
  func firstFocus(on placement: Placement) -> ControlID? {
    guard form != .sheet else { return firstFocusOfSheet(on: placement) }
    let button = ControlID.button(alert.defaultIndex)
    guard placement.control(button) != nil else { return placement.controls.first?.id }
    if placement.control(button)?.scrolls == true { return placement.controls.first?.id }
    if !alert.fields.isEmpty, !alert.hasDestructiveButton { return .field(0) }
    return button
  }

  /// Returns the choice that the author has marked, else the first one; never one that destroys
  /// (ACTION-SHEET-DESTRUCTIVE-TOP).
  private func firstFocusOfSheet(on placement: Placement) -> ControlID? {
    if placement.control(.area(Alert.sheetArea)) != nil { return .area(Alert.sheetArea) }
    let harmless = alert.sheetChoices.filter { !alert.buttons[$0].isDestructive }
    let marked = alert.markedIndex.flatMap { harmless.contains($0) ? $0 : nil }
    let first = marked ?? harmless.first ?? alert.cancelIndex
    return first.map { .button($0) } ?? placement.controls.first?.id
  }
}
