import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// Chevron and previous title at the left, the title in the middle, controls at the right,
  /// physically, in every language (NAVIGATION-BAR-BACK-LEFT).
  mutating func placeNavigationBar() {
    guard setting.screen.navigationBar != nil || setting.back != nil else { return }
    let bar = setting.screen.navigationBar ?? NavigationBar()
    let path = setting.path.key("navigation-bar")
    let strip = takeBar()
    let inner = strip.inset(
      PixelInsets(
        top: 0, left: pixels(metrics.paddingSide) / 2, bottom: 0,
        right: pixels(metrics.paddingSide) / 2))
    let first = self.controls.count
    let controls = placeTrailing(bar.trailing, in: inner, at: path.key("trailing"))
    let titleVariants = title(of: bar)
    let title = titleVariants.map { variants in
      line(variants.longest, type.bar, width: nil).text.width
    }
    // The title stands in the middle, unbroken, before the way back gets a name.
    let wanted = min(title ?? 0, max(0, controls - inner.x - minimumBack))
    let centred = strip.midX - wanted / 2
    let limit = titleVariants == nil ? controls : min(centred, controls - wanted)
    var left = inner.x
    if let back = setting.back {
      left = placeBack(back, in: inner, until: limit - pixels(metrics.barGap))
      moveLastControl(to: first)
    }
    if let titleVariants {
      placeTitle(
        titleVariants, in: strip, from: left + (setting.back == nil ? 0 : pixels(8)),
        to: controls == inner.maxX ? controls : controls - pixels(8), at: path.key("title"))
    }
    add(
      .fill(
        PixelRect(x: frame.x, y: strip.maxY - 1, width: frame.width, height: 1), radius: 0,
        .role(.separator)))
  }

  private var minimumBack: Int { setting.back == nil ? 0 : pixels(profile.alert.minimumTarget) }

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
    let text = fitting(variants, type.bar, width: width, at: path)
    let middle = strip.midX - text.text.width / 2
    let x = min(max(middle, left), max(left, right - text.text.width))
    let frame = PixelRect(x: x, y: strip.y, width: text.text.width, height: strip.height)
    add(.text(text.centred(.title, in: frame, alignment: .leading), .role(.text)))
  }

  /// The way back: the previous title where it fits, else the word for it, else the chevron alone
  /// (NAVIGATION-BAR-BACK-CHEVRON-TITLE). Gives its right edge.
  mutating func placeBack(_ back: BackSetting, in inner: PixelRect, until limit: Int) -> Int {
    let style = TextStyle(size: type.bar.size, weight: .regular)
    let chevron = line(Self.sign("‹"), style, width: nil)
    let gap = pixels(6)
    let inset = pixels(8)
    let free = limit - inner.x - chevron.text.width - gap - 2 * inset
    let names = (back.title?.all ?? []) + [TextContent(setting.words.back)]
    let label = names.filter { !$0.string.isEmpty }
      .map { line($0, style, width: nil) }.first { $0.text.width <= free }
    let width = max(
      minimumBack, 2 * inset + chevron.text.width + (label.map { gap + $0.text.width } ?? 0))
    let margin = max(2, pixels(4))
    let frame = PixelRect(
      x: inner.x, y: inner.y + margin, width: width, height: inner.height - 2 * margin)
    let radius = min(pixels(12), frame.height / 2)
    addGround(frame, radius: radius, of: .back)
    var x = frame.x + inset
    add(
      .text(
        chevron.centred(
          .label, in: frame.slice(x: x, width: chevron.text.width), alignment: .leading),
        .role(.accent)), of: .back)
    x += chevron.text.width + gap
    if let label {
      add(
        .text(
          label.centred(
            .label, in: frame.slice(x: x, width: label.text.width), alignment: .leading),
          .role(.accent)), of: .back)
    }
    add(.back, named: "back", frame: frame, radius: radius)
    return frame.maxX
  }

  /// A sign that points where it says: in a language from right to left it would be mirrored.
  static func sign(_ sign: String) -> TextContent { TextContent(sign, language: leftToRight) }

  private static let leftToRight: Language = "en"

  /// Against the right edge, in the order of the scene; gives the left edge of the leftmost. However
  /// long its name is, each leaves room for the way back and for those beside it.
  mutating func placeTrailing(
    _ items: [BarItem], in inner: PixelRect, at path: NodePath
  ) -> Int {
    let least = pixels(profile.alert.minimumTarget)
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
        let own = path.item(index)
        let others = items[..<index].count { if case .button = $0 { true } else { false } }
        let kept = (others + (setting.back == nil ? 0 : 1)) * (least + pixels(metrics.barGap))
        let width = min(barButtonWidth(button), max(1, x - inner.x - kept))
        let margin = max(2, pixels(4))
        placeButton(
          button, at: own,
          in: PixelRect(
            x: x - width, y: inner.y + margin, width: width, height: inner.height - 2 * margin),
          style: TextStyle(size: type.bar.size, weight: .regular))
        x -= width
        later = button.title != nil
        space = nil
      }
    }
    return x
  }

  private func barButtonWidth(_ button: Button) -> Int {
    let style = TextStyle(size: type.bar.size, weight: .regular)
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
