import TelltaleModel

/// An action sheet as its rules see it.
struct SheetReading: RuleReading {
  let sheet: ActionSheet
  let context: RuleSubject
  /// Every length of the title, longest first; empty where there is none.
  let titles: [Passage]
  let message: Passage?
  let buttons: [ButtonPassage]
  /// What the control that brings it up is called, where the author says.
  let triggerTitle: Passage?

  init(_ sheet: ActionSheet, _ context: RuleSubject) {
    self.sheet = sheet
    self.context = context
    titles = context.passages(sheet.title, at: "title").map { $0.read(as: sheet.textClass) }
    message = sheet.message.map { context.passage($0, at: context.path.key("message")) }
    buttons = context.buttons(sheet.buttons)
    triggerTitle = sheet.trigger.title.map {
      context.passage($0.longest, at: context.path.key("trigger").key("title"))
    }
  }

  var title: Passage? { titles.first }

  /// Buttons that do something else than to call the sheet off.
  var choices: [ButtonPassage] { buttons.filter { $0.role != .cancel } }

  var allTexts: [Passage] {
    titles + (message.map { [$0] } ?? []) + buttons.flatMap(\.titles)
      + (triggerTitle.map { [$0] } ?? [])
  }
}

/// A menu as its rules see it.
struct MenuReading: RuleReading {
  let menu: Menu
  let context: RuleSubject
  let items: [Passage]

  init(_ menu: Menu, _ context: RuleSubject) {
    self.menu = menu
    self.context = context
    items = menu.items.enumerated().flatMap { index, item in
      context.passages(item, at: context.path.key("items").item(index))
    }
  }

  var allTexts: [Passage] { items }
}
