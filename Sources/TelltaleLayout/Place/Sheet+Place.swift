import TelltaleGraphics
import TelltaleModel

extension Alert {
  /// Puts the content of an action sheet on the screen in the form that the profile has for it.
  ///
  /// From the top: what destroys, the others as listed, Cancel (ACTION-SHEET-DESTRUCTIVE-TOP,
  /// ACTION-SHEET-CANCEL-BOTTOM); on the watches Cancel is in the upper left corner
  /// (ACTION-SHEET-WATCH-CANCEL-TOP-LEFT).
  package func placeAsSheet(in context: LayoutContext) -> Placement {
    var placer = SheetPlacer(self, in: context)
    return placer.place()
  }

  /// The choices of a sheet from top to bottom, without Cancel.
  package var sheetChoices: [Int] {
    let choices = buttons.indices.filter { buttons[$0].role != .cancel }
    return choices.filter { buttons[$0].isDestructive }
      + choices.filter { !buttons[$0].isDestructive }
  }
}

/// Gives the parts of an action sheet their places.
struct SheetPlacer {
  private let alert: Alert
  private let context: LayoutContext
  private let metrics: OverlayMetrics
  private var texts: [PlacedText] = []
  private var controls: [Control] = []
  private var notes: [PlacementNote] = []

  init(_ alert: Alert, in context: LayoutContext) {
    self.alert = alert
    self.context = context
    metrics = context.profile.overlay
  }

  private func pixels(_ points: Points) -> Int { context.pixels(points) }

  mutating func place() -> Placement {
    switch metrics.sheet {
    case .fullscreen: placeFull()
    case .bottom, .dialog: placeCard()
    }
  }

  private var rowHeight: Int {
    max(
      pixels(metrics.sheetRowHeight),
      context.lineHeight(context.profile.typography.button, context.language))
  }

  private struct Head {
    var title: StyledText?
    var message: StyledText?
    var height: Int
  }

  /// Title and message, each perhaps absent; the title takes a second line before it is cut
  /// (ACTION-SHEET-TITLE-NOT-CUT).
  private mutating func head(width: Int) -> Head {
    let type = context.profile.typography
    let style = TextStyle(size: type.message.size, weight: .semibold)
    var head = Head(height: 0)
    if !alert.title.longest.string.isEmpty {
      let title = fitted(style, width: width)
      if title.text.isTruncated {
        notes.append(
          PlacementNote(.truncated, path: "action-sheet.title", detail: title.content.string))
      }
      head.title = title
      head.height += title.height
    }
    if let message = alert.message {
      let detail = TextStyle(size: type.detail.size, weight: .regular)
      let text = context.set(message, detail, width: width)
      head.message = text
      head.height += text.height + (head.title == nil ? 0 : pixels(4))
    }
    return head
  }

  /// The longest title on one line, else the shortest on two.
  private func fitted(_ style: TextStyle, width: Int) -> StyledText {
    for variant in alert.title.all {
      let text = context.set(variant, style, width: width, lines: 1)
      if !text.text.isTruncated { return text }
    }
    let last = alert.title.all[alert.title.all.count - 1]
    return context.set(last, style, width: width, lines: 2)
  }

  private mutating func placeCard() -> Placement {
    let safe = context.safeArea
    let margin = pixels(metrics.sheetMargin)
    let width = max(1, min(pixels(metrics.sheetMaximumWidth), safe.width - 2 * margin))
    let pad = pixels(16)
    let head = head(width: width - 2 * pad)
    let gap = pixels(8)
    let order = alert.sheetChoices
    let isCancelable = alert.cancelIndex != nil
    let choices = order.count * rowHeight + max(0, order.count - 1) * gap
    let cancel = isCancelable ? pixels(metrics.sheetCancelGap) + gap + rowHeight : 0
    let headHeight = head.height == 0 ? 0 : head.height + pad
    let needed = 2 * pad + headHeight + choices + cancel
    let most = min(
      safe.height - 2 * margin, context.size.height * metrics.sheetMaximumHeightPercent / 100)
    let height = min(needed, most)
    let y =
      metrics.sheet == .bottom ? safe.maxY - margin - height : safe.midY - height / 2
    let card = PixelRect(
      x: safe.midX - width / 2, y: y, width: width, height: height)
    placeHead(head, in: card.inset(PixelInsets(top: pad, left: pad, bottom: pad, right: pad)))
    let top = card.y + pad + headHeight
    let bottom = card.maxY - pad - cancel
    let scroll = scroll(
      choices, in: PixelRect(x: card.x, y: top, width: width, height: max(1, bottom - top)),
      step: rowHeight + gap)
    let column = PixelRect(x: card.x + pad, y: top, width: width - 2 * pad, height: 0)
    place(order, in: column, gap: gap, scrolls: scroll != nil)
    if let index = alert.cancelIndex {
      let frame = PixelRect(
        x: column.x, y: card.maxY - pad - rowHeight, width: column.width, height: rowHeight)
      add(index, frame: frame, scrolls: false)
    }
    return placement(card: card, radius: pixels(metrics.sheetCornerRadius), scroll: scroll)
  }

  /// The whole of a small screen: Cancel in the corner stays while the choices scroll.
  private mutating func placeFull() -> Placement {
    let safe = context.safeArea
    let margin = pixels(metrics.sheetMargin)
    let inner = safe.insetBy(margin)
    let least = pixels(context.profile.alert.minimumTarget)
    var y = inner.y
    if let index = alert.cancelIndex {
      let style = context.profile.typography.button
      let width = alert.buttons[index].title.map {
        context.set($0.longest, style, width: nil, lines: 1).text.width
      }
      let frame = PixelRect(
        x: inner.x, y: inner.y,
        width: min(inner.width, max(least, (width ?? 0) + 2 * pixels(6))), height: least)
      add(index, frame: frame, scrolls: false)
      y = frame.maxY + pixels(metrics.sheetCancelGap)
    }
    let head = head(width: inner.width)
    let gap = pixels(metrics.sheetCancelGap)
    let order = alert.sheetChoices
    let headHeight = head.height == 0 ? 0 : head.height + gap
    let content = headHeight + order.count * (rowHeight + gap)
    let viewport = PixelRect(
      x: safe.x, y: y, width: safe.width, height: max(1, inner.maxY - y))
    let scroll = scroll(content, in: viewport, step: rowHeight + gap)
    placeHead(head, in: PixelRect(x: inner.x, y: y, width: inner.width, height: head.height))
    let column = PixelRect(x: inner.x, y: y + headHeight, width: inner.width, height: 0)
    place(order, in: column, gap: gap, scrolls: scroll != nil)
    // Cancel comes first on the screen; the focus begins with the choices all the same.
    let card = PixelRect(context.size)
    return placement(card: card, radius: 0, scroll: scroll)
  }

  private mutating func scroll(_ needed: Int, in viewport: PixelRect, step: Int) -> ScrollArea? {
    guard needed > viewport.height else { return nil }
    notes.append(
      PlacementNote(
        .allScrolls, path: "action-sheet", detail: "\(needed) of \(viewport.height) pixels"))
    return ScrollArea(viewport: viewport, contentHeight: needed, step: step)
  }

  private mutating func placeHead(_ head: Head, in frame: PixelRect) {
    var y = frame.y
    if let title = head.title {
      texts.append(
        title.placed(
          .title, in: PixelRect(x: frame.x, y: y, width: frame.width, height: title.height),
          alignment: .center))
      y += title.height + pixels(4)
    }
    if let message = head.message {
      texts.append(
        message.placed(
          .message, in: PixelRect(x: frame.x, y: y, width: frame.width, height: message.height),
          alignment: .center))
    }
  }

  private mutating func place(_ order: [Int], in column: PixelRect, gap: Int, scrolls: Bool) {
    var y = column.y
    for index in order {
      add(
        index, frame: PixelRect(x: column.x, y: y, width: column.width, height: rowHeight),
        scrolls: scrolls)
      y += rowHeight + gap
    }
  }

  private mutating func add(_ index: Int, frame: PixelRect, scrolls: Bool) {
    let button = alert.buttons[index]
    let base = context.profile.typography.button
    let style = TextStyle(size: base.size, weight: button.role == .cancel ? .semibold : base.weight)
    let width = frame.width - 2 * context.pixels(context.profile.alert.buttonTextInset)
    let variants = button.title?.all ?? [TextContent(button.answer)]
    var label = context.set(variants[0], style, width: width, lines: 1)
    for variant in variants where label.text.isTruncated {
      label = context.set(variant, style, width: width, lines: 1)
    }
    controls.append(
      Control(
        id: .button(index), name: button.answer, frame: frame, target: context.target(frame),
        radius: min(context.pixels(context.profile.alert.buttonCornerRadius), frame.height / 2),
        label: label.centred(.label, in: frame, alignment: .center),
        role: button.isDestructive ? .destructive : button.role, isDefault: false,
        scrolls: scrolls))
  }

  private func placement(card: PixelRect, radius: Int, scroll: ScrollArea?) -> Placement {
    Placement(
      size: context.size, isRightToLeft: context.isRightToLeft, card: card, cardRadius: radius,
      shadowBlur: pixels(context.profile.alert.shadowBlur), texts: texts, controls: controls,
      scroll: scroll, focusRing: context.focusRing, notes: notes)
  }
}
