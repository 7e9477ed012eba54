import TelltaleGraphics
import TelltaleModel

/// Places the bar with the sections of an app.
struct TabBarPlacer: PartPlacer {
  let screen: ScreenContext
  let tabs: TabSetting

  /// What the bar takes of the screen's height, whatever stands in it; nothing at the side.
  var height: Int { isRail ? 0 : stripHeight }

  private var tabStyle: TextStyle { TabPlan.style(in: screen) }

  private var isRail: Bool { screen.context.hasTabRail }

  /// Of a tab, in pixels.
  private var stripHeight: Int {
    max(
      pixels(metrics.tabBarHeight),
      screen.context.lineHeight(tabStyle, screen.context.language))
  }

  /// What the bar takes of the screen's width at the side, margins of the display left out; nothing at another edge.
  var width: Int {
    guard isRail else { return 0 }
    let widest = tabs.bar.tabs.map { tab in
      let icon = metrics.stacksTabs || tab.icon == nil ? 0 : pixels(metrics.rowImage)
      return icon + longestWord(of: screen.setting.data.title(of: tab), tabStyle)
    }
    let wanted = max(pixels(metrics.tabRailWidth), (widest.max() ?? 0) + 2 * pixels(12))
    return min(wanted, screen.room.width / 4)
  }

  /// Adds the bar at the side, where it is there.
  func placeRail(into parts: inout ScreenParts) {
    guard isRail else { return }
    let (room, width) = (screen.room, width)
    let x = screen.mirrorsContent ? room.maxX - width : room.x
    let rail = room.slice(x: x, width: width)
    let frame = screen.frame
    let isMirrored = screen.mirrorsContent
    // To the edge of the display, and a shade apart from content.
    let ground =
      isMirrored
      ? frame.cut(left: rail.x - frame.x) : frame.slice(x: frame.x, width: rail.maxX - frame.x)
    parts.add(.fill(ground, radius: 0, .groundFoot))
    let edge = ground.slice(x: isMirrored ? ground.x : ground.maxX - 1, width: 1)
    parts.add(.fill(edge, radius: 0, .role(.separator)))
    placeTabs(in: rail.cut(top: pixels(metrics.paddingTop) / 2, right: 1), into: &parts)
  }

  private func placeTabs(in bar: PixelRect, into parts: inout ScreenParts) {
    let (share, plans) = fittingPlans(in: bar)
    let style = style(share, tabStyle.weight)
    let stacks = metrics.stacksTabs || !isRail && plans.contains { $0.isStacked(style) }
    for plan in plans { TabPlacer(plan, style).place(stacks: stacks, into: &parts) }
  }

  /// Takes the bar's strip from the room.
  func place(in room: inout PixelRect, into parts: inout ScreenParts) {
    guard !isRail else { return }
    let height = height
    let isTop = metrics.tabBarEdge == .top
    let bar = PixelRect(
      x: room.x, y: isTop ? room.y : room.maxY - height, width: room.width, height: height)
    let edge = PixelRect(
      x: screen.frame.x, y: isTop ? bar.maxY - 1 : bar.y, width: screen.frame.width, height: 1)
    parts.add(.fill(edge, radius: 0, .role(.separator)))
    placeTabs(in: bar, into: &parts)
    room = PixelRect(
      x: room.x, y: isTop ? bar.maxY : room.y, width: room.width, height: room.height - height)
  }

  private func style(_ share: Double, _ weight: FontWeight) -> TextStyle {
    TextStyle(size: Points(tabStyle.size.value * share), weight: weight)
  }

  /// What all titles are made smaller by, alike, so that they fit; those that would not fit in the
  /// smallest letters of the profile either are left out of it.
  private func fittingPlans(in bar: PixelRect) -> (share: Double, plans: [TabPlan]) {
    let whole = plans(in: bar, share: 1)
    if areWhole(whole, share: 1).allSatisfy({ $0 }) { return (1, whole) }
    let least = min(
      1, type.minimumSize.value / (tabStyle.size.value * screen.context.growth(of: tabStyle.size)))
    let smallest = plans(in: bar, share: least)
    let most = areWhole(smallest, share: least)
    for share in [1, 0.85, 0.7, 0.6, 0.5] where share > least {
      let plans = plans(in: bar, share: share)
      if zip(areWhole(plans, share: share), most).allSatisfy({ $0 || !$1 }) {
        return (share, plans)
      }
    }
    return (least, smallest)
  }

  /// Which of the titles are whole at a size.
  private func areWhole(_ plans: [TabPlan], share: Double) -> [Bool] {
    // Semibold is wider, and any tab may be selected.
    let style = style(share, .semibold)
    return plans.map { $0.isWhole(style) }
  }

  /// - share: of their size that titles and badges have.
  private func plans(in bar: PixelRect, share: Double) -> [TabPlan] {
    let slots = screen.context.tabSlots(tabs.bar)
    let showsMore = screen.setting.view.showsMore
    return (0..<slots.count).map { slot in
      let frame = column(slot, of: slots.count, in: bar)
      if slots.hasMore, slot == slots.count - 1 {
        let hidden = tabs.bar.tabs[slots.hidden]
        return TabPlan(
          screen: screen, id: .more, purpose: .showMore, name: "more",
          title: TextVariants(TextContent(screen.setting.words.more)),
          isSelected: showsMore || slots.hidden.contains(tabs.selected),
          badge: badge(of: hidden, in: bar, share: share), path: tabs.path, frame: frame)
      }
      let tab = tabs.bar.tabs[slot]
      return TabPlan(
        screen: screen, id: .tab(slot), purpose: .select(tab: slot), name: tab.name,
        title: screen.setting.data.title(of: tab), icon: tab.icon,
        isSelected: slot == tabs.selected && !showsMore,
        badge: badge(screen.shown(tab.badge), most: tab.badge?.most, in: bar, share: share),
        path: tabs.path.key("tabs").item(slot).key("title"), frame: frame)
    }
  }

  /// Of the tab that stands for those that have no slot: the sum of their badges, or a mark.
  private func badge(of hidden: ArraySlice<Tab>, in bar: PixelRect, share: Double) -> TabBadge {
    let badges = hidden.compactMap { screen.shown($0.badge) }
    let counts = badges.compactMap { Int($0) }
    let sum = counts.count == badges.count ? String(min(99, counts.reduce(0, +))) : "!"
    let most = hidden.compactMap { $0.badge?.most }.max { $0.count < $1.count }
    return badge(badges.isEmpty ? nil : sum, most: most, in: bar, share: share)
  }

  private func badge(
    _ shown: String?, most: String?, in bar: PixelRect, share: Double
  ) -> TabBadge {
    let room = most.map {
      BadgePlacer(screen: screen, text: $0, share: share).width(most: bar.height / 2)
    }
    return TabBadge(shown: shown, room: room ?? 0, share: share)
  }

  /// One of equal columns of the bar, the last of which takes what division leaves; at the side one of equal places from
  /// the top, no higher than what stands in them likes.
  private func column(_ index: Int, of count: Int, in bar: PixelRect) -> PixelRect {
    if isRail {
      let most = stripHeight * 5 / 4
      let height = min(bar.height / max(1, count), most)
      return bar.slice(y: bar.y + index * height, height: height)
    }
    let place = screen.mirrorsContent ? count - 1 - index : index
    let left = bar.x + bar.width * place / count
    let right = bar.x + bar.width * (place + 1) / count
    return bar.slice(x: left, width: right - left)
  }
}
