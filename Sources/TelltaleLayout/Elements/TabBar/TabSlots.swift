import TelltaleGraphics
import TelltaleModel

/// The division of a bar among its tabs (TAB-BAR-VISIBLE-COUNT, TAB-BAR-MORE-TAB,
/// TAB-BAR-TARGET-WIDTH).
package struct TabSlots: Hashable, Sendable {
  /// Indices of the tabs that have a slot of their own.
  package var visible: Range<Int>
  /// Indices of the tabs behind More; empty where all have a slot.
  package var hidden: Range<Int>

  /// The slots of a bar.
  ///
  /// - Parameters:
  ///   - count: Tabs of the bar.
  ///   - width: The length of the bar along its tabs, in any unit, such as pixels.
  ///   - least: The least length of a slot, in the same unit.
  package init(count: Int, width: Int, least: Int) {
    let slots = max(1, width / max(1, least))
    let shown = count <= slots ? count : slots - 1
    visible = 0..<shown
    hidden = shown..<count
  }

  /// True where the last slot is More.
  package var hasMore: Bool { !hidden.isEmpty }
  /// The number of slots, with More where there is one.
  package var count: Int { visible.count + (hasMore ? 1 : 0) }
}

extension LayoutContext {
  /// Returns the slots of a tab bar at the foot of the display, or at its side where the profile
  /// wants that.
  ///
  /// - Parameter bar: The tabs, as the scene declares them.
  /// - Returns: The tabs that have a slot, and those behind More.
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
