/// The buttons outside of alerts that one element has, for the rules on buttons of every kind.
struct ButtonGroup: RuleReading {
  let context: RuleSubject
  let buttons: [ButtonPassage]

  /// The capitals of a sheet are the business of its own rules.
  var isOfSheet: Bool { context.element.name == "action-sheet" }

  /// The element names them itself, so they are no text of the group.
  var allTexts: [Passage] { [] }

  init?(_ reading: any RuleReading) {
    context = reading.context
    switch reading {
    case let sheet as SheetReading: buttons = sheet.choices
    case let modal as ModalReading: buttons = modal.dismissButtons
    case let button as ButtonReading: buttons = [button.button]
    default: return nil
    }
  }
}
