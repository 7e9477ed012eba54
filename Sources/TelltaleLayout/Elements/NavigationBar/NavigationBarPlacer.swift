import TelltaleGraphics
import TelltaleModel

/// Places the bar of a screen.
struct NavigationBarPlacer: PartPlacer {
  let screen: ScreenContext

  /// What the bar takes of the screen's height; 0 where the screen has no bar.
  var height: Int {
    isShown ? screen.barHeight : 0
  }

  /// Whether it is there: on some platforms not where it says no more than the tab does.
  private var isShown: Bool {
    let setting = screen.setting
    if setting.back != nil { return true }
    guard let bar = setting.screen.navigationBar else { return false }
    guard metrics.tabNamesScreen, bar.trailing.isEmpty, let tabs = setting.tabs,
      let title = screen.title(of: bar)
    else { return true }
    let names = setting.data.title(of: tabs.bar.tabs[tabs.selected]).all.map(\.string)
    return !title.all.contains { names.contains($0.string) }
  }

  /// Chevron and previous title at the left, the title in the middle, controls at the right
  /// (NAVIGATION-BAR-BACK-LEFT, NAVIGATION-BAR-CONTROLS-RIGHT); the other way round where the profile
  /// mirrors them. Takes the bar's strip from the room; nothing where the screen has no bar.
  func place(in room: inout PixelRect, into parts: inout ScreenParts) {
    let back = screen.setting.back
    guard isShown else { return }
    let bar = screen.setting.screen.navigationBar ?? NavigationBar()
    let path = screen.setting.path.key("navigation-bar")
    let strip = screen.takeBar(from: &room)
    let side = pixels(metrics.paddingSide) / 2
    let inner = strip.inset(PixelInsets(top: 0, left: side, bottom: 0, right: side))
    let mark = parts.mark
    let variants = screen.title(of: bar)
    let look = look(around: variants, bar.trailing, in: inner)
    let title = variants.map { line($0.longest, look.style, width: nil).text.width }
    let controls = BarControlsPlacer(
      look: look, items: bar.trailing, path: path.key("trailing")
    ).place(in: inner, keeping: leastTitle(title, look), into: &parts)
    var left = inner.x
    if let back {
      // The title stands in the middle, unbroken, before the way back gets a name.
      let wanted = min(title ?? 0, max(0, controls - inner.x - look.leastBack))
      let centred = strip.midX - wanted / 2
      let limit = title == nil ? controls : min(centred, controls - wanted)
      left = BackPlacer(look: look, back: back).place(
        in: inner, until: limit - pixels(metrics.barGap), into: &parts)
      parts.moveLastControl(to: mark.controls)
    }
    let first = parts.parts.count
    if let variants {
      let start = left + (back == nil ? 0 : pixels(8))
      let gap = titleGap(before: controls - start, title)
      BarTitlePlacer(look: look, title: variants, path: path.key("title")).place(
        in: strip, from: start, to: controls == inner.maxX ? controls : controls - gap,
        into: &parts)
    }
    if screen.mirrorsBar { parts.mirror(since: mark, in: strip) }
    let edge = PixelRect(
      x: screen.frame.x, y: strip.maxY - 1, width: screen.frame.width, height: 1)
    parts.add(.fill(edge, radius: 0, .role(.separator)))
    parts.barTitle = first..<parts.parts.count
  }

  /// Where the title would be cut: the way back as narrow as its chevron, and all text of the bar
  /// smaller, but never smaller than the profile allows.
  private func look(
    around title: TextVariants?, _ items: [BarItem], in inner: PixelRect
  ) -> BarLook {
    let whole = BarLook(screen: screen)
    guard let title, !fits(title, items, in: inner, whole) else { return whole }
    func narrow(_ scale: Double) -> BarLook {
      BarLook(screen: screen, scale: scale, isBackNarrow: true)
    }
    let grown = type.bar.size.value * screen.context.growth(of: type.bar.size)
    let least = min(1, type.minimumSize.value / grown)
    for scale in [1, 0.85, 0.7, 0.6, 0.5].filter({ $0 > least }) + [least] {
      let look = narrow(scale)
      if fits(title, items, in: inner, look) { return look }
    }
    // Cut all the same: as large as designed, unless little more than the ellipsis would be left.
    let designed = narrow(min(1, max(least, screen.context.designedShare(of: type.bar.size))))
    let letters = 4 * Int(screen.context.em(designed.style) / 64)
    return titleRoom(items, in: inner, designed) < letters ? narrow(least) : designed
  }

  private func fits(
    _ title: TextVariants, _ items: [BarItem], in inner: PixelRect, _ look: BarLook
  ) -> Bool {
    let room = titleRoom(items, in: inner, look)
    return title.all.contains { line($0, look.style, width: nil).text.width <= room }
  }

  /// What way back and controls leave to the title.
  private func titleRoom(_ items: [BarItem], in inner: PixelRect, _ look: BarLook) -> Int {
    let controls = BarControlsPlacer(look: look, items: items, path: screen.setting.path)
    let right = controls.left(in: inner).map { $0 - pixels(8) } ?? inner.maxX
    return right - inner.x - (screen.setting.back == nil ? 0 : look.leastBack + pixels(8))
  }

  /// Between the title and the control beside it, ring and all where the title need not be cut for it.
  private func titleGap(before room: Int, _ title: Int?) -> Int {
    let wide = pixels(8) + screen.context.focusRing.reach
    return room - wide >= title ?? 0 ? wide : pixels(8)
  }

  /// Room that controls with long names leave to the title: some letters of it.
  private func leastTitle(_ width: Int?, _ look: BarLook) -> Int {
    width.map { min($0, 3 * Int(screen.context.em(look.style) / 64)) + pixels(8) } ?? 0
  }
}
