import TelltaleGraphics
import TelltaleModel

/// Places a button: of the content, of a bar, or a key.
struct ButtonPlacer: ElementPlacer {
  let screen: ScreenContext
  let button: Button
  let path: NodePath
  let style: TextStyle
  let purpose: ControlPurpose

  /// - style: of its title, unless it is that of buttons of the content.
  /// - purpose: what comes of it, unless it is what the scene says.
  init(
    _ button: Button, at path: NodePath, style: TextStyle? = nil,
    for purpose: ControlPurpose? = nil,
    in screen: ScreenContext
  ) {
    self.purpose = purpose ?? .act(button.action, at: path.key("action"))
    self.screen = screen
    var button = button
    if let title = button.titleBinding.flatMap({ screen.setting.data.texts[$0] }) {
      button.title = title
    }
    if let icon = screen.setting.data.said(button.iconBinding) { button.icon = icon }
    button.prominence = button.prominence ?? screen.usualProminence(of: button, at: path)
    self.button = button
    self.path = path
    let style = style ?? screen.style(of: button.size)
    let isBold = button.isLikely || button.prominence == .filled
    self.style = TextStyle(size: style.size, weight: isBold ? .semibold : style.weight)
  }

  func extent(width: Int) -> Extent { .fixed(height) }

  func naturalWidth(in page: PixelSize) -> Int { width }

  /// That of its shortest title: the others give way to it.
  func leastWidth(in page: PixelSize) -> Int {
    guard let title = button.title else { return width }
    let most = line(title.longest, style, width: nil).text.width
    let least = title.all.map { line($0, style, width: nil).text.width }.min() ?? most
    return max(screen.leastTarget, width - most + least)
  }

  func baseline(width: Int) -> Int? {
    guard let title = button.title else { return nil }
    let line = line(title.longest, style, width: width)
    return (height - line.lineHeight) / 2 + line.rise
  }

  /// In pixels.
  var height: Int {
    if isCircle { return side }
    let inside = isStacked ? blockHeight + 2 * pixels(8) : lineHeight
    return max(screen.leastTarget, pixels(usualHeight), inside)
  }

  /// As wide as what it shows, in pixels.
  var width: Int {
    if isCircle { return side }
    let text = button.title.map { line($0.longest, style, width: nil).text.width }
    let icon = button.icon == nil ? 0 : iconSide
    let gap = text != nil && icon > 0 ? iconGap : 0
    let inset = button.hasBody ? pixels(24) : bareInset
    let inside = isStacked ? max(text ?? 0, icon) : (text ?? 0) + icon + gap
    return max(screen.leastTarget, inside + 2 * inset)
  }

  /// As wide as its title; where it has a body its edge keeps the column, else its text does.
  func place(in column: PixelRect, into parts: inout ScreenParts) {
    let width = min(width, column.width)
    let out = button.hasBody || isCircle ? 0 : bareInset
    let x = screen.mirrorsContent ? column.maxX - width + out : column.x - out
    fill(column.slice(x: x, width: width), isInColumn: true, into: &parts)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    fill(frame, isInColumn: false, into: &parts)
  }
}

extension ButtonPlacer {
  private var usualHeight: Points {
    switch button.size {
    case .small: screen.context.profile.button.smallHeight
    case .regular: screen.context.profile.alert.buttonHeight
    case .large: screen.context.profile.button.largeHeight
    }
  }

  /// An icon alone in a round button.
  var isCircle: Bool { button.shape == .round && button.title == nil }

  /// Across a circle, in pixels.
  private var side: Int {
    let across: Points =
      switch button.size {
      case .small: metrics.iconButton * 0.75
      case .regular: metrics.iconButton
      case .large: metrics.iconButtonLarge
      }
    return max(screen.leastTarget, pixels(across))
  }

  /// Whether the icon is above the title, where there is the height for both.
  var isStacked: Bool {
    button.iconPlace == .above && button.icon != nil && button.title != nil
  }

  /// Of an icon above a title, with that.
  var blockHeight: Int { iconSide + pixels(4) + lineHeight }

  var lineHeight: Int { screen.context.lineHeight(style, screen.context.language) }

  /// As high as the letters; an icon that stands by itself has twice their height.
  var iconSide: Int { Int(screen.context.em(style) / 64) * (isStacked ? 3 : 2) / 2 }

  var iconGap: Int { pixels(8) }

  /// How far the ground of a button without a body reaches beyond its title; its ring stays on the
  /// screen.
  var bareInset: Int {
    min(pixels(12), max(0, pixels(metrics.paddingSide) - screen.context.focusRing.reach))
  }
}
