import TelltaleModel

/// A navigation bar as its rules see it.
struct NavigationBarScene: RuleReading {
  let bar: NavigationBar
  let context: RuleScene
  let titles: [Passage]
  let backTitles: [Passage]

  init(_ bar: NavigationBar, _ context: RuleScene) {
    self.bar = bar
    self.context = context
    titles = context.passages(bar.title, at: "title")
    backTitles = context.passages(bar.backTitle, at: "back-title")
  }

  var allTexts: [Passage] { titles + backTitles }

  func path(ofItem index: Int) -> NodePath { path.key("trailing").item(index) }
}
