/// What people read in one element, whatever it is.
struct TextGroup: RuleReading {
  let context: RuleSubject
  let allTexts: [Passage]
}
