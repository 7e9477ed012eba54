extension Rule {
  static let alertCapitalizationReference = Rule.alert(
    "ALERT-CAPITALIZATION-REFERENCE", .guidance, applies: .general, severity: .note,
    sources: [.alerts("Alert titles and messages"), .alertsInEnglish("Alert titles and messages")],
    why:
      "The pages refer to a page on capitalization; title capitals here are those that the car "
      + "page defines for buttons.",
    check: "Nothing is checked.",
    remedy:
      "Capital on every word but articles, conjunctions and prepositions of up to four "
      + "letters; see `explain ALERT-BUTTON-TITLE-CASE`.",
    enforcement: .unchecked("It is a reference to another page."),
    examples: [])
}
