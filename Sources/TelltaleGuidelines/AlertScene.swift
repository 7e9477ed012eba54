import TelltaleModel

/// An alert as its rules see it: texts read, places known.
struct AlertScene {
  let alert: Alert
  let context: RuleScene
  /// Every length of the title, longest first.
  let titles: [Passage]
  let message: Passage?
  let buttons: [ButtonPassage]

  /// `nil` for every other element.
  init?(_ context: RuleScene) {
    guard case .alert(let alert) = context.element else { return nil }
    self.alert = alert
    self.context = context
    titles = context.passages(alert.title, at: context.path.key("title")).map { title in
      var title = title
      if let declared = alert.textClass { title.reading = Reading(declared) }
      return title
    }
    message = alert.message.map { context.passage($0, at: context.path.key("message")) }
    let list = context.path.key("buttons")
    buttons = alert.buttons.enumerated().map { index, button in
      let path = list.item(index)
      return ButtonPassage(
        button: button, path: path,
        titles: button.title.map { context.passages($0, at: path.key("title")) } ?? [])
    }
  }

  var path: NodePath { context.path }

  /// The title where one is enough: its longest form.
  var title: Passage { titles[0] }

  /// Title and message, every length of them.
  var texts: [Passage] { titles + (message.map { [$0] } ?? []) }

  /// Buttons that do something else than to call the alert off.
  var choices: [ButtonPassage] { buttons.filter { $0.button.role != .cancel } }

  var hasCancel: Bool { alert.cancelIndex != nil }
}

/// A button of an alert with its titles read.
struct ButtonPassage {
  let button: AlertButton
  let path: NodePath
  /// Every length of the title, longest first; empty for Cancel without a title of its own.
  let titles: [Passage]

  var title: Passage? { titles.first }

  /// The place to report at: the title where there is one.
  var titlePath: NodePath { title?.path ?? path }
}
