import TelltaleGraphics
import TelltaleModel

/// How an alert's buttons are arranged: which share a row, and in what order.
struct ButtonPlan {
  /// Positions in the scene's list, row by row, each row from left to right.
  var rows: [[Int]]
  /// The titles set in type, by position in the scene's list.
  var labels: [StyledText]
  /// Height of each row in pixels.
  var rowHeights: [Int]
  /// Buttons below each other are no wider: on a wide display they would be slabs. Absent for those side by side.
  var mostWidth: Int?
  var gap: Int

  var height: Int { rowHeights.reduce(0, +) + max(0, rows.count - 1) * gap }

  init(_ alert: Alert, in context: LayoutContext, width: Int, notes: inout [PlacementNote]) {
    let metrics = context.profile.alert
    let titles = ButtonTitles(alert, context) { alert.isBold($0, in: context.profile) }
    // Beside each other the ring of one is clear of the next; below each other that would cost what is asked its room.
    let close = context.pixels(metrics.buttonGap)
    let clear = max(close, context.focusRing.reach + context.pixels(12))
    let inset = 2 * context.pixels(metrics.buttonTextInset)
    let half = (width - clear) / 2 - inset
    let count = alert.buttons.count
    // ALERT-PLACEMENT-STACK
    let sideBySide = count < metrics.stackFrom && (count < 2 || titles.allFit(half))
    gap = sideBySide ? clear : close
    if sideBySide {
      rows = count == 0 ? [] : [alert.rowOrder(in: context)]
      labels = titles.fitted(to: count < 2 ? width - inset : half, notes: &notes)
    } else {
      rows = alert.stackOrder.map { [$0] }
      labels = titles.fitted(to: width - inset, notes: &notes)
      let widest = labels.map(\.text.width).max() ?? 0
      let size = context.size
      mostWidth = max(size.width * 3 / 5, size.height * 3 / 2, widest + inset)
      if count < metrics.stackFrom {
        let detail = "a title does not fit half the width"
        notes.append(PlacementNote(.stacked, path: "alert.buttons", detail: detail))
      }
    }
    let least = context.pixels(metrics.buttonHeight)
    let labels = labels
    rowHeights = rows.map { row in
      row.map { index in
        let label = labels[index]
        let extra = (label.text.lines.count - 1) * label.lineHeight
        return max(least + extra, label.height + inset / 2)
      }.max() ?? least
    }
  }
}

extension Alert {
  /// Two buttons (or one) from left to right: Cancel on its side, the likely one on the other
  /// (ALERT-PLACEMENT-TWO-BUTTONS, ALERT-CARPLAY-PLACEMENT-LIKELY-RIGHT).
  func rowOrder(in context: LayoutContext) -> [Int] {
    guard buttons.count == 2 else { return Array(buttons.indices) }
    let last = cancelIndex.map { 1 - $0 } ?? likelyIndex ?? 1
    let leadingFirst = [1 - last, last]
    // ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT
    let mirrors = context.profile.alert.cancelSide == .leading && context.isRightToLeft
    return mirrors ? leadingFirst.reversed() : leadingFirst
  }

  /// From top to bottom: the likely one, the others as listed, Cancel (ALERT-PLACEMENT-STACK-ORDER).
  var stackOrder: [Int] {
    let others = buttons.indices.filter { buttons[$0].role != .cancel }
    let cancels = buttons.indices.filter { buttons[$0].role == .cancel }
    guard let likelyIndex else { return others + cancels }
    return [likelyIndex] + others.filter { $0 != likelyIndex } + cancels
  }
}
