extension Rule {
  static let alertDevApi = Rule.alert(
    "ALERT-DEV-API", .guidance, applies: .everywhere, severity: .note,
    sources: [.alerts("Introduction"), .carElements("Alerts")],
    why:
      "The pages point developers to the platform's own class for alerts; here the `alert` "
      + "element takes its part.",
    check: "Nothing is checked.",
    remedy: "Nothing to do in a scene: `alert` stands for UIAlertController with the alert style.",
    enforcement: .unchecked("It points to outside reference material and asks nothing of a scene."),
    examples: [])
}
