import TelltaleGraphics
import TelltaleModel

extension Alert {
  /// Places the content of an action sheet on the screen, in the form that the profile has for it.
  ///
  /// The order from the top is: choices that destroy, the others as listed, Cancel
  /// (ACTION-SHEET-DESTRUCTIVE-TOP, ACTION-SHEET-CANCEL-BOTTOM). On watches Cancel is in the upper
  /// left corner (ACTION-SHEET-WATCH-CANCEL-TOP-LEFT).
  ///
  /// - Parameters:
  ///   - presentation: The form: at the foot, in the middle, or over the whole screen.
  ///   - context: The profile, the surface and the text engine.
  ///   - offset: Pixels by which the scrolled part has been moved.
  /// - Returns: The placement of the sheet, on a surface of the context's size.
  package func placeAsSheet(
    _ presentation: SheetPresentation, in context: LayoutContext, offset: Int = 0
  ) -> Placement {
    if presentation == .dialog {
      for context in context.sizes(ofCard: context.profile.overlay.sheetMaximumWidth).dropLast() {
        var placer = SheetPlacer(self, presentation, offset: 0, in: context)
        let placement = placer.place()
        if placement.areas.isEmpty { return placement }
      }
    }
    var placer = SheetPlacer(self, presentation, offset: offset, in: context)
    let placement = placer.place()
    guard presentation != .fullscreen, !placement.areas.isEmpty else { return placement }
    // Choices that are all seen where they are lower, or stand closer, need not scroll.
    for tight in context.tightForSheets {
      var closer = SheetPlacer(self, presentation, offset: 0, in: tight)
      let placement = closer.place()
      if placement.areas.isEmpty { return placement }
    }
    return placement
  }

  /// The scroll area of an action sheet, as placements call it.
  package static let sheetArea: NodePath = "action-sheet"

  /// The indices of a sheet's buttons from top to bottom, without Cancel.
  package var sheetChoices: [Int] {
    let choices = buttons.indices.filter { buttons[$0].role != .cancel }
    return choices.filter { buttons[$0].isDestructive }
      + choices.filter { !buttons[$0].isDestructive }
  }
}

extension LayoutContext {
  /// With choices no higher than a finger needs, on all of the height; and then with half the space between them.
  fileprivate var tightForSheets: [LayoutContext] {
    var low = self
    let target = profile.alert.minimumTarget
    low.profile.overlay.sheetRowHeight = min(profile.overlay.sheetRowHeight, target)
    low.profile.overlay.sheetMargin = profile.overlay.sheetMargin * 0.5
    low.profile.overlay.sheetMaximumHeightPercent = 100
    var close = low
    close.profile.overlay.sheetCancelGap = profile.overlay.sheetCancelGap * 0.5
    return [low, close]
  }
}

/// Gives the parts of an action sheet their places.
struct SheetPlacer {
  private let alert: Alert
  private let presentation: SheetPresentation
  private let offset: Int
  private let context: LayoutContext
  private let metrics: OverlayMetrics
  private var plan: SheetPlan
  private var texts: [PlacedText] = []
  private var controls: [Control] = []
  private var notes: [PlacementNote] { plan.notes }

  init(
    _ alert: Alert, _ presentation: SheetPresentation, offset: Int, in context: LayoutContext
  ) {
    self.alert = alert
    self.offset = offset
    self.presentation = presentation
    self.context = context
    metrics = context.profile.overlay
    let margin = context.pixels(metrics.sheetMargin)
    let widest = context.safeArea.width - 2 * margin
    plan = SheetPlan(
      alert, in: context,
      width: max(
        1,
        presentation == .fullscreen
          ? widest : min(context.pixels(metrics.sheetMaximumWidth), widest)),
      inset: presentation == .fullscreen ? 0 : context.pixels(SheetPlan.inset))
  }

  private func pixels(_ points: Points) -> Int { context.pixels(points) }

  mutating func place() -> Placement {
    // ACTION-SHEET-NATIVE-STYLE-PLATFORMS
    presentation == .fullscreen ? placeFull() : placeCard()
  }

  /// Title, message and choices scroll together where they have to; Cancel stays at the foot.
  private mutating func placeCard() -> Placement {
    let safe = context.safeArea
    let margin = pixels(metrics.sheetMargin)
    let inset = plan.inset
    let foot = alert.cancelIndex.map { plan.rowHeights[$0] + pixels(metrics.sheetCancelGap) } ?? 0
    let gap = foot == 0 ? 0 : plan.gap
    let isBottom = presentation == .bottom
    let most = min(
      safe.height - (isBottom ? margin : 2 * margin),
      context.size.height * metrics.sheetMaximumHeightPercent / 100)
    let height = min(2 * inset + plan.contentHeight + gap + foot, most)
    let card = PixelRect(
      x: safe.midX - plan.width / 2, y: isBottom ? safe.maxY - height : safe.midY - height / 2,
      width: plan.width, height: height)
    // What scrolls goes under the card's rim and up to Cancel.
    let rim = min(inset, pixels(metrics.sheetCornerRadius) / 4)
    let end = foot == 0 ? card.maxY - rim : card.maxY - inset - foot
    let viewport = PixelRect(
      x: card.x, y: card.y + rim, width: card.width, height: max(1, end - card.y - rim))
    let needed = inset - rim + plan.contentHeight + (foot == 0 ? inset - rim : gap)
    let scroll = scroll(needed, in: viewport)
    placeContent(
      in: PixelRect(
        x: card.x + inset, y: card.y + inset, width: card.width - 2 * inset, height: 0),
      scrolls: scroll != nil)
    if let index = alert.cancelIndex {
      let row = plan.rowHeights[index]
      add(
        index,
        frame: PixelRect(
          x: card.x + inset, y: card.maxY - inset - row, width: card.width - 2 * inset,
          height: row), scrolls: false)
    }
    addText(scroll)
    return placement(card: card, radius: pixels(metrics.sheetCornerRadius), scroll: scroll)
  }

  /// The whole of a small screen: Cancel in the corner stays while the rest scrolls.
  private mutating func placeFull() -> Placement {
    let safe = context.safeArea
    let inner = safe.insetBy(pixels(metrics.sheetMargin))
    var y = inner.y
    if let index = alert.cancelIndex {
      let least = pixels(context.profile.alert.minimumTarget)
      let width = plan.labels[index].text.width + 2 * pixels(6)
      let frame = PixelRect(
        x: inner.x, y: inner.y, width: min(inner.width, max(least, width)),
        height: max(least, plan.labels[index].height))
      add(index, frame: frame, scrolls: false)
      y = frame.maxY + pixels(metrics.sheetCancelGap)
    }
    let viewport = PixelRect(x: safe.x, y: y, width: safe.width, height: max(1, inner.maxY - y))
    let scroll = scroll(plan.contentHeight, in: viewport)
    placeContent(
      in: PixelRect(x: inner.x, y: y, width: inner.width, height: 0), scrolls: scroll != nil)
    addText(scroll)
    return placement(card: PixelRect(context.size), radius: 0, scroll: scroll)
  }

  private mutating func scroll(_ needed: Int, in viewport: PixelRect) -> ScrollArea? {
    guard needed > viewport.height else { return nil }
    plan.notes.append(
      PlacementNote(
        .allScrolls, path: "action-sheet", detail: "\(needed) of \(viewport.height) pixels"))
    let row = plan.rowHeights.max() ?? 1
    // A step further than the window would pass over what was never seen.
    let step = min(row + plan.gap, viewport.height)
    return ScrollArea(
      path: Alert.sheetArea, viewport: viewport,
      content: PixelSize(width: viewport.width, height: needed), axis: .both,
      offset: PixelPoint(x: 0, y: offset), step: step)
  }

  /// What is too high to be read while choosing is read first, as in an alert that scrolls whole.
  private mutating func addText(_ scroll: ScrollArea?) {
    guard let scroll, plan.isRead(through: scroll.viewport.height) else { return }
    let text = Control(
      id: .area(Alert.sheetArea), name: "text", purpose: .scroll,
      frame: scroll.viewport.insetBy(context.focusRing.reach),
      target: scroll.viewport, radius: 0, label: .empty(.content), role: .plain,
      isDefault: false)
    controls.insert(text, at: 0)
  }

  /// Title, message and choices, from the upper edge of a column.
  private mutating func placeContent(in column: PixelRect, scrolls: Bool) {
    var y = column.y
    for (text, role) in [(plan.title, PlacedText.Role.title), (plan.message, .message)] {
      guard let text else { continue }
      let frame = PixelRect(x: column.x, y: y, width: column.width, height: text.height)
      texts.append(text.placed(role, in: frame, alignment: .center))
      y += text.height + plan.textGap
    }
    y = column.y + plan.headHeight
    for index in alert.sheetChoices {
      let height = plan.rowHeights[index]
      add(
        index, frame: PixelRect(x: column.x, y: y, width: column.width, height: height),
        scrolls: scrolls)
      y += height + plan.gap
    }
  }

  private mutating func add(_ index: Int, frame: PixelRect, scrolls: Bool) {
    let button = alert.buttons[index]
    controls.append(
      Control(
        id: .button(index), name: button.answer, purpose: .answer(index), frame: frame,
        target: context.target(frame),
        radius: min(context.pixels(context.profile.alert.buttonCornerRadius), frame.height / 2),
        label: plan.labels[index].centred(.label, in: frame, alignment: .center),
        role: button.isDestructive ? .destructive : button.role, isDefault: false,
        area: scrolls ? Alert.sheetArea : nil))
  }

  private func placement(card: PixelRect, radius: Int, scroll: ScrollArea?) -> Placement {
    QuestionCard(
      context: context, frame: card, radius: radius,
      shadowBlur: context.cardShadow, texts: texts, controls: controls,
      scroll: scroll, notes: notes
    ).placement()
  }
}
