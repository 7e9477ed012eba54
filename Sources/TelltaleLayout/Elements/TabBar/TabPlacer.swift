import TelltaleGraphics
import TelltaleModel

/// Places one tab of a bar.
struct TabPlacer: PartPlacer {
  let screen: ScreenContext
  private let plan: TabPlan
  private let style: TextStyle
  /// Of icon and title.
  private let ink: PartInk
  private let inner: PixelRect
  private let room: PixelRect

  /// - base: of the titles of tabs that are not selected.
  init(_ plan: TabPlan, _ base: TextStyle) {
    screen = plan.screen
    style = TextStyle(size: base.size, weight: plan.isSelected ? .semibold : base.weight)
    ink = .role(plan.isSelected ? .accent : .textSecondary)
    var plan = plan
    if plan.saysMoreWithoutIcon(style) { plan.icon = nil }
    self.plan = plan
    inner = plan.inner
    room = plan.room
  }

  /// - stacks: whether icons go over titles in this bar, where both have room.
  func place(stacks: Bool, into parts: inout ScreenParts) {
    let isPill = metrics.tabSelection == .pill
    let radius = min(pixels(isPill ? 18 : 12), inner.height / 2)
    let pill = isPill ? pill(stacks: stacks) : inner
    parts.selecting(isPill && plan.isSelected, on: pill, radius: radius) { parts in
      parts.addGround(pill, radius: radius, of: plan.id)
      place(stacks: stacks, radius: radius, isPill: isPill, into: &parts)
    }
    parts.add(plan.id, named: plan.name, for: plan.purpose, frame: inner, radius: radius)
  }

  /// What shows focus, press and selection: no wider than what stands in it likes, so that a tab is no slab.
  private func pill(stacks: Bool) -> PixelRect {
    guard !screen.context.hasTabRail else { return inner }
    let isStacked = plan.icon != nil && (!plan.fits(style) || stacks && plan.below(style) != nil)
    let title = line(plan.title.longest, style, width: nil).text.width
    let icon = plan.icon == nil ? 0 : plan.iconSide
    let content = isStacked ? max(title, icon) : title + icon + (icon > 0 ? pixels(6) : 0)
    // The widest that a badge may become stands on it as well.
    let badge = plan.badge.room > 0 ? 2 * plan.badge.room : 0
    let width = min(inner.width, max(content + badge + 2 * pixels(24), 2 * inner.height))
    return inner.slice(x: inner.midX - width / 2, width: width)
  }

  private func place(stacks: Bool, radius: Int, isPill: Bool, into parts: inout ScreenParts) {
    let corner: PixelPoint
    var most = plan.frame.height / 2
    if let icon = plan.icon, !plan.fits(style) || stacks && plan.below(style) != nil {
      let over = placeIcon(icon, into: &parts)
      corner = over.corner
      if let top = over.titleTop { most = min(most, top - plan.frame.y - 2) }
    } else {
      corner = placeTitle(into: &parts)
    }
    if plan.isSelected, !isPill { addMark(radius: radius, into: &parts) }
    if let shown = plan.badge.shown {
      let badge = BadgePlacer(screen: screen, text: shown, share: plan.badge.share)
      guard plan.isLeading else {
        return badge.place(at: corner, in: plan.frame, most: most, of: plan.id, into: &parts)
      }
      let end = inner.insetBy(pixels(8))
      let height = badge.look(most: most).size.height
      badge.place(
        at: PixelPoint(
          x: screen.mirrorsContent ? end.x : end.maxX, y: inner.midY - height / 6),
        in: inner.slice(x: end.x, width: end.width), most: most, of: plan.id, into: &parts)
    }
  }

  /// Inside of the ground and off its edge, so that the ground's corners stay whole with focus.
  private func addMark(radius: Int, into parts: inout ScreenParts) {
    let line = plan.markWidth
    let inset = max(plan.inset, radius)
    let y =
      metrics.tabBarEdge == .top ? inner.maxY - line - plan.markGap : inner.y + plan.markGap
    parts.add(
      .fill(
        PixelRect(x: inner.x + inset, y: y, width: inner.width - 2 * inset, height: line),
        radius: line / 2, .role(.accent)), of: plan.id)
  }

  /// On one line, or on two above the mark; its size is that of all tabs.
  private func title(width: Int, noting parts: inout ScreenParts) -> StyledText {
    let room = PixelSize(width: width, height: inner.height - 2 * (plan.markWidth + plan.markGap))
    return screen.fitting(
      plan.title, style, in: room, lines: 2, shrinks: false, at: plan.path, noting: &parts)
  }

  /// Gives the corner where a badge stands: the upper end of the title.
  private func placeTitle(into parts: inout ScreenParts) -> PixelPoint {
    let isMirrored = screen.mirrorsContent
    let side = plan.icon == nil ? 0 : plan.iconSide
    let gap = plan.icon == nil ? 0 : pixels(6)
    let text = title(width: max(1, room.width - side - gap), noting: &parts)
    let width = side + gap + text.text.width
    let start = isMirrored ? room.maxX - width : room.x
    let left =
      plan.isLeading
      ? start : self.start(near: inner.x + (inner.width - width) / 2, width: width)
    let picture = PixelRect(
      x: isMirrored ? left + width - side : left, y: inner.midY - side / 2,
      width: side, height: side)
    if let icon = plan.icon { parts.add(icon: icon, in: picture, ink, of: plan.id) }
    let column = inner.slice(x: isMirrored ? left : left + side + gap, width: text.text.width)
    parts.add(.text(text.centred(.label, in: column, alignment: .leading), ink), of: plan.id)
    return PixelPoint(
      x: isMirrored ? column.x : column.maxX, y: inner.midY - text.height / 2)
  }

  /// Where there is no room for both beside each other: the icon over its title, and where that
  /// would be cut, the icon alone. Gives the icon's upper end, and where the title's letters begin.
  private func placeIcon(
    _ icon: String, into parts: inout ScreenParts
  ) -> (corner: PixelPoint, titleTop: Int?) {
    let side = plan.iconSide
    let shown = plan.below(style)
    // Both stay clear of the mark.
    let mark = metrics.tabBarEdge == .top ? -plan.markWidth : plan.markWidth
    let rest = shown == nil || metrics.tabSelection == .pill ? 0 : mark
    let top = inner.midY + (rest - side - (shown?.lineHeight ?? 0)) / 2
    let picture = PixelRect(
      x: start(near: inner.midX - side / 2, width: side), y: top, width: side, height: side)
    parts.add(icon: icon, in: picture, ink, of: plan.id)
    let isMirrored = screen.mirrorsContent
    let corner = PixelPoint(x: isMirrored ? picture.x : picture.maxX, y: picture.y)
    if let shown {
      let below = inner.slice(y: picture.maxY, height: shown.lineHeight)
      let label = shown.centred(.label, in: below, alignment: .center)
      parts.add(.text(label, ink), of: plan.id)
      return (corner, label.lines.first.map { $0.origin.y - shown.text.capHeight })
    }
    parts.note(.truncated, at: plan.path, plan.title.longest.string)
    return (corner, nil)
  }

  /// The left end of something so wide, moved to where all of it is inside of the room.
  private func start(near left: Int, width: Int) -> Int {
    max(room.x, min(left, room.maxX - width))
  }
}
