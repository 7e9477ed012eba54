import TelltaleGraphics
import TelltaleModel

/// How the tabs of a bar are shared out (TAB-BAR-VISIBLE-COUNT,
/// TAB-BAR-MORE-TAB, TAB-BAR-TARGET-WIDTH).
package struct TabSlots: Hashable, Sendable {
  /// Indices of the tabs that have a slot of their own.
  package var visible: Range<Int>
  package var hidden: Range<Int>

  /// `width` and `least` in the same unit.
  package init(count: Int, width: Int, least: Int) {
    let slots = max(1, width / max(1, least))
    let shown = count <= slots ? count : slots - 1
    visible = 0..<shown
    hidden = shown..<count
  }

  package var hasMore: Bool { !hidden.isEmpty }
  package var count: Int { visible.count + (hasMore ? 1 : 0) }
}

extension LayoutContext {
  package func tabSlots(_ bar: TabBar) -> TabSlots {
    TabSlots(
      count: bar.tabs.count, width: safeArea.width, least: pixels(profile.screen.minimumTabWidth))
  }
}

extension ScreenPlacer {
  mutating func placeTabs(_ tabs: TabSetting) {
    let height = max(pixels(metrics.tabBarHeight), context.lineHeight(type.tab, context.language))
    let isTop = metrics.tabBarEdge == .top
    let bar = PixelRect(
      x: room.x, y: isTop ? room.y : room.maxY - height, width: room.width, height: height)
    let edge = isTop ? bar.maxY - 1 : bar.y
    add(
      .fill(
        PixelRect(x: frame.x, y: edge, width: frame.width, height: 1), radius: 0, .role(.separator))
    )
    let share = share(for: tabs, in: bar)
    let plans = plans(of: tabs, in: bar, share: share)
    let style = TextStyle(
      size: Points(type.tab.size.value * share), weight: type.tab.weight)
    let stacks = plans.contains { isStacked($0, style) }
    for plan in plans { place(plan, style, stacks: stacks) }
    room = PixelRect(
      x: room.x, y: isTop ? bar.maxY : room.y, width: room.width, height: room.height - height)
  }

  /// - share: of their size that titles and badges have.
  private func plans(of tabs: TabSetting, in bar: PixelRect, share: Double) -> [TabPlan] {
    let slots = context.tabSlots(tabs.bar)
    let isMore = setting.view.showsMore || slots.hidden.contains(tabs.selected)
    return (0..<slots.count).map { slot in
      let frame = PixelRect.column(slot, of: slots.count, in: bar, mirrored: context.isRightToLeft)
      let ring = context.focusRing
      let inner = frame.insetBy(ring.width + ring.gap + max(1, pixels(1)))
      if slots.hasMore, slot == slots.count - 1 {
        return TabPlan(
          id: .more, name: "more", title: TextVariants(TextContent(setting.words.more)),
          isSelected: isMore,
          badge: badge(
            hiddenBadge(tabs, slots), most: mostHiddenBadge(tabs, slots), in: bar, share: share),
          path: tabs.path, frame: frame, inner: inner)
      }
      let tab = tabs.bar.tabs[slot]
      return TabPlan(
        id: .tab(slot), name: tab.name, title: tab.title, icon: tab.icon,
        isSelected: slot == tabs.selected && !setting.view.showsMore,
        badge: badge(shown(tab.badge), most: most(tab.badge), in: bar, share: share),
        path: tabs.path.key("tabs").item(slot).key("title"), frame: frame, inner: inner)
    }
  }

  /// What all titles are made smaller by, alike, so that they fit; those that would not fit in the
  /// smallest letters of the profile either are left out of it.
  private func share(for tabs: TabSetting, in bar: PixelRect) -> Double {
    if fitting(tabs, in: bar, share: 1).allSatisfy({ $0 }) { return 1 }
    let least = min(1, type.minimumSize.value / (type.tab.size.value * context.textSize))
    let smallest = fitting(tabs, in: bar, share: least)
    return [1, 0.85, 0.7, 0.6, 0.5].filter { $0 > least }.first { share in
      zip(fitting(tabs, in: bar, share: share), smallest).allSatisfy { $0 || !$1 }
    } ?? least
  }

  /// Which of the titles are whole at a size.
  private func fitting(_ tabs: TabSetting, in bar: PixelRect, share: Double) -> [Bool] {
    // Semibold is wider, and any tab may be selected.
    let style = TextStyle(size: Points(type.tab.size.value * share), weight: .semibold)
    return plans(of: tabs, in: bar, share: share).map { plan in
      fits(plan, style, room(of: plan).width) || below(plan, style) != nil
    }
  }

  private mutating func place(_ plan: TabPlan, _ base: TextStyle, stacks: Bool) {
    var plan = plan
    let (frame, inner) = (plan.frame, plan.inner)
    let radius = min(pixels(12), inner.height / 2)
    addGround(inner, radius: radius, of: plan.id)
    let style = TextStyle(size: base.size, weight: plan.isSelected ? .semibold : base.weight)
    let ink = PartInk.role(plan.isSelected ? .accent : .textSecondary)
    if saysMoreWithoutIcon(plan, style) { plan.icon = nil }
    let room = room(of: plan)
    let corner: PixelPoint
    var most = frame.height / 2
    if let icon = plan.icon,
      !fits(plan, style, room.width) || stacks && below(plan, style) != nil
    {
      let over = placeIcon(icon, over: plan, style, ink, room)
      corner = over.corner
      if let top = over.titleTop { most = min(most, top - frame.y - 2) }
    } else {
      corner = placeTitle(plan, style, ink, room)
    }
    if plan.isSelected {
      // Inside of the ground, so that the ring goes round it.
      let line = markWidth
      let inset = inset(of: plan)
      let y = metrics.tabBarEdge == .top ? inner.maxY - line : inner.y
      add(
        .fill(
          PixelRect(x: inner.x + inset, y: y, width: inner.width - 2 * inset, height: line),
          radius: line / 2, .role(.accent)), of: plan.id)
    }
    about(plan.id) { placer in
      placer.placeBadge(
        plan.badge.shown, at: corner, in: frame, most: most, share: plan.badge.share)
    }
    add(plan.id, named: plan.name, frame: inner, radius: radius)
  }

  /// True where the icon goes over the title, and then over those of the other tabs as well.
  private func isStacked(_ plan: TabPlan, _ base: TextStyle) -> Bool {
    // Any tab may be selected, and must not change the others then.
    let style = TextStyle(size: base.size, weight: .semibold)
    return below(plan, style) != nil && !fits(plan, style, room(of: plan).width)
  }

  /// A name says more than a picture, where only one of them has room.
  private func saysMoreWithoutIcon(_ plan: TabPlan, _ style: TextStyle) -> Bool {
    guard plan.icon != nil, !fits(plan, style, room(of: plan).width),
      below(plan, style) == nil
    else { return false }
    var bare = plan
    bare.icon = nil
    return fits(bare, style, room(of: bare).width)
  }

  /// Of the line that marks what is selected.
  private var markWidth: Int { max(2, pixels(3)) }

  private func inset(of plan: TabPlan) -> Int { max(2, min(pixels(8), plan.inner.width / 16)) }

  /// Without the room for the widest badge, so that a change of it moves nothing
  /// (TAB-BAR-BADGE-UNOBTRUSIVE).
  private func room(of plan: TabPlan) -> PixelRect {
    let inset = inset(of: plan)
    let all = plan.inner.slice(x: plan.inner.x + inset, width: plan.inner.width - 2 * inset)
    return all.keeping(plan.badge.room, in: plan.frame, context.isRightToLeft)
  }

  private func iconSide(in inner: PixelRect) -> Int {
    min(pixels(metrics.rowImage), inner.height - 4) / 2
  }

  private func fits(_ plan: TabPlan, _ style: TextStyle, _ width: Int) -> Bool {
    let beside = plan.icon == nil ? 0 : iconSide(in: plan.inner) + pixels(6)
    return plan.title.all.contains { line($0, style, width: nil).text.width + beside <= width }
  }

  /// The title that has room below an icon.
  private func below(_ plan: TabPlan, _ style: TextStyle) -> StyledText? {
    guard plan.icon != nil else { return nil }
    let height = plan.inner.height - iconSide(in: plan.inner) - markWidth
    return plan.title.all.lazy.map { line($0, style, width: nil) }
      .first { $0.text.width <= plan.inner.width && $0.lineHeight <= height }
  }

  /// On one line, or on two above the mark; its size is that of all tabs.
  private mutating func tabTitle(_ plan: TabPlan, _ style: TextStyle, width: Int) -> StyledText {
    let room = PixelSize(width: width, height: plan.inner.height - 2 * markWidth)
    return fitting(plan.title, style, in: room, lines: 2, shrinks: false, at: plan.path)
  }

  /// Gives the corner where a badge stands: the upper end of the title.
  private mutating func placeTitle(
    _ plan: TabPlan, _ style: TextStyle, _ ink: PartInk, _ room: PixelRect
  ) -> PixelPoint {
    let inner = plan.inner
    let side = plan.icon == nil ? 0 : iconSide(in: inner)
    let gap = plan.icon == nil ? 0 : pixels(6)
    let text = tabTitle(plan, style, width: max(1, room.width - side - gap))
    let width = side + gap + text.text.width
    let left = room.place(inner.x + (inner.width - width) / 2, width)
    let picture = PixelRect(
      x: context.isRightToLeft ? left + width - side : left, y: inner.midY - side / 2,
      width: side, height: side)
    if let icon = plan.icon { add(icon: icon, in: picture, ink, of: plan.id) }
    let column = PixelRect(
      x: context.isRightToLeft ? left : left + side + gap, y: inner.y, width: text.text.width,
      height: inner.height)
    add(.text(text.centred(.label, in: column, alignment: .leading), ink), of: plan.id)
    return PixelPoint(
      x: context.isRightToLeft ? column.x : column.maxX, y: inner.midY - text.height / 2)
  }

  /// Where there is no room for both beside each other: the icon over its title, and where that
  /// would be cut, the icon alone. Gives the icon's upper end, and where the title's letters begin.
  private mutating func placeIcon(
    _ icon: String, over plan: TabPlan, _ style: TextStyle, _ ink: PartInk, _ room: PixelRect
  ) -> (corner: PixelPoint, titleTop: Int?) {
    let inner = plan.inner
    let side = iconSide(in: inner)
    let shown = below(plan, style)
    // Both stay clear of the mark.
    let rest = shown == nil ? 0 : metrics.tabBarEdge == .top ? -markWidth : markWidth
    let top = inner.midY + (rest - side - (shown?.lineHeight ?? 0)) / 2
    let picture = PixelRect(
      x: room.place(inner.midX - side / 2, side), y: top, width: side, height: side)
    add(icon: icon, in: picture, ink, of: plan.id)
    let corner = PixelPoint(x: context.isRightToLeft ? picture.x : picture.maxX, y: picture.y)
    if let shown {
      let below = PixelRect(
        x: inner.x, y: picture.maxY, width: inner.width, height: shown.lineHeight)
      let label = shown.centred(.label, in: below, alignment: .center)
      add(.text(label, ink), of: plan.id)
      return (corner, label.lines.first.map { $0.origin.y - shown.text.capHeight })
    }
    note(.truncated, at: plan.path, plan.title.longest.string)
    return (corner, nil)
  }

  /// The screen behind More: exactly the hidden tabs, in order.
  mutating func placeMore(_ tabs: TabSetting) {
    let slots = context.tabSlots(tabs.bar)
    let path = tabs.path.key("tabs")
    let rows = slots.hidden.map { index in
      TableRow(title: tabs.bar.tabs[index].title)
    }
    let list = RowList(rows)
    let height = rowHeight(of: list)
    let content = PixelSize(width: room.width, height: rows.count * height)
    scroll(path, content: content, in: room, step: height) { placer, origin in
      for (position, index) in slots.hidden.enumerated() {
        let frame = PixelRect(
          x: placer.room.x, y: origin.y + position * height, width: placer.room.width,
          height: height)
        placer.placeRow(
          RowSetting(
            row: list.rows[position], id: .tab(index), name: tabs.bar.tabs[index].name,
            frame: frame, rows: path, index: index, textColumn: 0,
            reserved: placer.reserved(for: tabs.bar.tabs[index].badge, inRow: height)))
        placer.about(.tab(index)) { $0.placeBadge(tabs.bar.tabs[index].badge, inRow: frame) }
      }
    }
  }
}

/// One tab before it is placed.
private struct TabPlan {
  var id: ControlID
  var name: String
  var title: TextVariants
  var icon: String?
  var isSelected: Bool
  var badge: TabBadge
  var path: NodePath
  /// Its share of the bar, ...
  var frame: PixelRect
  /// ...and of that what takes touches.
  var inner: PixelRect
}

extension PixelRect {
  /// What a badge of a width leaves; it may reach to the edge of the tab's slot.
  fileprivate func keeping(_ badge: Int, in slot: PixelRect, _ isMirrored: Bool) -> PixelRect {
    guard badge > 0 else { return self }
    let left = isMirrored ? Swift.max(x, slot.x + badge) : x
    let right = isMirrored ? maxX : Swift.min(maxX, slot.maxX - badge)
    return slice(x: left, width: Swift.max(1, right - left))
  }

  /// Where something so wide begins that is to be inside.
  fileprivate func place(_ left: Int, _ width: Int) -> Int {
    Swift.max(x, Swift.min(left, maxX - width))
  }

  /// One of equal columns; the last takes what division leaves.
  static func column(_ index: Int, of count: Int, in rect: PixelRect, mirrored: Bool) -> PixelRect {
    let place = mirrored ? count - 1 - index : index
    let left = rect.x + rect.width * place / count
    let right = rect.x + rect.width * (place + 1) / count
    return PixelRect(x: left, y: rect.y, width: right - left, height: rect.height)
  }
}
