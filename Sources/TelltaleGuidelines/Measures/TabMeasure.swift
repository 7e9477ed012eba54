import TelltaleGraphics
import TelltaleModel

/// How the tabs of a bar share a screen of the profile.
struct TabMeasure {
  let scene: TabBarScene

  private var metrics: ScreenMetrics { scene.context.profile.screen }

  /// Tabs that there is room for, More included where there are more of them.
  func slots(on screen: ScreenSize) -> Int {
    let width = scene.context.safeSize(of: screen).width.value
    return max(1, Int(width / metrics.minimumTabWidth.value))
  }

  /// The tabs that More stands for; none where all fit.
  func hidden(on screen: ScreenSize) -> [TabPassage] {
    let slots = slots(on: screen)
    return scene.tabs.count > slots ? Array(scene.tabs.dropFirst(slots - 1)) : []
  }

  /// Width and height of each tab, in points.
  func tabSize(on screen: ScreenSize) -> ScreenSize {
    let shown = max(1, min(scene.tabs.count, slots(on: screen)))
    let width = scene.context.safeSize(of: screen).width * (1 / Double(shown))
    return ScreenSize(width: width, height: metrics.tabBarHeight)
  }
}
