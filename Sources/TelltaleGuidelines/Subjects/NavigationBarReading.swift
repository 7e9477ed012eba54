import TelltaleModel

/// A navigation bar as its rules see it.
struct NavigationBarReading: RuleReading {
  let bar: NavigationBar
  let context: RuleSubject
  let titles: [Passage]
  let backTitles: [Passage]

  init(_ bar: NavigationBar, _ context: RuleSubject) {
    self.bar = bar
    self.context = context
    titles = context.passages(bar.title, at: "title")
    backTitles = context.passages(bar.backTitle, at: "back-title")
  }

  var allTexts: [Passage] { titles + backTitles }

  func path(ofItem index: Int) -> NodePath { path.key("trailing").item(index) }
}
