import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// Chevron and previous title at the left, the title in the middle, controls at the right
  /// (NAVIGATION-BAR-BACK-LEFT, NAVIGATION-BAR-CONTROLS-RIGHT); the other way round where the profile
  /// mirrors them.
  mutating func placeNavigationBar() {
    guard setting.screen.navigationBar != nil || setting.back != nil else { return }
    let bar = setting.screen.navigationBar ?? NavigationBar()
    let path = setting.path.key("navigation-bar")
    let strip = takeBar()
    let inner = strip.inset(
      PixelInsets(
        top: 0, left: pixels(metrics.paddingSide) / 2, bottom: 0,
        right: pixels(metrics.paddingSide) / 2))
    let mark = mark
    let titleVariants = title(of: bar)
    if let titleVariants { fitBar(around: titleVariants, bar.trailing, in: inner) }
    let title = titleVariants.map { variants in
      line(variants.longest, barStyle, width: nil).text.width
    }
    let controls = placeTrailing(
      bar.trailing, in: inner, at: path.key("trailing"), keeping: leastTitle(title))
    // The title stands in the middle, unbroken, before the way back gets a name.
    let wanted = min(title ?? 0, max(0, controls - inner.x - leastBack))
    let centred = strip.midX - wanted / 2
    let limit = titleVariants == nil ? controls : min(centred, controls - wanted)
    var left = inner.x
    if let back = setting.back {
      left = placeBack(back, in: inner, until: limit - pixels(metrics.barGap))
      moveLastControl(to: mark.controls)
    }
    if let titleVariants {
      let start = left + (setting.back == nil ? 0 : pixels(8))
      let gap = titleGap(before: controls - start, title)
      placeTitle(
        titleVariants, in: strip, from: start,
        to: controls == inner.maxX ? controls : controls - gap, at: path.key("title"))
    }
    mirrorBar(since: mark, in: strip)
    add(
      .fill(
        PixelRect(x: frame.x, y: strip.maxY - 1, width: frame.width, height: 1), radius: 0,
        .role(.separator)))
  }

  /// Of a bar's text as it is set.
  var barStyle: TextStyle { smaller(type.bar) }

  private func smaller(_ style: TextStyle) -> TextStyle {
    TextStyle(size: Points(style.size.value * barScale), weight: style.weight)
  }

  /// Where the title would be cut: the way back as narrow as its chevron, and all text of the bar
  /// smaller, but never smaller than the profile allows.
  private mutating func fitBar(
    around title: TextVariants, _ items: [BarItem], in inner: PixelRect
  ) {
    if fits(title, items, in: inner) { return }
    isBackNarrow = true
    let least = min(1, type.minimumSize.value / (type.bar.size.value * context.textSize))
    for scale in [1, 0.85, 0.7, 0.6, 0.5].filter({ $0 > least }) + [least] {
      barScale = scale
      if fits(title, items, in: inner) { return }
    }
    // Cut all the same: as large as designed, unless little more than the ellipsis would be left.
    barScale = min(1, max(least, 1 / context.textSize))
    if titleRoom(items, in: inner) < 4 * Int(context.em(barStyle) / 64) { barScale = least }
  }

  private func fits(_ title: TextVariants, _ items: [BarItem], in inner: PixelRect) -> Bool {
    let room = titleRoom(items, in: inner)
    return title.all.contains { line($0, barStyle, width: nil).text.width <= room }
  }

  /// Between the title and the control beside it, ring and all where the title need not be cut for it.
  private func titleGap(before room: Int, _ title: Int?) -> Int {
    let wide = pixels(8) + context.focusRing.reach
    return room - wide >= title ?? 0 ? wide : pixels(8)
  }

  /// What way back and controls leave to the title.
  private func titleRoom(_ items: [BarItem], in inner: PixelRect) -> Int {
    let right = trailingFrames(items, in: inner).last.map { $0.frame.x - pixels(8) } ?? inner.maxX
    return right - inner.x - (setting.back == nil ? 0 : leastBack + pixels(8))
  }

  /// Room that controls with long names leave to the title: some letters of it.
  private func leastTitle(_ width: Int?) -> Int {
    width.map { min($0, 3 * Int(context.em(barStyle) / 64)) + pixels(8) } ?? 0
  }

  /// The width of the way back without a name.
  private var leastBack: Int {
    guard setting.back != nil else { return 0 }
    return max(
      isBackNarrow ? 0 : pixels(profile.alert.minimumTarget), chevron.text.width + 2 * backInset)
  }

  private var chevron: StyledText { line(Self.sign(mirrorsBar ? "›" : "‹"), backStyle, width: nil) }
  private var backStyle: TextStyle { TextStyle(size: barStyle.size, weight: .regular) }
  private var backInset: Int { pixels(8) }

  /// Cuts a bar's strip off the room.
  mutating func takeBar() -> PixelRect {
    let height = max(pixels(metrics.barHeight), context.lineHeight(type.bar, context.language))
    let strip = PixelRect(x: room.x, y: room.y, width: room.width, height: height)
    room = PixelRect(
      x: room.x, y: strip.maxY, width: room.width, height: max(0, room.height - height))
    return strip
  }

  func title(of bar: NavigationBar) -> TextVariants? {
    if let name = bar.titleBinding, let text = setting.data.texts[name] { return text }
    return bar.title.flatMap { $0.longest.string.isEmpty ? nil : $0 }
  }

  /// Centred in the strip where it fits so, else between what stands at its sides.
  mutating func placeTitle(
    _ variants: TextVariants, in strip: PixelRect, from left: Int, to right: Int, at path: NodePath
  ) {
    let width = max(1, right - left)
    let text = fitting(variants, barStyle, width: width, at: path)
    let middle = strip.midX - text.text.width / 2
    let x = min(max(middle, left), max(left, right - text.text.width))
    let frame = PixelRect(x: x, y: strip.y, width: text.text.width, height: strip.height)
    add(.text(text.centred(.title, in: frame, alignment: .leading), .role(.text)))
  }

  /// The way back: the previous title where it fits, else the word for it, else the chevron alone
  /// (NAVIGATION-BAR-BACK-CHEVRON-TITLE). Gives its right edge.
  mutating func placeBack(_ back: BackSetting, in inner: PixelRect, until limit: Int) -> Int {
    let chevron = chevron
    let gap = pixels(6)
    let inset = backInset
    let free = limit - inner.x - chevron.text.width - gap - 2 * inset
    let names = (back.title?.all ?? []) + [TextContent(setting.words.back)]
    let label = names.filter { !$0.string.isEmpty }
      .map { line($0, backStyle, width: nil) }.first { $0.text.width <= free }
    let width = max(
      leastBack, 2 * inset + chevron.text.width + (label.map { gap + $0.text.width } ?? 0))
    let margin = max(2, pixels(4))
    let frame = PixelRect(
      x: inner.x, y: inner.y + margin, width: width, height: inner.height - 2 * margin)
    let radius = min(pixels(12), frame.height / 2)
    addGround(frame, radius: radius, of: .back)
    func place(_ text: StyledText, after used: Int) {
      let x = mirrorsBar ? frame.maxX - used - text.text.width : frame.x + used
      let box = frame.slice(x: x, width: text.text.width)
      add(.text(text.centred(.label, in: box, alignment: .leading), .role(.accent)), of: .back)
    }
    place(chevron, after: inset)
    if let label { place(label, after: inset + chevron.text.width + gap) }
    add(.back, named: "back", frame: frame, radius: radius)
    return frame.maxX
  }

  /// A sign that points where it says: in a language from right to left it would be mirrored.
  static func sign(_ sign: String) -> TextContent { TextContent(sign, language: leftToRight) }

  private static let leftToRight: Language = "en"

  /// Against the right edge, in the order of the scene; gives the left edge of the leftmost.
  ///
  /// - keeping: pixels that are left to the title, however long the names are.
  mutating func placeTrailing(
    _ items: [BarItem], in inner: PixelRect, at path: NodePath, keeping title: Int = 0
  ) -> Int {
    let frames = trailingFrames(items, in: inner, keeping: title)
    for (index, frame) in frames {
      guard case .button(let button) = items[index] else { continue }
      placeButton(
        button, at: path.item(index), in: frame,
        style: TextStyle(size: barStyle.size, weight: .regular))
    }
    return frames.last?.frame.x ?? inner.maxX
  }

  /// The places of a bar's controls, the rightmost first. However long its name is, each leaves room
  /// for the way back and for those beside it.
  private func trailingFrames(
    _ items: [BarItem], in inner: PixelRect, keeping title: Int = 0
  ) -> [(index: Int, frame: PixelRect)] {
    let least = pixels(profile.alert.minimumTarget)
    let margin = max(2, pixels(4))
    var frames: [(index: Int, frame: PixelRect)] = []
    var x = inner.maxX
    var later: Bool?
    var space: Int?
    for (index, item) in items.enumerated().reversed() {
      switch item {
      case .fixedSpace(let width): space = max(pixels(width), pixels(8))
      case .other: continue
      case .button(let button):
        if let hasText = later {
          x -= space ?? (hasText && button.title != nil ? pixels(metrics.barGap) : pixels(8))
        }
        let others = items[..<index].count { if case .button = $0 { true } else { false } }
        let back = setting.back == nil ? 0 : leastBack + pixels(8)
        let most = max(1, x - inner.x - back - others * (least + pixels(metrics.barGap)))
        // With little room the title gets what it needs of it, but no control becomes too small.
        let width = min(barButtonWidth(button), max(min(least, most), most - title))
        frames.append(
          (
            index,
            PixelRect(
              x: x - width, y: inner.y + margin, width: width, height: inner.height - 2 * margin)
          ))
        x -= width
        later = button.title != nil
        space = nil
      }
    }
    return frames
  }

  private func barButtonWidth(_ button: Button) -> Int {
    let style = TextStyle(size: barStyle.size, weight: .regular)
    let text = button.title.map { line($0.longest, style, width: nil).text.width } ?? 0
    let icon = button.icon == nil ? 0 : pixels(metrics.rowImage) / 2
    let gap = text > 0 && icon > 0 ? pixels(6) : 0
    return max(
      pixels(profile.alert.minimumTarget), text + icon + gap + 2 * pixels(hasBody(button) ? 12 : 8))
  }
}

extension PixelRect {
  /// The same rows, other columns.
  func slice(x: Int, width: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The same columns, other rows.
  func slice(y: Int, height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }
}
