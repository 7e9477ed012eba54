import TelltaleModel

/// An element of a scene with everything that a rule may ask about it.
package struct RuleSubject {
  var element: Element
  /// Where the element stands in its file.
  var path: NodePath
  /// What it stands in or was opened from, outermost first.
  let parents: [PlacedElement]
  let scene: Scene
  /// What reads texts.
  let texts: ReadTexts
  /// What the scene is judged for.
  let surroundings: RuleSurroundings

  var profile: Profile { surroundings.profile }
  var typesetter: any Typesetter { surroundings.typesetter }
  /// Absent where nobody makes codes: rules say nothing of their size.
  var codes: (any CodeSetter)? { surroundings.codes }
  /// The unit that the profile is judged for.
  var unit: JudgedUnit { surroundings.unit }

  /// A threshold of the profile; `nil` where it sets none, and the rule is silent.
  func limit(_ name: String) -> Int? { profile.guidelines.limits[name] }

  /// A threshold that differs by language: `title-words-en`, `title-characters-ja`.
  func limit(_ name: String, _ measure: TextMeasure, in language: Language) -> Int? {
    limit("\(name)-\(measure.rawValue)-\(language.primary)")
  }

  /// The text as rules read it, with its language settled.
  func passage(_ text: TextContent, at path: NodePath) -> Passage {
    let language = TextLanguage.settle(
      text.language ?? scene.language ?? TextLanguage.guess(text.string), for: text.string)
    var passage = Passage(texts.read(text.string, in: language), at: path)
    passage.direction = text.direction
    return passage
  }

  /// Each length of a text, at the path of its own.
  func passages(_ text: TextVariants, at path: NodePath) -> [Passage] {
    guard !text.shorter.isEmpty else { return [passage(text.longest, at: path)] }
    return text.all.enumerated().map { passage($1, at: path.item($0)) }
  }

  /// Each length of a text of this element's own; none where there is none.
  func passages(_ text: TextVariants?, at key: String) -> [Passage] {
    text.map { passages($0, at: path.key(key)) } ?? []
  }
}

/// What a length is counted in.
enum TextMeasure: String {
  case words, characters
}
