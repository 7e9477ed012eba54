import TelltaleModel

/// A button of a screen, a bar or a keypad as its rules see it.
struct ButtonReading: RuleReading {
  let model: Button
  let context: RuleSubject
  let button: ButtonPassage
  let place: Place

  /// Where it stands; bars and keypads have rules of their own.
  enum Place {
    case content, bar, keypad

    /// - element: what it stands in.
    init(in element: Element?) {
      if case .navigationBar? = element {
        self = .bar
      } else if case .keypad? = element {
        self = .keypad
      } else {
        self = .content
      }
    }
  }

  init(_ model: Button, _ context: RuleSubject) {
    self.model = model
    self.context = context
    button = context.button(model, at: context.path)
    place = Place(in: context.parents.last?.element)
  }

  var allTexts: [Passage] { button.titles }

  /// A digit or sign of a keypad, which is no wording.
  var isKey: Bool {
    place == .keypad
      || (button.title.map { $0.string.count == 1 && !$0.hasLetters } ?? false)
  }
}
