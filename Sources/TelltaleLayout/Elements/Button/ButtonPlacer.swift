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
    let isBold = button.isLikely || (button.prominence ?? .plain) != .plain
    self.style = TextStyle(size: style.size, weight: isBold ? .semibold : style.weight)
  }

  func extent(width: Int) -> Extent { .fixed(height) }

  func naturalWidth(in page: PixelSize) -> Int { width }

  /// That of its shortest title, to which the others give way, with no more beside it than it has to have.
  func leastWidth(in page: PixelSize) -> Int {
    guard let title = button.title else { return width }
    let style = isLow(page) ? designed : style
    let text = title.all.map { line($0, style, width: nil).text.width }.min() ?? 0
    return max(screen.leastTarget, inside(text) + 2 * leastInset)
  }

  /// Whether buttons below each other would take what there is to see of a page: their titles, larger than designed
  /// where people have chosen large text, become smaller then.
  private func isLow(_ page: PixelSize) -> Bool {
    screen.context.textSize > 1 && page.height < 5 * height
  }

  /// What its title is set in where nobody has chosen large text.
  private var designed: TextStyle {
    TextStyle(size: style.size * screen.context.designedShare(of: style.size), weight: style.weight)
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
    let inset = button.hasBody ? pixels(24) : bareInset
    return max(screen.leastTarget, inside(text) + 2 * inset)
  }

  /// How wide its icon and its title are together.
  private func inside(_ title: Int?) -> Int {
    let icon = button.icon == nil ? 0 : iconSide
    let gap = title != nil && icon > 0 ? iconGap : 0
    return isStacked ? max(title ?? 0, icon) : (title ?? 0) + icon + gap
  }

  /// What its title keeps free beside it at the least.
  var leastInset: Int { button.hasBody ? pixels(12) : min(pixels(4), bareInset) }

  func reach(width: Int, fills: Bool) -> SideReach? {
    guard !fills else { return SideReach() }
    return screen.mirrorsContent ? SideReach(right: out) : SideReach(left: out)
  }

  /// How far it begins before the column, where its title is to begin with that.
  private var out: Int { button.hasBody || isCircle ? 0 : bareInset }

  /// As wide as its title; where it has a body its edge keeps the column, else its text does.
  func place(in column: PixelRect, into parts: inout ScreenParts) {
    let width = min(width, column.width)
    let reach = parts.bounds.reach(of: column, most: out)
    let x = screen.mirrorsContent ? column.maxX - width + reach.right : column.x - reach.left
    fill(column.slice(x: x, width: width), isInColumn: true, into: &parts)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    fill(frame, isInColumn: false, into: &parts)
  }
}

extension ButtonPlacer {
  private var usualHeight: Points {
    let regular = screen.context.profile.alert.buttonHeight
    return switch button.size {
    case .small: screen.context.profile.button.smallHeight
    case .regular: regular
    case .large: max(regular, screen.context.profile.button.largeHeight)
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
      case .large: max(metrics.iconButton, metrics.iconButtonLarge)
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
