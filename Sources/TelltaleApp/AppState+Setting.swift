import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension AppState {
  /// Returns everything on which the placement of the screen that takes input depends.
  ///
  /// - Parameters:
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - now: The moment, which decides the waits that show.
  /// - Returns: The screen, or the modal in front of it, with contents cut to the limits.
  package func setting(limits: DrivingLimits?, at now: Instant) -> ScreenSetting {
    guard let modal else {
      var setting = setting(below: limits, at: now)
      setting.view.toast = toast(within: limits)
      return setting
    }
    var back: BackSetting?
    if modal.visits.count > 1 {
      back = BackSetting(
        title: backTitle(modal.visits[modal.visits.count - 2]) ?? data.title(of: modal.modal))
    }
    var setting = setting(of: modal.visit, back: back, limits: limits, at: now)
    setting.modal = ModalSetting(modal: modal.modal, path: modal.path)
    setting.view.toast = toast(within: limits)
    return setting
  }

  /// Returns everything on which the placement of the screen depends, with or without a modal in
  /// front of it.
  ///
  /// - Parameters:
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - now: The moment, which decides the waits that show.
  /// - Returns: The screen, with the list beside it where there is one.
  package func setting(below limits: DrivingLimits?, at now: Instant) -> ScreenSetting {
    let back = visits.belowGround.map { BackSetting(title: backTitle($0)) }
    var setting = setting(of: visits.ground, back: back, limits: limits, at: now)
    setting.view.showsMore = visits.showsMore
    setting.tabs = tabs.map { TabSetting(bar: $0, path: tabsPath, selected: visits.selected) }
    if let list = visits.list {
      setting.split = split(list, limits: limits, at: now)
      // What stays goes by the list, which stays as well.
      setting.screen.status = list.screen.status
    }
    return setting
  }

  /// A list that stands beside the screen.
  private func split(
    _ list: ScreenVisit, limits: DrivingLimits?, at now: Instant
  ) -> SplitSetting {
    var back = visits.belowList.map { BackSetting(title: backTitle($0)) }
    back?.leavesList = true
    if visits.belowGround != nil { back?.name = "list-back" }
    var setting = setting(of: list, back: back, limits: limits, at: now)
    // What stays, and what is said of motion, is placed with the other.
    setting.screen.status = nil
    setting.view.tellsOfMotion = false
    setting.view.leading = visits.led.flatMap { led in
      led.by ?? list.entry(leadingTo: led.name, data)
    }
    return .list(setting, width: list.screen.split?.listWidth)
  }

  /// The passing note, in front of all else of the app; cut as other texts are while driving.
  private func toast(within limits: DrivingLimits?) -> Toast? {
    guard !motionNotice.isShown, var toast = toasts.shown else { return nil }
    if let length = limits?.textLength { toast.text = toast.text.limited(to: length) }
    return toast
  }

  private func setting(
    of visit: ScreenVisit, back: BackSetting?, limits: DrivingLimits?, at now: Instant
  ) -> ScreenSetting {
    var view = visit.view
    view.notices = awaited.waited(Wait.notice, at: now)
    view.spins = awaited.waited(Wait.spinner, at: now)
    view.tellsOfMotion = motionNotice.isShown
    view.leading = nil
    var setting = ScreenSetting(
      screen: visit.screen, path: visit.path, back: back, view: view,
      data: limits.map(data.limited) ?? data, words: words)
    setting.hiding = scene.hiding
    if let limits, limits.cutsContent {
      setting.screen = DrivingCutter(visit, data, limits).cut().screen
    }
    if let length = limits?.textLength {
      setting.view.fields = visit.limitedFields(to: length, data)
    }
    return setting
  }

  /// What the way back to a screen is called: as its title stands there now.
  private func backTitle(_ visit: ScreenVisit) -> TextVariants? {
    let bar = visit.screen.navigationBar
    return bar?.backTitle ?? bar?.titleBinding.flatMap { data.texts[$0] } ?? bar?.title
  }
}
