/// Screens and their bars.
extension SceneForm {
  package static let screen = SceneForm(
    "a screen",
    [
      "lang", "screen-kind", "fullscreen", "tab-bar", "navigation-bar", "source", "loading",
      "content",
    ])

  package static let tabBar = SceneForm(
    "a tab bar", ["id", "tabs"],
    refusing: [
      KeyRefusal(
        ["button", "buttons", "action", "actions", "emit"], "TAB-BAR-NAVIGATION-ONLY",
        "would make the bar do something; it only shows sections",
        remedy: "put the control on a screen"),
      placed("TAB-BAR-TOP", "the bar; the profile decides where it stands"),
    ])

  package static let tab = SceneForm(
    "a tab", ["id", "title", "icon", "screen", "content", "source", "unavailable", "badge"],
    refusing: [
      KeyRefusal(
        [
          "visible", "hidden", "enabled", "disabled", "if", "when", "unless", "show-if", "hide-if",
        ],
        "TAB-BAR-NEVER-REMOVE", "would take the tab away or disable it; tabs always stay",
        remedy: "remove the key; say by `unavailable` why there is nothing to see"),
      KeyRefusal(
        [
          "action", "actions", "emit", "open", "push", "pop", "dismiss", "alert", "action-sheet",
          "modal", "menu", "button", "buttons",
        ], "TAB-BAR-NAVIGATION-ONLY", "would make the tab do something; it only shows a section",
        remedy: "name its screen, or give its content"),
    ])

  package static let navigationBar = SceneForm(
    "a navigation bar",
    ["title", "title-omitted-because", "screen-kind", "back-title", "trailing"],
    refusing: [
      KeyRefusal(
        ["leading", "left", "left-controls"], "NAVIGATION-BAR-CONTROLS-RIGHT",
        "would put controls on the left, where only the way back stands",
        remedy: "put them under `trailing`"),
      KeyRefusal(
        ["breadcrumb", "breadcrumbs", "path"], "NAVIGATION-BAR-NO-BREADCRUMB",
        "would show the way here; the bar tells only where one is and one step back"),
      placed("NAVIGATION-BAR-TOP", "the bar, which stands at the top"),
    ])

  package static let button = SceneForm(
    "a button",
    [
      "id", "title", "icon", "role", "likely", "effect", "action", "style", "border",
      "border-reason", "background", "color",
    ])

  package static let keypad = SceneForm("a keypad", ["keys", "primary"])

  package static let source = SceneForm(
    "a source", ["async", "bind", "conditional", "expected-seconds"])
}
