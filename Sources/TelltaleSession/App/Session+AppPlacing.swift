import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Shows whatever a scene holds: asks what is a question, under the given number, starts the
  /// screens of all else.
  package mutating func open(
    _ scene: Scene, number: Int, language: Language, words: InterfaceWords, at now: Instant,
    in world: World
  ) -> [Effect] {
    switch scene.root {
    case .alert(let alert):
      return handle(
        .asked(Question(number: number, alert: alert, language: language)), in: world)
    case .actionSheet(let sheet):
      return handle(
        .asked(Question(number: number, sheet: sheet, language: language)), in: world)
    default: return start(scene, language: language, words: words, at: now, in: world)
    }
  }

  /// Shows an app scene from its start.
  package mutating func start(
    _ scene: Scene, language: Language, words: InterfaceWords = .english, at now: Instant,
    in world: World
  ) -> [Effect] {
    var app = AppState(scene, language: language, words: words)
    app.now = now
    self.app = app
    appeared(in: world)
    if case .modal(let modal) = scene.root { present(modal, at: "modal", in: world) }
    return flush()
  }

  /// A screen came up: it is placed anew, takes input after its frame was seen, and tells so.
  mutating func appeared(in world: World) {
    guard var app else { return }
    app.surface.focus = app.current.focus
    app.surface.press = nil
    app.surface.drag = nil
    app.surface.fling = nil
    self.app = app
    placeApp(in: world)
    self.app?.surface.arming = .awaiting(
      frame: frame + 1, guardMilliseconds: world.profile.behaviour.screenGuardMilliseconds)
    tell(.shown(screen: app.current.name, depth: app.depth))
    awaitSources(in: world)
  }

  /// Makes the placement anew, after something on it changed.
  mutating func placeApp(in world: World) {
    guard var app else { return }
    let before = app.surface.placement
    let placement = app.setting(limits: limits(in: world)).place(in: context(for: app, in: world))
    app.surface.placement = placement
    for area in placement.areas { app.current.view.offsets[area.path] = area.offset }
    app.surface.focus = Focus.kept(app.surface.focus, from: before, in: placement)
    self.app = app
    changed()
  }

  func context(for app: AppState, in world: World) -> LayoutContext {
    LayoutContext(
      profile: world.profile, language: app.language, size: size, textSize: textSize,
      typesetter: world.typesetter)
  }

  /// What the driver may be asked as things stand.
  func limits(in world: World) -> DrivingLimits? {
    app.flatMap { world.profile.behaviour.driving[$0.driving] }
  }

  mutating func tell(_ event: AppEvent) { effects.append(.app(event)) }
}

extension AppState {
  /// What the placing of the screen that takes input depends on.
  func setting(limits: DrivingLimits?) -> ScreenSetting {
    var view = current.view
    view.showsMore = showsMore && modal == nil
    view.spins = Set(waits.filter { now.milliseconds(since: $0.value) >= 1000 }.keys)
    var setting = ScreenSetting(
      screen: current.screen, path: current.path, back: back, view: view,
      data: limits.map(data.limited) ?? data, words: words)
    if let modal {
      setting.modal = ModalSetting(modal: modal.modal, path: modal.path)
    } else {
      setting.tabs = tabs.map { TabSetting(bar: $0, path: tabsPath, selected: selected) }
    }
    if let limits { setting.screen = setting.screen.limited(to: limits) }
    return setting
  }

  private var back: BackSetting? {
    if let modal {
      guard modal.visits.count > 1 else { return nil }
      return BackSetting(title: backTitle(modal.visits[modal.visits.count - 2]))
    }
    let stack = stacks[selected]
    return stack.count > 1 ? BackSetting(title: backTitle(stack[stack.count - 2])) : nil
  }

  /// What the way back to a screen is called: as its title stands there now.
  private func backTitle(_ visit: ScreenVisit) -> TextVariants? {
    let bar = visit.screen.navigationBar
    return bar?.backTitle ?? bar?.titleBinding.flatMap { data.texts[$0] } ?? bar?.title
  }
}
