import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// Places the screen, or the modal, on the display.
  ///
  /// - Parameter context: The profile, the surface and the text engine.
  /// - Returns: The placement of all bars and content, on a surface of the context's size.
  package func place(in context: LayoutContext) -> Placement {
    ScreenPlacer(self, in: context).placement()
  }
}

/// Gives bars and content of a screen their places, from top to bottom.
struct ScreenPlacer: PartPlacer {
  /// Beside tabs at the side.
  let screen: ScreenContext
  /// With them.
  private let whole: ScreenContext
  /// The list beside it.
  private let split: SplitSetting?

  init(_ setting: ScreenSetting, in context: LayoutContext) {
    split = setting.split
    let whole = Self.screen(split == nil ? setting : setting.alone, in: context)
    self.whole = whole
    screen = Self.tabBar(of: whole).map { whole.beside(rail: $0.width) } ?? whole
  }

  private static func screen(
    _ setting: ScreenSetting, in context: LayoutContext
  ) -> ScreenContext {
    let most = ScreenContext(setting, in: context)
    guard let modal = setting.modal, modal.modal.style == .confirmationDialog else { return most }
    return ScreenContext(setting, in: context, frame: fitting(modal, in: most))
  }

  /// A dialog is as high as what it holds, as far as the display allows.
  private static func fitting(_ modal: ModalSetting, in most: ScreenContext) -> PixelRect {
    var trial = ScreenParts(of: most, element: most.setting.path)
    let head = ModalBarPlacer(modal, in: most).place(into: &trial)
    let content = most.stackHeight(
      most.shown(most.setting.screen.content.placed(at: most.setting.path.key("content"))),
      width: most.room.width)
    let lead =
      head.lead.map { lead in
        let column = ContentColumn(of: [lead], in: most.room, most)
        return most.extent(of: lead, width: column.place(of: lead.element).width).whole
      } ?? 0
    let gap = lead == 0 ? 0 : most.pixels(most.metrics.gap)
    let frame = most.frame
    let height = min(frame.height, frame.height - head.room.height + content + lead + gap)
    return frame.slice(y: frame.y + (frame.height - height) / 2, height: height)
  }

  func placement() -> Placement {
    let setting = screen.setting
    let isMore = setting.view.showsMore
    var parts = ScreenParts(
      of: whole, element: isMore ? setting.tabs?.path ?? setting.path : setting.path)
    let status =
      setting.screen.status == nil ? nil : StatusPlacer(screen: screen, barsHeight: barsHeight)
    var head = ModalHead(room: screen.room.cut(top: status?.lineHeight ?? 0))
    placeTabs(in: &head.room, into: &parts)
    let (first, below) = (parts.mark.parts, head.room)
    if hasBar { PanePlacer(screen: screen).placeBar(in: &head.room, into: &parts) }
    if let modal = setting.modal {
      let placer = ModalBarPlacer(modal, in: screen)
      parts.with(setting.barPath) { head = placer.place(into: &$0) }
    }
    let foot = head.room.maxY
    head.room = head.room.cut(bottom: status?.playerHeight ?? 0)
    let content = placeContent(below: head, into: &parts)
    let moving = moving(first..<parts.mark.parts, in: below.cut(bottom: status?.playerHeight ?? 0))
    status?.place(above: foot, into: &parts)
    if let foot = head.foot, let modal = setting.modal {
      ModalFootPlacer(modal.modal.dismiss, at: modal.path, in: screen)
        .place(in: foot, into: &parts)
    }
    if let toast = setting.view.toast {
      let placer = ToastPlacer(screen: screen, toast: toast, room: content)
      parts.with(setting.toastPath) { placer.place(into: &$0) }
    }
    if setting.view.tellsOfMotion { MotionNoticePlacer(screen: screen).place(into: &parts) }
    // Focus moves as people read: bars as they stand, content below them.
    parts.moveHintsToEnd()
    return placement(of: parts, moving: moving)
  }

  /// The tabs of an app, of which a screen has none where it fills the display.
  private func placeTabs(in room: inout PixelRect, into parts: inout ScreenParts) {
    guard let bar = tabBar else { return }
    parts.with(bar.tabs.path) { parts in
      bar.placeRail(into: &parts)
      bar.place(in: &room, into: &parts)
    }
  }

  /// The parts that change where another screen comes: all between tabs and the status, out to the
  /// edges of the display; `nil` where a list stays beside it.
  private func moving(_ range: Range<Int>, in room: PixelRect) -> MovingParts? {
    guard split == nil else { return nil }
    let (frame, whole) = (screen.frame, screen.room)
    let top = room.y > whole.y ? room.y : frame.y
    let foot = room.maxY < whole.maxY ? room.maxY : frame.maxY
    return MovingParts(range, in: frame.slice(y: top, height: foot - top))
  }

  /// What the bars take of the screen's height.
  private var barsHeight: Int {
    (tabBar?.height ?? 0)
      + (hasBar || split != nil ? NavigationBarPlacer(screen: screen).height : 0)
  }

  /// True for a screen that fills the display.
  private var isBare: Bool { Self.isBare(screen) }

  private static func isBare(_ screen: ScreenContext) -> Bool {
    screen.setting.screen.isFullscreen && screen.setting.modal == nil
  }

  private var tabBar: TabBarPlacer? { Self.tabBar(of: whole) }

  private static func tabBar(of screen: ScreenContext) -> TabBarPlacer? {
    isBare(screen) ? nil : screen.setting.tabs.map { TabBarPlacer(screen: screen, tabs: $0) }
  }

  /// More is a screen of its own (TAB-BAR-MORE-TAB), and side by side each screen has its own bar.
  private var hasBar: Bool {
    let setting = screen.setting
    return setting.modal == nil && !isBare && !setting.view.showsMore && split == nil
  }

  /// - Returns: What content occupies, beside what stays at an edge.
  private func placeContent(
    below head: ModalHead, into parts: inout ScreenParts
  ) -> PixelRect {
    let setting = screen.setting
    let rest = screen.leaving(head.room)
    if setting.view.showsMore, let tabs = setting.tabs {
      MorePlacer(screen: rest, tabs: tabs).place(into: &parts)
    } else if let reason = unavailable {
      EmptyStatePlacer(screen: rest, notice: EmptyState(text: reason), path: setting.path)
        .place(in: rest.room, into: &parts)
    } else if let split {
      return SplitPlacer(split, beside: rest).place(into: &parts)
    } else {
      return PanePlacer(screen: screen).placeContent(below: head, into: &parts)
    }
    return rest.room
  }

  /// What stands in a section without content; its tab can be chosen all the same
  /// (TAB-BAR-ALWAYS-ENABLED).
  private var unavailable: TextVariants? {
    guard let tabs = screen.setting.tabs else { return nil }
    let tab = tabs.bar.tabs[tabs.selected]
    guard let source = tab.source else { return nil }
    switch screen.setting.data.state(of: source) {
    case .unavailable, .failed: return tab.unavailable
    case .loading, .ready: return nil
    }
  }

  private func placement(of parts: ScreenParts, moving: MovingParts?) -> Placement {
    let context = whole.context
    let style = whole.setting.modal?.modal.style
    let disabled = parts.controls.filter { !$0.isEnabled }
    var placement = Placement(
      size: context.size, isRightToLeft: context.mirrorsContent, frame: whole.frame,
      radius: style.map(context.modalRadius) ?? 0,
      // A card has a ground of its own; what covers the display is the display's.
      ground: whole.frame == PixelRect(context.size) ? .ground : .card, parts: parts.parts,
      controls: disabled.isEmpty ? parts.controls : parts.controls.filter(\.isEnabled),
      disabled: disabled, areas: parts.areas, textViews: parts.textViews,
      focusRing: context.focusRing, hasSpinner: parts.hasSpinner, notes: parts.notes)
    placement.moving = moving
    return placement
  }
}
