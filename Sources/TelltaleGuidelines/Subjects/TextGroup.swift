/// What people read in one element, whatever it is.
struct TextGroup: RuleReading {
  let context: RuleScene
  let allTexts: [Passage]
}
