import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Cancel of an action sheet: added where nobody listed it or asked for none.
struct SheetCancel {
  /// Complains about what cannot be together, and gives the sheet its Cancel with a title.
  func settle(_ sheet: inout ActionSheet, at path: NodePath, in context: inout SceneContext) {
    let list = path.key("buttons")
    let cancels = sheet.buttons.indices.filter { sheet.buttons[$0].role == .cancel }
    for index in cancels.dropFirst() {
      context.refuse(
        .actionSheetCancelByDefault, at: list.item(index).key("role"),
        "a second button with the role cancel, expected one at most", remedy: "keep one of them")
    }
    guard !sheet.refusesCancel else {
      checkHasNone(sheet, cancels, at: list, in: &context)
      return
    }
    if cancels.isEmpty { sheet.buttons.append(AlertButton(role: .cancel)) }
    for index in sheet.buttons.indices
    where sheet.buttons[index].role == .cancel && sheet.buttons[index].title == nil {
      sheet.buttons[index].title = context.cancelTitle()
      guard sheet.buttons[index].title == nil else { continue }
      context.complaints.add(
        context.sourceMap.location(of: cancels.contains(index) ? list.item(index) : path),
        "the word for Cancel in the language \"\(context.language)\" is not known",
        remedy: "list {role: cancel, title: …} with its title")
    }
  }

  private func checkHasNone(
    _ sheet: ActionSheet, _ cancels: [Int], at list: NodePath, in context: inout SceneContext
  ) {
    if let index = sheet.buttons.firstIndex(where: \.isDestructive) {
      context.refuse(
        .actionSheetCancelForDataLoss, at: list.item(index),
        "a destructive button, and no Cancel to decline it", remedy: "remove `no-cancel`")
    }
    if let index = cancels.first {
      context.complaints.add(
        context.sourceMap.location(of: list.item(index)), "a Cancel beside `no-cancel: true`",
        remedy: "remove one of the two")
    }
  }
}
