import TelltaleModel

/// An element that has no rules of its own.
struct PlainReading: RuleReading {
  let context: RuleSubject
  let allTexts: [Passage]

  init(_ context: RuleSubject) {
    self.context = context
    allTexts =
      switch context.element {
      case .field(let field): context.passages(field.placeholder, at: "placeholder")
      case .picture(let picture): context.passages(picture.about, at: "about")
      case .iconButton(let button): context.passages(button.title, at: "title")
      case .progress(let bar): context.passages(bar.about, at: "about")
      case .gauge(let gauge): context.passages(gauge.about, at: "about")
      case .icon(let icon): context.passages(icon.about, at: "about")
      case .qr(let code): context.passages(code.about, at: "about")
      case .slider(let slider): context.passages(slider.about, at: "about")
      case .toggle(let toggle):
        context.passages(toggle.title, at: "title")
          + context.passages(toggle.subtitle, at: "subtitle")
      case .segmented(let segmented):
        context.passages(segmented.about, at: "about")
          + segmented.options.enumerated().flatMap { index, option in
            context.passages(
              option.title, at: context.path.key("options").item(index).key("title"))
          }
      case .stepper(let stepper): context.passages(stepper.about, at: "about")
      // What else there is has a subject of its own, or no words.
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
        .table,
        .collection, .textView, .webView, .label, .button, .keypad, .activityIndicator, .stack,
        .spacer, .divider, .clock:
        []
      }
  }
}
