import TelltaleModel

/// A tab bar as its rules see it.
struct TabBarReading: RuleReading {
  let bar: TabBar
  let context: RuleSubject
  let tabs: [TabPassage]

  init(_ bar: TabBar, _ context: RuleSubject) {
    self.bar = bar
    self.context = context
    let list = context.path.key("tabs")
    tabs = bar.tabs.enumerated().map { TabPassage($1, at: list.item($0), context) }
  }

  var allTexts: [Passage] { tabs.flatMap { $0.titles + $0.explanations } }
}

/// A tab with its texts read.
struct TabPassage {
  let tab: Tab
  let path: NodePath
  let titles: [Passage]
  /// What is told while there is no content.
  let explanations: [Passage]
  /// The screen that it shows, where the scene has it.
  let screen: Screen?

  init(_ tab: Tab, at path: NodePath, _ context: RuleSubject) {
    self.tab = tab
    self.path = path
    titles = context.passages(tab.title, at: path.key("title"))
    explanations =
      tab.unavailable.map { context.passages($0, at: path.key("unavailable")) } ?? []
    screen = tab.screen.flatMap { context.scene.screens[$0] }
  }

  var title: Passage { titles[0] }

  /// What the tab shows first, as far as the scene says.
  var content: [PlacedElement] {
    let own = tab.content.placed(at: path.key("content")).flatMap(\.visible)
    guard let screen, let name = tab.screen else { return own }
    return own
      + PlacedElement(.screen(screen), at: .screen(name)).visibleDescendants
  }

  /// Where its content comes from, as far as that is outside of the scene.
  var sources: [DataSource] {
    [tab.source, screen?.source].compactMap { $0 } + content.compactMap(\.element.traits.source)
  }
}
