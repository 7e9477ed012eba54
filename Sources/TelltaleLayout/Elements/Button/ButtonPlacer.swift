import TelltaleGraphics
import TelltaleModel

/// Places a button: of the content, of a bar, or a key.
struct ButtonPlacer: ElementPlacer {
  let screen: ScreenContext
  let button: Button
  let path: NodePath
  private let style: TextStyle
  private let purpose: ControlPurpose

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
    self.button = button
    self.path = path
    let style = style ?? screen.type.button
    self.style = TextStyle(
      size: style.size, weight: button.isLikely ? .semibold : style.weight)
  }

  func extent(width: Int) -> Extent { .fixed(height) }

  func naturalWidth(in page: PixelSize) -> Int { width }

  /// In pixels.
  var height: Int {
    max(
      screen.leastTarget, pixels(screen.context.profile.alert.buttonHeight),
      screen.context.lineHeight(type.button, screen.context.language))
  }

  /// As wide as what it shows, in pixels.
  var width: Int {
    let text = button.title.map { line($0.longest, style, width: nil).text.width }
    let icon = button.icon == nil ? 0 : iconSide
    let gap = text != nil && icon > 0 ? pixels(8) : 0
    let inset = button.hasBody ? pixels(24) : bareInset
    return max(screen.leastTarget, (text ?? 0) + icon + gap + 2 * inset)
  }

  /// How far the ground of a button without a body reaches beyond its title; its ring stays on the
  /// screen.
  private var bareInset: Int {
    min(pixels(12), max(0, pixels(metrics.paddingSide) - screen.context.focusRing.reach))
  }

  private var iconSide: Int { Int(screen.context.em(style) / 64) }

  /// As wide as its title; where it has a body its edge keeps the column, else its text does.
  func place(in column: PixelRect, into parts: inout ScreenParts) {
    let width = min(width, column.width)
    let out = button.hasBody ? 0 : bareInset
    let x = screen.mirrorsContent ? column.maxX - width + out : column.x - out
    fill(column.slice(x: x, width: width), isInColumn: true, into: &parts)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    fill(frame, isInColumn: false, into: &parts)
  }

  /// Icon, then title; a border or a background only where the scene asks for one
  /// (BUTTON-DEFAULT-BARE). In a column, what has no body begins where the column does.
  func fill(_ frame: PixelRect, isInColumn: Bool, into parts: inout ScreenParts) {
    let id = ControlID.node(path)
    let radius = min(
      pixels(screen.context.profile.alert.buttonCornerRadius), frame.height / 2)
    let isEnabled = screen.setting.data.isEnabled(button.availability)
    let destroys = button.isDestructive
    func shown(_ ink: PartInk) -> PartInk {
      let ink = destroys ? .onDestroying(ink) : ink
      return isEnabled ? ink : .faint(ink)
    }
    addBody(in: frame, radius: radius, id, shown, into: &parts)
    parts.addGround(frame, radius: radius, destroys: destroys, of: id)
    let iconSide = button.icon == nil ? 0 : iconSide
    let gap = iconSide > 0 && button.title != nil ? pixels(8) : 0
    let text = title(width: frame.width - iconSide - gap, noting: &parts)
    let width = iconSide + gap + (text?.text.width ?? 0)
    var left = frame.midX - width / 2
    let isMirrored = screen.mirrorsContent
    if isInColumn, !button.hasBody {
      left = isMirrored ? frame.maxX - bareInset - width : frame.x + bareInset
    }
    if let icon = button.icon {
      let x = isMirrored ? left + width - iconSide : left
      parts.add(
        icon: icon,
        in: PixelRect(x: x, y: frame.midY - iconSide / 2, width: iconSide, height: iconSide),
        shown(button.ink), of: id)
    }
    var label = PlacedText.empty(.label)
    if let text {
      let x = isMirrored ? left : left + iconSide + gap
      label = text.centred(
        .label, in: frame.slice(x: x, width: text.text.width), alignment: .leading)
      parts.add(.text(label, shown(button.ink)), of: id)
    }
    parts.add(
      id, named: button.answer, for: purpose, frame: frame, radius: radius,
      role: button.isDestructive ? .destructive : button.role, isDefault: button.isLikely,
      label: label, isEnabled: isEnabled)
  }

  /// - width: pixels for the title and what is left free beside it.
  private func title(width: Int, noting parts: inout ScreenParts) -> StyledText? {
    guard let title = button.title else { return nil }
    let inset = button.hasBody ? pixels(12) : min(pixels(4), bareInset)
    return screen.fitting(
      title, style, width: max(1, width - 2 * inset), at: path.key("title"), noting: &parts)
  }

  /// A background and a border where the scene asks for them.
  private func addBody(
    in frame: PixelRect, radius: Int, _ id: ControlID, _ shown: (PartInk) -> PartInk,
    into parts: inout ScreenParts
  ) {
    switch button.background {
    case .color(let color): parts.add(.fill(frame, radius: radius, shown(.value(color))), of: id)
    case .image(let name): parts.add(.picture(frame, name: name), of: id)
    case nil: break
    }
    guard button.hasBorder else { return }
    let width = max(1, pixels(1.5))
    parts.add(
      .stroke(frame, radius: radius, width: width, shown(.role(.textSecondary))), of: id)
  }
}

extension Button {
  /// Whether anything of it is seen beside icon and title.
  var hasBody: Bool { hasBorder || background != nil }

  fileprivate var isDestructive: Bool {
    role == .destructive || effect?.isDestructive == true
  }

  /// The scene's own colour; on a ground of the scene's whichever of black and white is read best.
  fileprivate var ink: PartInk {
    if let color { return .value(color) }
    let own = ColorValue.role(isDestructive ? .destructive : .accent)
    switch background {
    case .color(.fixed(let ground)):
      let white = Color.white.contrast(with: ground)
      return .value(.fixed(white >= Color.black.contrast(with: ground) ? .white : .black))
    case .color(let ground): return .readable(own, on: [ground])
    case .image, nil: return .value(own)
    }
  }
}
