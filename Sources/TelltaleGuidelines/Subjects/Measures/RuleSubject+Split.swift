import TelltaleLayout
import TelltaleModel

extension RuleSubject {
  /// A screen as people first see it on the unit that is judged for: where that is wide enough, a list stands beside what
  /// is chosen of it, and what a list leads to beside that list.
  ///
  /// - Parameter setting: The screen by itself.
  /// - Returns: What is laid out; the same where it stands alone.
  func onUnit(_ setting: ScreenSetting) -> ScreenSetting {
    guard setting.modal == nil, setting.tabs == nil else { return setting }
    if let split = setting.screen.split, standsBeside(split),
      let detail = scene.screens[split.detail], !detail.isFullscreen
    {
      var shown = ready(detail, at: .screen(split.detail))
      shown.split = .list(setting, width: split.listWidth)
      return shown
    }
    guard !setting.screen.isFullscreen, let (list, split) = listLeading(to: setting.path) else {
      return setting
    }
    var shown = setting
    shown.split = .list(list, width: split.listWidth)
    return shown
  }

  private func standsBeside(_ split: ScreenSplit) -> Bool {
    let unit = unit
    return GlassWidth(
      pixels: unit.panel.pixels.width, on: unit.profile, textSize: unit.textSize
    ).reaches(split.widerThan)
  }

  /// The first list that a screen stands beside: the one that begins with it, or else has a row or an item for it.
  private func listLeading(to path: NodePath) -> (list: ScreenSetting, split: ScreenSplit)? {
    for placed in scene.elements where placed.path != path {
      guard case .screen(let screen) = placed.element, let split = screen.split,
        standsBeside(split),
        placed.pushes.contains(where: { .screen($0.screen) == path })
      else { continue }
      return (ready(screen, at: placed.path), split)
    }
    return nil
  }

  /// A screen whose source has delivered.
  private func ready(_ screen: Screen, at path: NodePath) -> ScreenSetting {
    var setting = ScreenSetting(screen: screen, path: path)
    if let source = screen.source { setting.data.sources[source.name] = .ready }
    return setting
  }
}
