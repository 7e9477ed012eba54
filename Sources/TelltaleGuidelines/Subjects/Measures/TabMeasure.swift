import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// How the tabs of a bar share a screen of the profile.
struct TabMeasure {
  let scene: TabBarReading

  private var metrics: ScreenMetrics { scene.context.profile.screen }

  private func slots(on screen: ScreenSize) -> TabSlots {
    let density = scene.context.profile.density
    if hasRail(on: screen) {
      return TabSlots(
        count: scene.tabs.count,
        width: density.pixels(scene.context.safeSize(of: screen).height),
        least: density.pixels(metrics.tabBarHeight))
    }
    return TabSlots(
      count: scene.tabs.count,
      width: density.pixels(scene.context.safeSize(of: screen).width),
      least: density.pixels(metrics.minimumTabWidth))
  }

  /// Whether tabs stand at the side of a screen.
  private func hasRail(on screen: ScreenSize) -> Bool {
    metrics.hasTabRail(width: screen.width.value, height: screen.height.value)
  }

  /// The tabs that More stands for; none where all fit.
  func hidden(on screen: ScreenSize) -> [TabPassage] {
    Array(scene.tabs[slots(on: screen).hidden])
  }

  /// Width and height of each tab, in points.
  func tabSize(on screen: ScreenSize) -> ScreenSize {
    if hasRail(on: screen) {
      return ScreenSize(width: metrics.tabRailWidth, height: metrics.tabBarHeight)
    }
    let width = scene.context.safeSize(of: screen).width
    return ScreenSize(
      width: width * (1 / Double(max(1, slots(on: screen).count))),
      height: metrics.tabBarHeight)
  }
}
