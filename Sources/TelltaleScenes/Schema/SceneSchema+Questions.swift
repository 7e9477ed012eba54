import TelltaleModel
import TelltaleSyntax

/// Alerts, sheets, menus and modals.
extension SceneSchema {
  static var questionDefinitions: [JSONValue.Member] {
    [
      .init("alert", record(.alert, required: ["title", "buttons"], alert)),
      .init(
        "alertButton", record(.alertButton) { answer($0, ValueReader<ButtonRole>.choice.schema) }),
      .init("action-sheet", record(.actionSheet, required: ["buttons"], sheet)),
      .init("sheetButton", record(.sheetButton) { answer($0, sheetRole) }),
      .init("menu", record(.menu, required: ["items"], menu)),
      .init("trigger", either(name, record(.trigger, required: ["control"], trigger))),
      .init("modal", record(.modal, required: ["dismiss"], modal)),
      .init(
        "dismiss",
        either(
          shownVariants,
          record(.dismiss, dismiss).adding([
            .init("anyOf", [["required": ["title"]], ["required": ["icon"]]])
          ]))),
      .init("field", either(name, reference("textField"))),
      .init("textField", record(.field, field)),
    ]
  }

  private static let sheetRole: JSONValue = [
    "type": "string", "enum": ["default", "destructive", "cancel"],
  ]

  private static func alert(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "title": ("What it is about; a list of variants, longest first.", shownVariants)
    case "message": ("An explanation, where the title does not say it all.", text)
    case "reason": ("Why it is shown.", ValueReader<AlertReason>.choice.schema)
    case "trigger": ("The control or gesture that brought it up.", name)
    case "lang": ("The language of its texts.", language)
    case "text-class": ("How the title is to be read.", ValueReader<TextClass>.choice.schema)
    case "fields":
      ("Text fields.", list(of: reference("textField"), atMost: Limits.alertFields))
    case "buttons":
      (
        "The ways to answer; their places follow from role and likely.",
        list(of: reference("alertButton"), atLeast: 1, atMost: Limits.alertButtons)
      )
    case "on-cancel": ("Done when the alert is cancelled in any way.", action)
    case "guidance": ("The text has to explain the buttons.", flag)
    case "acknowledge-only": ("Nothing but taking notice can be done.", flag)
    case "timeout":
      ("Until it goes away unanswered: seconds, 5s or 1500ms.", ValueReader<Int>.timeout.schema)
    default: nil
    }
  }

  /// A button of an alert or a sheet.
  private static func answer(_ key: String, _ role: JSONValue) -> (String, JSONValue)? {
    switch key {
    case "id": ("What the caller gets when it is chosen.", name)
    case "title": ("What it does, in a word or two.", shownVariants)
    case "role": ("What it is for.", role)
    case "likely": ("What people will most likely choose.", flag)
    case "effect": ("What it does to people's data.", ValueReader<ButtonEffect>.choice.schema)
    case "action": ("Done when it is chosen.", action)
    default: nil
    }
  }

  private static func field(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "placeholder": ("Shown while the field is empty.", variants)
    case "text": ("What stands in it at first.", reference("line"))
    case "secure": ("Shows dots for what is typed.", flag)
    default: nil
    }
  }

  private static func sheet(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "title": ("What is to be chosen.", variants)
    case "message": ("An explanation, where the title does not say it all.", text)
    case "trigger": ("The control that brings it up.", reference("trigger"))
    case "lang": ("The language of its texts.", language)
    case "text-class": ("How the title is to be read.", ValueReader<TextClass>.choice.schema)
    case "buttons":
      (
        "The choices; Cancel is added where none is listed.",
        list(of: reference("sheetButton"), atLeast: 1, atMost: Limits.alertButtons)
      )
    case "no-cancel": ("There is no Cancel.", flag)
    case "native-style":
      ("Stands as the platform's own sheets do, where the profile leaves that open.", flag)
    default: nil
    }
  }

  private static func menu(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "trigger": ("The control that opens it.", reference("trigger"))
    case "items":
      (
        "What there is to choose.",
        list(of: shownVariants, atLeast: 1, atMost: Limits.alertButtons)
      )
    default: nil
    }
  }

  private static func trigger(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "control": ("The id of the control.", name)
    case "title": ("What it is called on the screen.", variants)
    case "kind": ("What kind of control it is, such as menu-button.", name)
    case "effect":
      ("What else it does to people's data.", ValueReader<ButtonEffect>.choice.schema)
    default: nil
    }
  }

  private static func modal(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "style": ("How it stands on the screen.", ValueReader<ModalStyle>.choice.schema)
    case "purpose": ("What it is for.", ValueReader<ModalPurpose>.choice.schema)
    case "title": ("What is done in it.", variants)
    case "description": ("The same at more length.", variants)
    case "lang": ("The language of its texts.", language)
    case "dismiss": ("The control that closes it.", reference("dismiss"))
    case "content": ("What it shows.", content)
    case "screens": ("Screens inside of it, by their names.", map(of: "screen", Limits.screens))
    case "start": ("The one of them that is seen first.", name)
    case "confirm-close":
      (
        "Asked before something is lost.",
        [
          "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
          "properties": .object(elements { [.alert, .actionSheet].contains($0) }),
        ]
      )
    case "saves-itself": ("Nothing is lost when it closes.", flag)
    case "unsaved":
      ("Tells under this name whether there is something to lose.", reference("binding"))
    case "multistep": ("It has several steps.", flag)
    case "steps": ("How many steps it has.", ValueReader<Int>.integer(1...1_000).schema)
    case "context": ("What its options relate to.", name)
    default: nil
    }
  }

  private static func dismiss(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "title": ("What it is called.", shownVariants)
    case "icon": ("Its icon.", name)
    case "cancel": ("A second way out that keeps nothing.", either(flag, shownVariants))
    case "action": ("Done when it closes.", action)
    case "gesture": ("A gesture that closes as well, where the profile has one.", name)
    default: nil
    }
  }
}
