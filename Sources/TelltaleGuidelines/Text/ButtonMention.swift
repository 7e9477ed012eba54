/// A place where a text tells people which button to use.
struct ButtonMention {
  enum Verb: String {
    case neutral = "interaction-neutral"
    case tap = "interaction-tap"
    case other = "interaction-other"
  }

  let passage: Passage
  /// The button's title, as the button has it.
  let title: String
  /// The button's name as the text has it.
  let spelling: String
  /// The verb as the text has it.
  let word: String
  let verb: Verb

  var isExact: Bool { spelling == title }
}
