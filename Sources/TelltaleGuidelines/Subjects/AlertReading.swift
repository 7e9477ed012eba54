import TelltaleModel

/// An alert as its rules see it: texts read, places known.
struct AlertReading: RuleReading {
  let alert: Alert
  let context: RuleSubject
  /// Every length of the title, longest first.
  let titles: [Passage]
  let message: Passage?
  let buttons: [ButtonPassage]
  /// How it fits the screens of the profile.
  let plans: AlertPlans

  init(_ alert: Alert, _ context: RuleSubject) {
    self.alert = alert
    self.context = context
    titles = context.passages(alert.title, at: "title").map { $0.read(as: alert.textClass) }
    message = alert.message.map { context.passage($0, at: context.path.key("message")) }
    buttons = context.buttons(alert.buttons)
    plans = AlertPlans(alert, context, titles[0].language)
  }

  /// The title where one is enough: its longest form.
  var title: Passage { titles[0] }

  /// Title and message, every length of them.
  var texts: [Passage] { titles + (message.map { [$0] } ?? []) }

  var allTexts: [Passage] { texts + buttons.flatMap(\.titles) }

  /// Buttons that do something else than to call the alert off.
  var choices: [ButtonPassage] { buttons.filter { $0.role != .cancel } }

  var hasCancel: Bool { alert.cancelIndex != nil }
}

extension Passage {
  /// The same text with the author's own word on what it is, where there is one.
  func read(as declared: TextClass?) -> Passage {
    guard let declared else { return self }
    var copy = self
    copy.reading = Reading(declared)
    return copy
  }
}
