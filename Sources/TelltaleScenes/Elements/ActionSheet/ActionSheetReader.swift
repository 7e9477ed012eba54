import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads action sheets.
struct ActionSheetReader: ElementReader {
  var exclusion: Exclusion? {
    Exclusion(
      rule: .actionSheetCarplayForbidden,
      remedy: "ask by an alert, or let people choose from a table")
  }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    context.inLanguage(of: entry.value) { sheet(entry, at: path, in: &$0) }
      .map(Element.actionSheet)
  }

  private func sheet(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> ActionSheet? {
    var draft = Draft()
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context),
      case .mapping(let entries) = entry.value.value
    else { return nil }
    var sheet = draft.sheet
    checkTrigger(entries, at: path, in: &context)
    if draft.listsButtons || !Self.record.form.isMisspelt("buttons", in: entries) {
      checkChoices(of: sheet, at: path, in: &context)
    }
    checkParts(of: sheet, at: path, in: &context)
    SheetCancel().settle(&sheet, at: path, in: &context)
    AnswerCheck().checkIdentifiers(sheet.buttons, at: path.key("buttons"), in: &context)
    AnswerCheck().checkAnswers(sheet.buttons, at: path.key("buttons"), in: &context)
    AnswerCheck().checkTitles(sheet.buttons, at: path.key("buttons"), in: &context)
    return sheet
  }

  private func checkTrigger(
    _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) {
    if let entry = entries.first(where: { $0.key == "trigger" }), !entry.value.isNull { return }
    guard !Self.record.form.isMisspelt("trigger", in: entries) else { return }
    context.refuseHere(
      .actionSheetTrigger, at: path,
      "the sheet does not say what brings it up; it never opens by itself",
      remedy: "name the control: trigger: share-button")
  }

  private func checkChoices(
    of sheet: ActionSheet, at path: NodePath, in context: inout SceneContext
  ) {
    let choices = sheet.buttons.count { $0.role != .cancel }
    guard choices < (sheet.refusesCancel ? 2 : 1) else { return }
    for rule in [RuleID.actionSheetTwoOrMoreChoices, .actionSheetWatchParts] {
      context.refuseHere(
        rule, at: path, "a sheet with nothing to choose between",
        remedy: "give it a button beside Cancel")
    }
  }

  private func checkParts(
    of sheet: ActionSheet, at path: NodePath, in context: inout SceneContext
  ) {
    let parts = RuleID.actionSheetWatchParts
    if sheet.title == nil {
      context.refuseHere(
        parts, at: path, "the sheet has no title", remedy: "say in a few words what is chosen")
    }
    if sheet.refusesCancel {
      for rule in [RuleID.actionSheetWatchCancelRequired, parts] {
        context.refuseHere(
          rule, at: path.key("no-cancel"), "a sheet without Cancel",
          remedy: "remove the key; Cancel is added")
      }
    }
  }
}

// MARK: Format

extension ActionSheetReader {
  private struct Draft {
    var sheet = ActionSheet(trigger: Trigger(""), buttons: [])
    var listsButtons = false
  }

  static var definitions: [JSONValue.Member] {
    [
      .init("action-sheet", record.schema),
      .init("sheetButton", SheetButtonReader.record.schema),
    ]
  }

  private static let record = SceneRecord<Draft>(
    "an action sheet",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.sheet.id = $1 },
      .key("title", .variants, "The title: what is to be chosen.") { $0.sheet.title = $1 },
      .key("message", .text, "An explanation, where the title does not say it all.") {
        $0.sheet.message = $1
      },
      .key("trigger", TriggerReader.value, "The control that brings it up.") {
        $0.sheet.trigger = $1
      },
      .language,
      .key(
        "text-class", .choice(TextClass.self),
        "The kind of the title: a sentence, a question, an imperative or a "
          + "fragment."
      ) {
        $0.sheet.textClass = $1
      },
      .key(
        "buttons", buttons, "The choices; Cancel is added where none is listed.",
        isRequired: true
      ) {
        $0.listsButtons = true
        $0.sheet.buttons = $1
      },
      .key("no-cancel", .flag, "True for a sheet without Cancel.", usual: false) {
        $0.sheet.refusesCancel = $1
      },
      .key(
        "native-style", .flag,
        "Stands as the platform's own sheets do, where the profile leaves that open.", usual: false
      ) { $0.sheet.isNativeStyle = $1 },
    ])

  private static var buttons: SceneValue<[AlertButton]> {
    .list(
      of: "buttons", SchemaPiece.reference("sheetButton"), atLeast: 1,
      atMost: Limits.alertButtons
    ) { node, path, context in SheetButtonReader().button(node, at: path, in: &context) }
  }
}
