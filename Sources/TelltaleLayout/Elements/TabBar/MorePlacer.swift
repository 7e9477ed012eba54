import TelltaleGraphics
import TelltaleModel

/// Places the screen behind More: exactly the hidden tabs, in order (TAB-BAR-MORE-TAB).
struct MorePlacer: PartPlacer {
  let screen: ScreenContext
  let tabs: TabSetting

  func place(into parts: inout ScreenParts) {
    let room = screen.room
    let slots = screen.context.tabSlots(tabs.bar)
    let path = tabs.path.key("tabs")
    let data = screen.setting.data
    let list = RowList(slots.hidden.map { TableRow(title: data.title(of: tabs.bar.tabs[$0])) })
    let height = RowHeight(screen: screen, list: list).height
    let window = ScrollWindow(
      screen: screen, path: path,
      content: PixelSize(width: room.width, height: list.count * height), viewport: room,
      step: height)
    window.place(into: &parts) { parts, origin in
      for (position, index) in slots.hidden.enumerated() {
        let tab = tabs.bar.tabs[index]
        let frame = room.slice(y: origin.y + position * height, height: height)
        let row = RowPlacer(
          screen: screen, row: list.rows[position], id: .tab(index), name: tab.name,
          purpose: .select(tab: index), frame: frame, rows: path, index: index,
          reserved: reserved(for: tab, inRow: height))
        row.place(into: &parts)
        guard let shown = screen.shown(tab.badge) else { continue }
        let badge = BadgePlacer(screen: screen, text: shown)
        badge.place(inRow: frame, of: .tab(index), into: &parts)
      }
    }
  }

  /// What a badge takes of the room for a title, in pixels.
  private func reserved(for tab: Tab, inRow height: Int) -> Int {
    guard let most = tab.badge?.most else { return 0 }
    let look = BadgePlacer(screen: screen, text: most).look(most: height / 2)
    return look.size.width + pixels(metrics.rowGap)
  }
}
