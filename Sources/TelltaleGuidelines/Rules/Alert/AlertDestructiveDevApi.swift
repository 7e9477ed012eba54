extension Rule {
  static let alertDestructiveDevApi = Rule.alert(
    "ALERT-DESTRUCTIVE-DEV-API", .guidance, applies: .everywhere, severity: .note,
    sources: .allPages("Alert buttons"),
    why:
      "The pages name the constant of the platform for the destructive style; here the role "
      + "takes its part.",
    check: "Nothing is checked.",
    remedy:
      "Nothing to do in a scene: `role: destructive` stands for UIAlertAction.Style.destructive.",
    enforcement: .unchecked("It points to outside reference material."),
    examples: [])
}
