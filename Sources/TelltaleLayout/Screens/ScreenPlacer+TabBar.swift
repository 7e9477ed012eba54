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
    let slots = context.tabSlots(tabs.bar)
    let isMore = setting.view.showsMore || slots.hidden.contains(tabs.selected)
    for slot in 0..<slots.count {
      let frame = PixelRect.column(slot, of: slots.count, in: bar, mirrored: context.isRightToLeft)
      if slots.hasMore, slot == slots.count - 1 {
        placeTab(
          .more, TextVariants(TextContent(setting.words.more)), nil, frame, isMore,
          badge: badge(hiddenBadge(tabs, slots), most: mostHiddenBadge(tabs, slots), in: bar),
          name: "more", at: tabs.path)
      } else {
        let tab = tabs.bar.tabs[slot]
        placeTab(
          .tab(slot), tab.title, tab.icon, frame, slot == tabs.selected && !setting.view.showsMore,
          badge: badge(shown(tab.badge), most: most(tab.badge), in: bar), name: tab.name,
          at: tabs.path.key("tabs").item(slot).key("title"))
      }
    }
    room = PixelRect(
      x: room.x, y: isTop ? bar.maxY : room.y, width: room.width, height: room.height - height)
  }

  private mutating func placeTab(
    _ id: ControlID, _ title: TextVariants, _ icon: String?, _ frame: PixelRect,
    _ isSelected: Bool, badge: TabBadge, name: String, at path: NodePath
  ) {
    let ring = context.focusRing
    let inner = frame.insetBy(ring.width + ring.gap + max(1, pixels(1)))
    let radius = min(pixels(12), inner.height / 2)
    addGround(inner, radius: radius, of: id)
    let inset = max(2, min(pixels(8), inner.width / 16))
    let style = TextStyle(size: type.tab.size, weight: isSelected ? .semibold : type.tab.weight)
    let ink = ScreenInk.role(isSelected ? .accent : .textSecondary)
    let side = icon == nil ? 0 : iconSide(in: inner)
    let all = PixelRect(
      x: inner.x + inset, y: inner.y, width: inner.width - 2 * inset, height: inner.height)
    // Room for the widest badge, so that a change of it moves nothing; where the title would be cut
    // for that, only for the one there is.
    let wide = all.keeping(badge.most, in: frame, context.isRightToLeft)
    let room =
      fits(title, style, beside: side, wide.width)
      ? wide : all.keeping(badge.least, in: frame, context.isRightToLeft)
    let corner: PixelPoint
    var most = frame.height / 2
    let standsOver =
      icon != nil && !fits(title, style, beside: side, room.width)
      && (below(title, style, side, inner) != nil
        || !fitsSmaller(title, style, beside: side, room.width))
    if let icon, standsOver {
      let over = placeIcon(icon, over: title, style, ink, of: id, in: inner, room, at: path)
      corner = over.corner
      if let top = over.titleTop { most = min(most, top - frame.y - 2) }
    } else {
      corner = placeTitle(title, beside: icon, style, ink, of: id, in: inner, room, at: path)
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
    placeBadge(badge.shown, at: corner, in: frame, most: most)
    add(id, named: name, frame: inner, radius: radius)
  }

  private func iconSide(in inner: PixelRect) -> Int {
    min(pixels(metrics.rowImage), inner.height - 4) / 2
  }

  private func fits(
    _ title: TextVariants, _ style: TextStyle, beside side: Int, _ width: Int
  ) -> Bool {
    let gap = side == 0 ? 0 : pixels(6)
    return title.all.contains { line($0, style, width: nil).text.width + side + gap <= width }
  }

  private func fitsSmaller(
    _ title: TextVariants, _ style: TextStyle, beside side: Int, _ width: Int
  ) -> Bool {
    let shortest = line(title.all[title.all.count - 1], style, width: nil)
    return smaller(shortest, style, width: max(1, width - side - pixels(6))) != nil
  }

  /// The title that has room below an icon.
  private func below(
    _ title: TextVariants, _ style: TextStyle, _ side: Int, _ inner: PixelRect
  ) -> StyledText? {
    title.all.lazy.map { line($0, style, width: nil) }
      .first { $0.text.width <= inner.width && side + $0.lineHeight <= inner.height }
  }

  /// Gives the corner where a badge stands: the upper end of the title.
  private mutating func placeTitle(
    _ title: TextVariants, beside icon: String?, _ style: TextStyle, _ ink: ScreenInk,
    of id: ControlID, in inner: PixelRect, _ room: PixelRect, at path: NodePath
  ) -> PixelPoint {
    let side = icon == nil ? 0 : iconSide(in: inner)
    let gap = icon == nil ? 0 : pixels(6)
    let text = fitting(title, style, width: max(1, room.width - side - gap), at: path)
    let width = side + gap + text.text.width
    let left = room.place(inner.x + (inner.width - width) / 2, width)
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
  /// would be cut, the icon alone. Gives the icon's upper end, and where the title's letters begin.
  private mutating func placeIcon(
    _ icon: String, over title: TextVariants, _ style: TextStyle, _ ink: ScreenInk,
    of id: ControlID, in inner: PixelRect, _ room: PixelRect, at path: NodePath
  ) -> (corner: PixelPoint, titleTop: Int?) {
    let side = iconSide(in: inner)
    let shown = below(title, style, side, inner)
    let top = inner.midY - (side + (shown?.lineHeight ?? 0)) / 2
    let picture = PixelRect(
      x: room.place(inner.midX - side / 2, side), y: top, width: side, height: side)
    add(icon: icon, in: picture, ink, of: id)
    let corner = PixelPoint(x: context.isRightToLeft ? picture.x : picture.maxX, y: picture.y)
    if let shown {
      let below = PixelRect(
        x: inner.x, y: picture.maxY, width: inner.width, height: shown.lineHeight)
      let label = shown.centred(.label, in: below, alignment: .center)
      add(.text(label, ink), of: id)
      return (corner, label.lines.first.map { $0.origin.y - shown.text.capHeight })
    }
    note(.truncated, at: path, title.longest.string)
    return (corner, nil)
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

  /// The most that a badge may come to say; nothing where there will never be one.
  private func most(_ badge: Badge?) -> String? {
    switch badge {
    case .count, .bound: "99"
    case .attention: "!"
    case nil: nil
    }
  }

  private func mostHiddenBadge(_ tabs: TabSetting, _ slots: TabSlots) -> String? {
    slots.hidden.compactMap { most(tabs.bar.tabs[$0].badge) }.max { $0.count < $1.count }
  }

  private func badge(_ shown: String?, most: String?, in bar: PixelRect) -> TabBadge {
    func room(_ text: String) -> Int {
      badgeLook(text, most: bar.height / 2).size.width + pixels(2) + 1
    }
    return TabBadge(
      shown: shown, most: most.map(room) ?? 0, least: most.map { room(shown ?? $0) } ?? 0)
  }

  /// A badge no higher than there is room for, but no smaller than designed.
  private func badgeLook(_ badge: String, most: Int) -> (text: StyledText, size: PixelSize) {
    func look(_ scale: Double) -> (text: StyledText, size: PixelSize) {
      let style = TextStyle(
        size: Points(type.badge.size.value * scale), weight: type.badge.weight)
      let text = line(TextContent(badge), style, width: nil)
      let height = max(text.lineHeight, text.text.capHeight + pixels(8))
      let width = max(height, text.text.width + height / 2)
      return (text, PixelSize(width: width, height: height))
    }
    let least = min(1, 1 / context.textSize)
    let scales = [1, 0.85, 0.7, 0.6].filter { $0 > least }
    return scales.lazy.map(look).first { $0.size.height <= most } ?? look(least)
  }

  /// A red capsule with white text (TAB-BAR-BADGE-LOOK), inside `bounds`.
  mutating func placeBadge(
    _ badge: String?, at corner: PixelPoint, in bounds: PixelRect, most: Int
  ) {
    guard let badge else { return }
    let look = badgeLook(badge, most: most)
    let size = look.size
    let x =
      context.isRightToLeft
      ? max(corner.x - pixels(2) - size.width, bounds.x + 1)
      : min(corner.x + pixels(2), bounds.maxX - size.width - 1)
    let y = max(bounds.y + 1, corner.y - size.height / 3)
    let frame = PixelRect(x: x, y: y, width: size.width, height: size.height)
    add(.fill(frame, radius: size.height / 2, .role(.badge)))
    add(.text(look.text.centred(.label, in: frame, alignment: .center), .white))
  }

  /// In the middle of a row, at its end.
  private mutating func placeBadge(_ badge: Badge?, inRow frame: PixelRect) {
    guard let badge = shown(badge) else { return }
    let size = badgeLook(badge, most: frame.height / 2).size
    let inset = pixels(metrics.rowInset) + size.width + pixels(2)
    placeBadge(
      badge,
      at: PixelPoint(
        x: context.isRightToLeft ? frame.x + inset : frame.maxX - inset,
        y: frame.midY - size.height / 2 + size.height / 3),
      in: frame, most: frame.height / 2)
  }

  /// What a badge takes of the room for a title.
  private func reserved(for badge: Badge?, inRow height: Int) -> Int {
    guard let most = most(badge) else { return 0 }
    return badgeLook(most, most: height / 2).size.width + pixels(metrics.rowGap)
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
        placer.placeBadge(tabs.bar.tabs[index].badge, inRow: frame)
      }
    }
  }
}

/// What stands at the corner of a tab, and the pixels that it takes beside the title.
private struct TabBadge {
  var shown: String?
  /// For the widest that may come.
  var most: Int
  var least: Int
}

extension Tab {
  /// What scripts and events call it.
  package var name: String { id ?? screen ?? title.longest.string }
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
