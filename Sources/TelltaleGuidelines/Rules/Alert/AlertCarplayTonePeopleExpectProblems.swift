extension Rule {
  static let alertCarplayTonePeopleExpectProblems = Rule.alert(
    "ALERT-CARPLAY-TONE-PEOPLE-EXPECT-PROBLEMS", .guidance, applies: .car, severity: .note,
    sources: .car("Alert titles and messages"),
    why:
      "People know that an alert means trouble, so plain negative wording does not frighten them.",
    check: "Nothing is checked.",
    remedy: "Say plainly what does not work.",
    enforcement: .unchecked("It describes what people know, which no scene can break."),
    examples: [])
}
