import TelltaleGraphics
import TelltaleModel

/// The measures of one action sheet in pixels, and its parts set in type, before anything has a
/// place.
struct SheetPlan {
  /// From a card's edges to what stands in it.
  static let inset: Points = 16
  /// A title takes so many lines before it is cut (ACTION-SHEET-TITLE-NOT-CUT): a longer one is
  /// its author's to mend. What somebody has made larger is shown whole instead, and scrolls.
  static let titleLines = 3

  let width: Int
  let inset: Int
  /// Between one row and the next.
  let gap: Int
  /// Between title and message.
  let textGap: Int
  var title: StyledText?
  var message: StyledText?
  /// The titles of all buttons, by position in the scene's list, and the heights of their rows.
  var labels: [StyledText]
  var rowHeights: [Int]
  /// From the column's upper edge to the first choice.
  var headHeight = 0
  /// Title, message and choices, one below the other.
  var contentHeight = 0
  var notes: [PlacementNote] = []

  init(_ alert: Alert, in context: LayoutContext, width: Int, inset: Int) {
    let metrics = context.profile.overlay
    self.width = width
    self.inset = inset
    gap = context.pixels(metrics.sheetCancelGap)
    textGap = context.pixels(4)
    let column = max(1, width - 2 * inset)
    let type = context.profile.typography
    title = SheetPlan.title(
      alert, TextStyle(size: type.message.size, weight: .semibold), column, context)
    message = alert.message.map {
      context.setBalanced($0, TextStyle(size: type.detail.size, weight: .regular), width: column)
    }
    let titles = ButtonTitles(alert, at: .sheet, context) {
      alert.buttons[$0].role == .cancel || $0 == alert.markedIndex
    }
    let textInset = 2 * context.pixels(context.profile.alert.buttonTextInset)
    let isLarge = context.textSize > 1
    // Cancel stays beside what scrolls, which needs the room.
    labels = titles.fitted(to: max(1, column - textInset), notes: &notes) {
      isLarge && alert.buttons[$0].role != .cancel
    }
    let least = context.pixels(metrics.sheetRowHeight)
    rowHeights = labels.map { label in
      let extra = (label.text.lines.count - 1) * label.lineHeight
      return max(least + extra, label.height + textInset / 2)
    }
    measure(alert, context)
    noteFaults(alert)
  }

  /// The longest title that takes one line, else the longest that is not cut on the lines there are.
  private static func title(
    _ alert: Alert, _ style: TextStyle, _ width: Int, _ context: LayoutContext
  ) -> StyledText? {
    guard !alert.title.longest.string.isEmpty else { return nil }
    let variants = alert.title.all
    for lines in [1, titleLines] {
      for variant in variants {
        let text = context.set(variant, style, width: width, lines: lines)
        guard !text.text.isTruncated else { continue }
        return lines == 1 ? text : context.setBalanced(variant, style, width: width)
      }
    }
    let shortest = variants[variants.count - 1]
    return context.textSize > 1
      ? context.setBalanced(shortest, style, width: width)
      : context.set(shortest, style, width: width, lines: titleLines)
  }

  /// True where a title or a choice that is not cut is higher than what is seen at once: going from
  /// choice to choice would then pass over some of it.
  func isRead(through height: Int) -> Bool {
    let isLong =
      (title?.text.lines.count ?? 0) > SheetPlan.titleLines
      || labels.contains { $0.text.lines.count > ButtonTitles.mostLines }
    return isLong && max(headHeight, rowHeights.max() ?? 0) > height
  }

  private mutating func measure(_ alert: Alert, _ context: LayoutContext) {
    let texts = [title, message].compactMap { $0?.height }
    if !texts.isEmpty {
      headHeight =
        texts.reduce(0, +) + (texts.count - 1) * textGap
        + max(gap, context.pixels(inset == 0 ? 0 : SheetPlan.inset))
    }
    let choices = alert.sheetChoices.map { rowHeights[$0] }
    contentHeight = headHeight + choices.reduce(0, +) + max(0, choices.count - 1) * gap
  }

  private mutating func noteFaults(_ alert: Alert) {
    if let title, title.text.isTruncated {
      notes.append(
        PlacementNote(.truncated, path: QuestionPaths.sheet.title, detail: title.content.string))
    }
    let paths = QuestionPaths.sheet
    var parts: [(path: NodePath, text: StyledText?)] = [
      (paths.title, title), (paths.message, message),
    ]
    for (index, label) in labels.enumerated() {
      parts.append((paths.title(ofButton: index), label))
    }
    for (path, text) in parts {
      if let text { notes += PlacementNote.faults(of: text.text, path: path) }
    }
  }
}
