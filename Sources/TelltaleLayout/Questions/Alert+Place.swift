import TelltaleGraphics
import TelltaleModel

extension Alert {
  /// Places the alert in the middle of the screen. Where it does not fit, its text scrolls, and
  /// where that is not enough, all of it.
  ///
  /// - Parameters:
  ///   - context: The profile, the surface and the text engine.
  ///   - fields: Present contents of the fields; missing ones are as the scene gives them.
  ///   - offset: Pixels by which the scrolled part has been moved.
  /// - Returns: The placement of the card, on a surface of the context's size.
  package func place(
    in context: LayoutContext, fields: [FieldValue] = [], offset: Int = 0
  ) -> Placement {
    planned(in: context).place(fields: fields, offset: offset)
  }

  /// The scroll area of an alert, as placements call it.
  package static let area: NodePath = "alert"

  /// Returns the height that the alert needs to show everything at once, and the most it can get.
  ///
  /// - Parameter context: The profile, the surface and the text engine.
  /// - Returns: Both heights in pixels.
  package func heights(in context: LayoutContext) -> (needed: Int, available: Int) {
    planned(in: context).heights
  }

  /// Returns the sizes of the alert on a screen, before its parts have places.
  ///
  /// - Parameter context: The profile, the surface and the text engine.
  /// - Returns: A plan from which it can be placed again and again.
  package func planned(in context: LayoutContext) -> PlannedAlert {
    PlannedAlert(plan: AlertPlan.fitting(self, in: context))
  }
}

/// An alert whose sizes are known on a screen.
package struct PlannedAlert {
  let plan: AlertPlan

  /// The height that it needs to show everything at once, and the most it can get; in pixels.
  package var heights: (needed: Int, available: Int) { (plan.naturalHeight, plan.maximumHeight) }

  /// Places the alert in the middle of the screen, as `Alert.place` does.
  ///
  /// - Parameters:
  ///   - fields: Present contents of the fields; missing ones are as the scene gives them.
  ///   - offset: Pixels by which the scrolled part has been moved.
  /// - Returns: The placement of the card, on a surface of the context's size.
  package func place(fields: [FieldValue] = [], offset: Int = 0) -> Placement {
    var placer = AlertPlacer(plan, fields: fields, offset: offset)
    return placer.place()
  }
}

extension Alert {
  /// Returns the least text size at which something has to scroll on this screen
  /// (ALERT-LARGE-TEXT-SCROLL).
  ///
  /// - Parameter context: The screen; its own text size does not matter.
  /// - Returns: A factor from 1, in steps of a twentieth; `nil` where even the largest fits.
  package func textSizeThatScrolls(in context: LayoutContext) -> Double? {
    let steps = Int(((context.profile.typography.largestTextSize - 1) * 20).rounded())
    return (0...max(0, steps)).lazy.map { 1 + Double($0) / 20 }.first { textSize in
      var sized = context
      sized.textSize = textSize
      let (needed, available) = heights(in: sized)
      return needed > available
    }
  }
}

/// Gives the parts of a plan their places, from top to bottom.
struct AlertPlacer {
  private let plan: AlertPlan
  private let values: [FieldValue]
  private let offset: Int
  private var texts: [PlacedText] = []
  private var controls: [Control] = []
  private var notes: [PlacementNote]

  private var context: LayoutContext { plan.context }
  private var metrics: AlertMetrics { plan.metrics }

  init(_ plan: AlertPlan, fields: [FieldValue], offset: Int) {
    self.plan = plan
    self.offset = offset
    values = plan.alert.fields.enumerated().map { index, field in
      index < fields.count ? fields[index] : FieldValue(text: field.text)
    }
    notes = plan.notes
  }

  mutating func place() -> Placement {
    let height = plan.cardHeight
    let safe = context.safeArea
    let card = PixelRect(
      x: safe.x + (safe.width - plan.cardWidth) / 2, y: safe.y + (safe.height - height) / 2,
      width: plan.cardWidth, height: height)
    let scroll = scrollArea(in: card)
    placeParts(in: card, scroll: scroll)
    if let scroll {
      // Read before answered: the text comes first in the order of focus, buttons keep theirs.
      controls.insert(textControl(scroll, in: card), at: 0)
    }
    return QuestionCard(
      context: context, frame: card, radius: context.pixels(metrics.cornerRadius),
      shadowBlur: context.cardShadow, marks: icon(in: card), texts: texts, controls: controls,
      scroll: scroll, notes: notes
    ).placement()
  }

  /// What scrolls when the alert is higher than the screen allows: the text, or else all of it.
  private mutating func scrollArea(in card: PixelRect) -> ScrollArea? {
    guard let scrolls = plan.scrolls else { return nil }
    let detail = "\(plan.naturalHeight) of \(plan.maximumHeight) pixels"
    notes.append(
      PlacementNote(scrolls == .text ? .textScrolls : .allScrolls, path: "alert", detail: detail))
    let viewport = plan.viewport(in: card)
    let height = scrolls == .text ? plan.textHeight : plan.wholeHeight
    return ScrollArea(
      path: Alert.area, viewport: viewport,
      content: PixelSize(width: viewport.width, height: height), axis: .both,
      offset: PixelPoint(x: 0, y: offset), step: plan.message?.lineHeight ?? plan.title.lineHeight)
  }

  private mutating func placeParts(in card: PixelRect, scroll: ScrollArea?) {
    let all = plan.scrolls == .all
    let top = card.y + context.pixels(metrics.paddingTop)
    var y = top + plan.discHeight
    let inset = plan.textSide
    func column(_ y: Int, _ height: Int) -> PixelRect {
      PixelRect(x: card.x + inset, y: y, width: card.width - 2 * inset, height: height)
    }
    texts.append(
      plan.title.placed(
        .title, in: column(y, plan.title.height), alignment: metrics.textAlignment))
    if let message = plan.message {
      let top = y + plan.title.height + context.pixels(metrics.titleToMessage)
      texts.append(
        message.placed(
          .message, in: column(top, message.height), alignment: metrics.textAlignment))
    }
    y = top + (all || scroll == nil ? plan.textHeight : scroll?.viewport.height ?? 0)
    y = placeFields(in: card, from: y, scrolls: all)
    placeButtons(in: card, from: y + context.pixels(metrics.textToButtons), scrolls: all)
  }

  /// A disc with what the alert is about, above its title.
  private func icon(in card: PixelRect) -> [PlacedPart] {
    guard plan.disc > 0, let icon = context.icon(of: plan.alert) else { return [] }
    let disc = plan.disc
    let side = disc * 9 / 16
    let isRight = metrics.textAlignment == .leading && context.mirrorsContent
    let x =
      switch metrics.textAlignment {
      case .center: card.midX - disc / 2
      default: isRight ? card.maxX - plan.textSide - disc : card.x + plan.textSide
      }
    let frame = PixelRect(
      x: x, y: card.y + context.pixels(metrics.paddingTop), width: disc, height: disc)
    let inside = PixelRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let ink = plan.alert.hasDestructiveButton ? ColorRole.destructive : .accent
    let clip = PixelRect(context.size)
    return [
      PlacedPart(.fill(frame, radius: disc / 2, .role(.raised)), clip: clip),
      PlacedPart(.icon(inside, name: icon, .role(ink)), clip: clip),
    ]
  }

  private mutating func placeFields(in card: PixelRect, from top: Int, scrolls: Bool) -> Int {
    guard !plan.alert.fields.isEmpty else { return top }
    let side = plan.partSide
    var y = top + context.pixels(metrics.textToFields)
    for (index, own) in plan.alert.fields.enumerated() {
      var field = own
      // What there is one of is named by the title.
      if own.placeholder == nil, plan.alert.fields.count == 1 {
        field.placeholder = TextVariants("")
      }
      let frame = PixelRect(
        x: card.x + side, y: y, width: card.width - 2 * side, height: plan.fieldHeight)
      controls.append(
        context.fieldControl(
          field, index: index, value: values[index], frame: frame,
          area: scrolls ? Alert.area : nil))
      y += plan.fieldHeight + context.pixels(metrics.fieldGap)
    }
    return y - context.pixels(metrics.fieldGap)
  }

  private mutating func placeButtons(in card: PixelRect, from top: Int, scrolls: Bool) {
    let whole = card.width - 2 * plan.partSide
    let width = min(whole, plan.buttons.mostWidth ?? whole)
    let side = plan.partSide + (whole - width) / 2
    var y = top
    for (row, height) in zip(plan.buttons.rows, plan.buttons.rowHeights) {
      let each = (width - (row.count - 1) * plan.buttons.gap) / row.count
      var placed = row.enumerated().map { column, index in
        let x = card.x + side + column * (each + plan.buttons.gap)
        // The last one takes the odd pixel only where a row holds one button.
        let frame = PixelRect(x: x, y: y, width: each, height: height)
        return button(index, frame: frame, scrolls: scrolls)
      }
      // Focus moves as people read, or as the hand turns where left and right are its own.
      if context.mirrorsContent { placed.reverse() }
      controls += placed
      y += height + plan.buttons.gap
    }
  }

  private func button(_ index: Int, frame: PixelRect, scrolls: Bool) -> Control {
    let button = plan.alert.buttons[index]
    return Control(
      id: .button(index), name: button.answer, purpose: .answer(index), frame: frame,
      target: context.target(frame),
      radius: min(context.pixels(metrics.buttonCornerRadius), frame.height / 2),
      label: plan.buttons.labels[index].centred(.label, in: frame, alignment: .center),
      role: button.isDestructive ? .destructive : button.role,
      isDefault: index == plan.alert.defaultIndex, area: scrolls ? Alert.area : nil)
  }

  private func textControl(_ scroll: ScrollArea, in card: PixelRect) -> Control {
    let ring = plan.textRing(in: card)
    return Control(
      id: .area(Alert.area), name: "text", purpose: .scroll, frame: ring.frame,
      target: scroll.viewport,
      radius: ring.radius, label: .empty(.content), role: .plain, isDefault: false)
  }
}
