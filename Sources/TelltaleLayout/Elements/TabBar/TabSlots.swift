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
    let metrics = profile.screen
    return hasTabRail
      ? TabSlots(
        count: bar.tabs.count, width: safeArea.height, least: pixels(metrics.tabBarHeight))
      : TabSlots(
        count: bar.tabs.count, width: safeArea.width, least: pixels(metrics.minimumTabWidth))
  }

  /// Whether tabs stand at the side of the display.
  var hasTabRail: Bool {
    profile.screen.hasTabRail(width: Double(size.width), height: Double(size.height))
  }
}
