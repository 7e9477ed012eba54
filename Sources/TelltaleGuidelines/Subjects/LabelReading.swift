import TelltaleModel

/// A label as its rules see it.
struct LabelReading: RuleReading {
  let label: Label
  let context: RuleSubject
  let text: Passage

  init(_ label: Label, _ context: RuleSubject) {
    self.label = label
    self.context = context
    text = context.passage(label.text.content, at: context.path.key("text"))
  }

  var allTexts: [Passage] { [text] }
}

/// A text view as its rules see it.
struct TextViewReading: RuleReading {
  let view: TextView
  let context: RuleSubject
  let text: Passage

  init(_ view: TextView, _ context: RuleSubject) {
    self.view = view
    self.context = context
    text = context.passage(view.text.content, at: context.path.key("text"))
  }

  var allTexts: [Passage] { [text] }
}

/// An activity indicator as its rules see it.
struct IndicatorReading: RuleReading {
  let indicator: ActivityIndicator
  let context: RuleSubject
  let labels: [Passage]

  init(_ indicator: ActivityIndicator, _ context: RuleSubject) {
    self.indicator = indicator
    self.context = context
    labels = context.passages(indicator.label, at: "label")
  }

  var allTexts: [Passage] { labels }

  /// What the loading that it stands for is expected to take, by itself or by its screen.
  var expectedSeconds: Double? {
    if let seconds = indicator.expectedSeconds { return seconds }
    guard case .screen(let screen)? = context.parents.last?.element else { return nil }
    return screen.source?.expectedSeconds
  }
}
