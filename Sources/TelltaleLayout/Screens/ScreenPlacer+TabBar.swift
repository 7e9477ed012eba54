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
    let inset = max(2, min(pixels(8), inner.width / 16))
    let style = TextStyle(size: type.tab.size, weight: isSelected ? .semibold : type.tab.weight)
    let ink = ScreenInk.role(isSelected ? .accent : .textSecondary)
    let corner: PixelPoint
    if let icon, !fits(title, style, beside: iconSide(in: inner), inner.width - 2 * inset) {
      corner = placeIcon(icon, over: title, style, ink, of: id, in: inner, at: path)
    } else {
      corner = placeTitle(title, beside: icon, style, ink, of: id, in: inner, inset, at: path)
    }
    if isSelected {
      // Inside of the ground, so that the ring goes round it.
      let line = max(2, pixels(3))
      let y = metrics.tabBarEdge == .top ? inner.maxY - line : inner.y
      add(
        .fill(
          PixelRect(x: inner.x + inset, y: y, width: inner.width - 2 * inset, height: line),
          radius: line / 2, .role(.accent)), of: id)
    }
    // Drawn also where there is none, so that setting one changes nothing else.
    placeBadge(badge, at: corner, in: frame)
    add(id, named: name, frame: inner, radius: radius)
  }

  private func iconSide(in inner: PixelRect) -> Int {
    min(pixels(metrics.rowImage), inner.height - 4) / 2
  }

  private func fits(
    _ title: TextVariants, _ style: TextStyle, beside side: Int, _ width: Int
  ) -> Bool {
    title.all.contains { line($0, style, width: nil).text.width + side + pixels(6) <= width }
  }

  /// Gives the corner where a badge stands: the upper end of the title.
  private mutating func placeTitle(
    _ title: TextVariants, beside icon: String?, _ style: TextStyle, _ ink: ScreenInk,
    of id: ControlID, in inner: PixelRect, _ inset: Int, at path: NodePath
  ) -> PixelPoint {
    let side = icon == nil ? 0 : iconSide(in: inner)
    let gap = icon == nil ? 0 : pixels(6)
    let text = fitting(
      title, style, width: max(1, inner.width - 2 * inset - side - gap), at: path)
    let width = side + gap + text.text.width
    let left = inner.x + (inner.width - width) / 2
    let picture = PixelRect(
      x: context.isRightToLeft ? left + width - side : left, y: inner.midY - side / 2,
      width: side, height: side)
    if let icon { add(icon: icon, in: picture, ink, of: id) }
    let column = PixelRect(
      x: context.isRightToLeft ? left : left + side + gap, y: inner.y, width: text.text.width,
      height: inner.height)
    add(.text(text.centred(.label, in: column, alignment: .leading), ink), of: id)
    return PixelPoint(
      x: context.isRightToLeft ? column.x : column.maxX, y: inner.midY - text.lineHeight / 2)
  }

  /// Where there is no room for both beside each other: the icon over its title, and where that
  /// would be cut, the icon alone. Gives the icon's upper end.
  private mutating func placeIcon(
    _ icon: String, over title: TextVariants, _ style: TextStyle, _ ink: ScreenInk,
    of id: ControlID, in inner: PixelRect, at path: NodePath
  ) -> PixelPoint {
    let side = iconSide(in: inner)
    let shown = title.all.map { line($0, style, width: nil) }
      .first { $0.text.width <= inner.width && side + $0.lineHeight <= inner.height }
    let top = inner.midY - (side + (shown?.lineHeight ?? 0)) / 2
    let picture = PixelRect(x: inner.midX - side / 2, y: top, width: side, height: side)
    add(icon: icon, in: picture, ink, of: id)
    if let shown {
      let below = PixelRect(
        x: inner.x, y: picture.maxY, width: inner.width, height: shown.lineHeight)
      add(.text(shown.centred(.label, in: below, alignment: .center), ink), of: id)
    } else {
      note(.truncated, at: path, title.longest.string)
    }
    return PixelPoint(x: context.isRightToLeft ? picture.x : picture.maxX, y: picture.y)
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
    let x =
      context.isRightToLeft
      ? max(corner.x - pixels(2) - width, bounds.x + 1)
      : min(corner.x + pixels(2), bounds.maxX - width - 1)
    let y = max(bounds.y + 1, corner.y - height / 3)
    let frame = PixelRect(x: x, y: y, width: width, height: height)
    add(.fill(frame, radius: height / 2, .role(.badge)))
    add(.text(text.centred(.label, in: frame, alignment: .center), .white))
  }

  private func badgeCorner(inRow frame: PixelRect) -> PixelPoint {
    let inset = pixels(48)
    return PixelPoint(
      x: context.isRightToLeft ? frame.x + inset : frame.maxX - inset,
      y: frame.midY - frame.height / 6)
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
          at: placer.badgeCorner(inRow: frame), in: frame)
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
