import TelltaleGraphics
import TelltaleModel

/// How the tabs of a bar are shared out (TAB-BAR-VISIBLE-COUNT, TAB-BAR-MORE-TAB).
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
    let slots = context.tabSlots(tabs.bar)
    let isMore = setting.view.showsMore || slots.hidden.contains(tabs.selected)
    for slot in 0..<slots.count {
      let frame = PixelRect.column(slot, of: slots.count, in: bar, mirrored: context.isRightToLeft)
      if slots.hasMore, slot == slots.count - 1 {
        placeTab(
          .more, TextVariants(TextContent(setting.words.more)), nil, frame, isMore,
          badge: hiddenBadge(tabs, slots), name: "more", at: tabs.path)
      } else {
        let tab = tabs.bar.tabs[slot]
        placeTab(
          .tab(slot), tab.title, tab.icon, frame, slot == tabs.selected && !setting.view.showsMore,
          badge: shown(tab.badge), name: tab.name,
          at: tabs.path.key("tabs").item(slot).key("title"))
      }
    }
    room = PixelRect(
      x: room.x, y: isTop ? bar.maxY : room.y, width: room.width, height: room.height - height)
  }

  private mutating func placeTab(
    _ id: ControlID, _ title: TextVariants, _ icon: String?, _ frame: PixelRect,
    _ isSelected: Bool, badge: String?, name: String, at path: NodePath
  ) {
    let ring = context.focusRing
    let inner = frame.insetBy(ring.width + ring.gap + max(1, pixels(1)))
    let radius = min(pixels(12), inner.height / 2)
    addGround(inner, radius: radius, of: id)
    let inset = max(2, pixels(8))
    let style = TextStyle(size: type.tab.size, weight: isSelected ? .semibold : type.tab.weight)
    let iconSide = icon == nil ? 0 : min(pixels(metrics.rowImage), inner.height - 4) / 2
    let gap = icon == nil ? 0 : pixels(6)
    let text = fitting(
      title, style, width: max(1, inner.width - 2 * inset - iconSide - gap), at: path)
    let ink = ScreenInk.role(isSelected ? .accent : .textSecondary)
    let width = iconSide + gap + text.text.width
    let left = inner.x + (inner.width - width) / 2
    let picture = PixelRect(
      x: context.isRightToLeft ? left + width - iconSide : left,
      y: inner.midY - iconSide / 2, width: iconSide, height: iconSide)
    if let icon { add(icon: icon, in: picture, ink, of: id) }
    let column = PixelRect(
      x: context.isRightToLeft ? left : left + iconSide + gap, y: inner.y,
      width: text.text.width, height: inner.height)
    add(
      .text(
        text.centred(.label, in: column, alignment: .leading), ink), of: id)
    if isSelected {
      let line = max(2, pixels(3))
      let y = metrics.tabBarEdge == .top ? frame.maxY - line : frame.y
      add(
        .fill(
          PixelRect(x: inner.x + inset, y: y, width: inner.width - 2 * inset, height: line),
          radius: line / 2, .role(.accent)), of: id)
    }
    // Drawn also where there is none, so that setting one changes nothing else.
    placeBadge(
      badge, at: PixelPoint(x: column.maxX, y: inner.midY - text.lineHeight / 2), in: frame)
    add(id, named: name, frame: inner, radius: radius)
  }

  private func hiddenBadge(_ tabs: TabSetting, _ slots: TabSlots) -> String? {
    let badges = slots.hidden.compactMap { shown(tabs.bar.tabs[$0].badge) }
    guard !badges.isEmpty else { return nil }
    let counts = badges.compactMap { Int($0) }
    return counts.count == badges.count ? String(min(99, counts.reduce(0, +))) : "!"
  }

  /// A badge as it is drawn; 0 hides it, past 99 it is 99 (TAB-BAR-BADGE-CONTENT).
  func shown(_ badge: Badge?) -> String? {
    switch badge {
    case .count(let count): count == 0 ? nil : String(min(99, max(0, count)))
    case .attention: "!"
    case .bound(let name): shown(setting.data.badges[name])
    case nil: nil
    }
  }

  /// A red capsule with white text (TAB-BAR-BADGE-LOOK), inside `bounds`.
  mutating func placeBadge(_ badge: String?, at corner: PixelPoint, in bounds: PixelRect) {
    guard let badge else { return }
    let text = line(TextContent(badge), type.badge, width: nil)
    let height = max(text.lineHeight, text.text.capHeight + pixels(8))
    let width = max(height, text.text.width + height / 2)
    let x = min(corner.x + pixels(2), bounds.maxX - width - 1)
    let y = max(bounds.y + 1, corner.y - height / 3)
    let frame = PixelRect(x: x, y: y, width: width, height: height)
    add(.fill(frame, radius: height / 2, .role(.badge)))
    add(.text(text.centred(.label, in: frame, alignment: .center), .white))
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
            frame: frame, rows: path, index: index, textColumn: 0))
        placer.placeBadge(
          placer.shown(tabs.bar.tabs[index].badge),
          at: PixelPoint(x: frame.maxX - placer.pixels(48), y: frame.midY - height / 6), in: frame)
      }
    }
  }
}

extension Tab {
  /// What scripts and events call it.
  package var name: String { id ?? screen ?? title.longest.string }
}

extension PixelRect {
  /// One of equal columns; the last takes what division leaves.
  static func column(_ index: Int, of count: Int, in rect: PixelRect, mirrored: Bool) -> PixelRect {
    let place = mirrored ? count - 1 - index : index
    let left = rect.x + rect.width * place / count
    let right = rect.x + rect.width * (place + 1) / count
    return PixelRect(x: left, y: rect.y, width: right - left, height: rect.height)
  }
}
