import TelltaleGraphics
import TelltaleModel

/// The measures of one alert in pixels, and its parts set in type, before anything has a place.
struct AlertPlan {
  let alert: Alert
  let context: LayoutContext
  let metrics: AlertMetrics
  /// What scrolls, where not all can be seen at once; it then leaves room for the scroll bar.
  private(set) var scrolls: AlertScrolling?
  let cardWidth: Int
  /// Between the card's edge and the texts, and between it and fields and buttons.
  let textSide, partSide: Int
  /// Pixels of the disc with an icon above the title; 0 for none.
  let disc: Int
  /// The card may be this high at most.
  let maximumHeight: Int
  var title: StyledText
  var message: StyledText?
  var buttons: ButtonPlan
  var notes: [PlacementNote]

  /// The plan that fits the screen, if need be with a part that scrolls: buttons stay as long as any way is left.
  static func fitting(_ alert: Alert, in context: LayoutContext) -> AlertPlan {
    for context in context.sizes(ofCard: context.profile.alert.maximumWidth) {
      let plan = AlertPlan(alert, in: context, disc: context.iconDisc(of: alert))
      if plan.overflow == nil { return plan }
    }
    let room = AlertRoom(context)
    if context.iconDisc(of: alert) > 0 {
      for context in room.forIcon {
        let plan = AlertPlan(alert, in: context, disc: context.iconDisc(of: alert))
        if plan.overflow == nil { return plan }
      }
    }
    // Without its icon it may fit as it is.
    for context in [context] + room.forAll {
      let plan = AlertPlan(alert, in: context)
      if plan.overflow == nil { return plan }
    }
    let plans = room.forScrolling.lazy.map { scrolling(alert, in: $0) }
    if let plan = plans.first(where: \.readsWell) ?? plans.first(where: \.showsTitle) {
      return plan
    }
    // A title and buttons that are there count for more than letters that can be read from where the eyes should be.
    let smaller = room.forButtons.lazy.map { scrolling(alert, in: $0) }
    if let plan = smaller.first(where: \.showsTitle) { return plan }
    return plans.first { $0.scrolls != .all } ?? smaller.first { $0.scrolls != .all }
      ?? scrolling(alert, in: context)
  }

  private static func scrolling(_ alert: Alert, in context: LayoutContext) -> AlertPlan {
    let plan = AlertPlan(alert, in: context)
    guard let scrolls = plan.overflow else { return plan }
    var narrower = AlertPlan(alert, in: context, scrolls: scrolls)
    // A shorter variant of the title may have been taken.
    narrower.scrolls = narrower.overflow
    return narrower
  }

  init(
    _ alert: Alert, in context: LayoutContext, scrolls: AlertScrolling? = nil, disc: Int = 0
  ) {
    let metrics = context.profile.alert
    let safe = context.safeArea
    self.alert = alert
    self.context = context
    self.metrics = metrics
    self.scrolls = scrolls
    self.disc = disc
    cardWidth = max(
      1, min(context.pixels(metrics.maximumWidth), safe.width - context.pixels(metrics.sideMargin)))
    maximumHeight = max(1, safe.height - context.pixels(metrics.verticalMargin))
    let bar = ScrollBar(
      ring: context.focusRing, cardRadius: context.pixels(metrics.cornerRadius))
    textSide = max(context.pixels(metrics.textInset) / 2, scrolls == nil ? 0 : bar.lane)
    partSide = max(context.pixels(metrics.paddingSide), scrolls == .all ? bar.lane : 0)
    let textWidth = cardWidth - max(context.pixels(metrics.textInset), 2 * textSide)
    var notes: [PlacementNote] = []
    title = AlertPlan.title(alert, context, width: textWidth, notes: &notes)
    message = alert.message.map {
      context.setText($0, context.profile.typography.message, width: textWidth)
    }
    buttons = ButtonPlan(alert, in: context, width: cardWidth - 2 * partSide, notes: &notes)
    self.notes = notes
    noteMissing()
  }

  /// The longest title that takes no more lines than the profile allows; else the shortest one.
  private static func title(
    _ alert: Alert, _ context: LayoutContext, width: Int, notes: inout [PlacementNote]
  ) -> StyledText {
    let style = context.profile.typography.title
    var shortest: StyledText?
    for (index, variant) in alert.title.all.enumerated() {
      let text = context.setText(variant, style, width: width)
      let fits = text.text.lines.count <= context.profile.alert.titleLines
      if fits || index == alert.title.all.count - 1 {
        if index > 0 {
          notes.append(
            PlacementNote(.variant, path: QuestionPaths.alert.title, detail: variant.string))
        }
        return text
      }
      shortest = text
    }
    return shortest ?? context.setText(alert.title.longest, style, width: width)
  }

  private mutating func noteMissing() {
    let paths = QuestionPaths.alert
    var parts = [(paths.title, title.text)]
    if let message { parts.append((paths.message, message.text)) }
    for (index, label) in buttons.labels.enumerated() {
      parts.append((paths.title(ofButton: index), label.text))
    }
    for (path, text) in parts { notes += PlacementNote.faults(of: text, path: path) }
  }
}

extension AlertPlan {
  /// Of the disc and what is below it.
  var discHeight: Int { disc == 0 ? 0 : disc + context.pixels(metrics.textToFields) }

  var textHeight: Int {
    discHeight + title.height
      + (message.map { context.pixels(metrics.titleToMessage) + $0.height } ?? 0)
  }

  var fieldHeight: Int {
    let line = context.lineHeight(context.profile.typography.field, context.language)
    return max(context.pixels(metrics.fieldHeight), line)
  }

  var fieldsHeight: Int {
    guard !alert.fields.isEmpty else { return 0 }
    let gaps = (alert.fields.count - 1) * context.pixels(metrics.fieldGap)
    return context.pixels(metrics.textToFields) + alert.fields.count * fieldHeight + gaps
  }

  var buttonsHeight: Int { context.pixels(metrics.textToButtons) + buttons.height }

  var paddings: Int { context.pixels(metrics.paddingTop) + context.pixels(metrics.paddingBottom) }

  /// What the card would need to show everything at once.
  var naturalHeight: Int { paddings + textHeight + fieldsHeight + buttonsHeight }
}
