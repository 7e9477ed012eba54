import TelltaleModel

/// A label as its rules see it.
struct LabelScene: RuleReading {
  let label: Label
  let context: RuleScene
  let text: Passage

  init(_ label: Label, _ context: RuleScene) {
    self.label = label
    self.context = context
    text = context.passage(label.text.content, at: context.path.key("text"))
  }

  var allTexts: [Passage] { [text] }
}

/// A text view as its rules see it.
struct TextViewScene: RuleReading {
  let view: TextView
  let context: RuleScene
  let text: Passage

  init(_ view: TextView, _ context: RuleScene) {
    self.view = view
    self.context = context
    text = context.passage(view.text.content, at: context.path.key("text"))
  }

  var allTexts: [Passage] { [text] }
}

/// An activity indicator as its rules see it.
struct IndicatorScene: RuleReading {
  let indicator: ActivityIndicator
  let context: RuleScene
  let labels: [Passage]

  init(_ indicator: ActivityIndicator, _ context: RuleScene) {
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
