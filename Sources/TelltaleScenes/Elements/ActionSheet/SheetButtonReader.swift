import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the buttons of an action sheet.
struct SheetButtonReader {
  /// A button; `nil` after a complaint.
  func button(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> AlertButton? {
    let reader = AnswerButtonReader(record: Self.record)
    let button = reader.button(node, at: path, in: &context)
    if button?.role == .cancel { checkCancelDoesNothing(button, at: path, in: &context) }
    return button
  }

  /// Cancel closes the sheet, and that is all.
  private func checkCancelDoesNothing(
    _ button: AlertButton?, at path: NodePath, in context: inout SceneContext
  ) {
    let rule = RuleID.actionSheetWatchStyleCancel
    if button?.action != nil {
      context.refuseHere(
        rule, at: path.key("action"), "Cancel with an action; it only closes the sheet",
        remedy: "remove the action, or the role")
    }
    if button?.effect?.isDestructive == true {
      context.refuseHere(
        rule, at: path.key("effect"), "Cancel with a destructive effect; it changes nothing",
        remedy: "remove the effect, or the role")
    }
  }

  /// The keys of a button of a sheet.
  static let record = AnswerButtonReader.record(role: role, usual: "default", refusing: [])

  /// Exactly one of three words.
  private static var role: SceneValue<ButtonRole> {
    SceneValue(
      schema: ["type": "string", "enum": ["default", "destructive", "cancel"]]
    ) { entry, path, context in
      let node = entry.value
      switch node.text {
      case nil where node.isNull: return nil
      case "default": return .plain
      case "destructive": return .destructive
      case "cancel": return .cancel
      default:
        context.refuse(
          .actionSheetWatchThreeStyles, at: path,
          "found \(node.summary), expected default, destructive or cancel",
          remedy: node.text.flatMap {
            Spelling.suggestion(for: $0, among: ["default", "destructive", "cancel"])
          } ?? "say what the button is for, or leave the role out")
        return nil
      }
    }
  }
}
