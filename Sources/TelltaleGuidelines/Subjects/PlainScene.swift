import TelltaleModel

/// An element that has no rules of its own.
struct PlainScene: RuleReading {
  let context: RuleScene
  let allTexts: [Passage]

  init(_ context: RuleScene) {
    self.context = context
    allTexts =
      switch context.element {
      case .field(let field): context.passages(field.placeholder, at: "placeholder")
      case .picture(let picture): context.passages(picture.about, at: "about")
      case .iconButton(let button): context.passages(button.title, at: "title")
      case .progress(let bar): context.passages(bar.about, at: "about")
      // What else there is has a subject of its own, or no words.
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
        .table,
        .collection, .textView, .webView, .label, .button, .keypad, .activityIndicator, .stack:
        []
      }
  }
}
