/// Alerts, sheets, menus and modals.
extension SceneForm {
  package static let alert = SceneForm(
    "an alert",
    [
      "id", "title", "message", "reason", "trigger", "lang", "text-class", "fields", "buttons",
      "on-cancel", "guidance", "acknowledge-only", "timeout",
    ],
    refusing: [looks(looks, of: "an alert")])

  package static let alertButton = SceneForm(
    "a button", ["id", "title", "role", "likely", "effect", "action"],
    refusing: [
      KeyRefusal(
        places, "ALERT-PLACEMENT-BY-ROLE",
        "would place the button; its role decides where it stands",
        remedy: "remove the key; say role and likely"),
      looks(looks.filter { !places.contains($0) }, of: "an alert"),
      questionBackground,
    ])

  package static let field = SceneForm("a text field", ["id", "placeholder", "text", "secure"])

  package static let actionSheet = SceneForm(
    "an action sheet",
    [
      "id", "title", "message", "trigger", "lang", "text-class", "buttons", "no-cancel",
      "native-style",
    ])

  package static let sheetButton = SceneForm(
    "a button", alertButton.keys, refusing: [questionBackground])

  package static let trigger = SceneForm("a trigger", ["control", "title", "kind", "effect"])

  package static let menu = SceneForm("a menu", ["trigger", "items"])

  package static let modal = SceneForm(
    "a modal",
    [
      "id", "style", "purpose", "title", "description", "lang", "dismiss", "content", "screens",
      "start", "confirm-close", "saves-itself", "unsaved", "multistep", "steps", "context",
    ],
    refusing: [
      KeyRefusal(
        ["auto-dismiss", "timeout"], "MODALITY-EXPLICIT-DISMISS",
        "would close the modal without anybody's doing"),
      placed("MODALITY-PLATFORM-CONVENTIONS", "a modal; the profile decides where it stands"),
    ])

  package static let dismiss = SceneForm(
    "the control that closes it", ["title", "icon", "cancel", "action", "gesture"],
    refusing: [
      placed(
        "MODALITY-PLATFORM-CONVENTIONS",
        "the control that closes the modal; the profile decides where it stands")
    ])

  /// Keys by which a scene would place a control.
  private static let places = ["position", "order", "x", "y", "side"]

  /// Keys by which a scene would change how an alert looks.
  private static let looks = [
    "color", "colour", "text-color", "background-color", "tint", "font", "font-size",
    "font-family", "background", "border", "image", "icon", "size", "position", "x", "y",
    "alignment", "align", "animation", "view", "html", "css", "style", "theme", "weight", "width",
    "height", "padding", "margin", "corner-radius", "shadow", "opacity", "blur",
  ]

  private static func looks(_ keys: [String], of what: String) -> KeyRefusal {
    KeyRefusal(
      keys, "ALERT-APPEARANCE-FIXED", "would change the look of \(what), which is fixed")
  }

  /// Where the guidelines let other buttons have a background, they say that these may not.
  private static let questionBackground = KeyRefusal(
    ["background"], "BUTTON-BACKGROUND-CUSTOM",
    "is for buttons of screens; those of alerts and sheets have none")

  package static func placed(_ rule: String, _ what: String) -> KeyRefusal {
    KeyRefusal(places + ["place", "placement"], rule, "would place \(what)")
  }
}
