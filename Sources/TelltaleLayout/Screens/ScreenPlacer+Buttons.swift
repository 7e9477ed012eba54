import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  func buttonWidth(_ button: Button, style: TextStyle) -> Int {
    let text = button.title.map {
      line($0.longest, shownStyle(button, style), width: nil).text.width
    }
    let icon = button.icon == nil ? 0 : iconSide(style)
    let gap = text != nil && icon > 0 ? pixels(8) : 0
    let inset = hasBody(button) ? pixels(24) : bareInset
    return max(pixels(profile.alert.minimumTarget), (text ?? 0) + icon + gap + 2 * inset)
  }

  private func shownStyle(_ button: Button, _ style: TextStyle) -> TextStyle {
    TextStyle(size: style.size, weight: button.isLikely ? .semibold : style.weight)
  }

  /// How far the ground of a button without a body reaches beyond its title; its ring stays on the
  /// screen.
  private var bareInset: Int {
    min(pixels(12), max(0, pixels(metrics.paddingSide) - context.focusRing.reach))
  }

  func buttonHeight(_ button: Button) -> Int {
    max(
      pixels(profile.alert.minimumTarget), pixels(profile.alert.buttonHeight),
      context.lineHeight(type.button, context.language))
  }

  func hasBody(_ button: Button) -> Bool { button.hasBorder || button.background != nil }

  private func iconSide(_ style: TextStyle) -> Int { Int(context.em(style) / 64) }

  /// As wide as its title; where it has a body its edge keeps the column, else its text does.
  func buttonFrame(_ button: Button, in column: PixelRect) -> PixelRect {
    let width = min(buttonWidth(button, style: type.button), column.width)
    let out = hasBody(button) ? 0 : bareInset
    let x = context.isRightToLeft ? column.maxX - width + out : column.x - out
    return PixelRect(x: x, y: column.y, width: width, height: column.height)
  }

  /// Icon, then title; a border or a background only where the scene asks for one
  /// (BUTTON-DEFAULT-BARE). In a column, what has no body begins where the column does.
  mutating func placeButton(
    _ button: Button, at path: NodePath, in frame: PixelRect, style: TextStyle,
    isInColumn: Bool = false
  ) {
    let id = ControlID.node(path)
    let radius = min(pixels(profile.alert.buttonCornerRadius), frame.height / 2)
    let isEnabled = setting.data.isEnabled(button.availability)
    func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }
    addBody(of: button, in: frame, radius: radius, id, shown)
    addGround(frame, radius: radius, of: id)
    let style = shownStyle(button, style)
    let iconSide = button.icon == nil ? 0 : iconSide(style)
    let gap = iconSide > 0 && button.title != nil ? pixels(8) : 0
    let inset = hasBody(button) ? pixels(12) : min(pixels(4), bareInset)
    let text = button.title.map { title in
      fitting(
        title, style, width: max(1, frame.width - 2 * inset - iconSide - gap),
        at: path.key("title"))
    }
    let width = iconSide + gap + (text?.text.width ?? 0)
    var left = frame.midX - width / 2
    if isInColumn, !hasBody(button) {
      left = context.isRightToLeft ? frame.maxX - bareInset - width : frame.x + bareInset
    }
    if let icon = button.icon {
      let x = context.isRightToLeft ? left + width - iconSide : left
      add(
        icon: icon,
        in: PixelRect(x: x, y: frame.midY - iconSide / 2, width: iconSide, height: iconSide),
        shown(ink(of: button)), of: id)
    }
    var label = PlacedText.empty(.label)
    if let text {
      let x = context.isRightToLeft ? left : left + iconSide + gap
      label = text.centred(
        .label, in: frame.slice(x: x, width: text.text.width), alignment: .leading)
      add(.text(label, shown(ink(of: button))), of: id)
    }
    add(
      id, named: button.answer, frame: frame, radius: radius,
      role: isDestructive(button) ? .destructive : button.role, isDefault: button.isLikely,
      label: label, isEnabled: isEnabled)
  }

  /// A background and a border where the scene asks for them.
  private mutating func addBody(
    of button: Button, in frame: PixelRect, radius: Int, _ id: ControlID,
    _ shown: (PartInk) -> PartInk
  ) {
    switch button.background {
    case .color(let color): add(.fill(frame, radius: radius, shown(.value(color))), of: id)
    case .image(let name): add(.picture(frame, name: name), of: id)
    case nil: break
    }
    guard button.hasBorder else { return }
    let width = max(1, pixels(1.5))
    add(
      .stroke(frame, radius: radius, width: width, shown(.role(.textSecondary))), of: id)
  }

  private func isDestructive(_ button: Button) -> Bool {
    button.role == .destructive || button.effect?.isDestructive == true
  }

  /// The scene's own colour; on a ground of the scene's whichever of black and white is read best.
  private func ink(of button: Button) -> PartInk {
    if let color = button.color { return .value(color) }
    let own = ColorValue.role(isDestructive(button) ? .destructive : .accent)
    switch button.background {
    case .color(.fixed(let ground)):
      let white = Color.white.contrast(with: ground)
      return .value(.fixed(white >= Color.black.contrast(with: ground) ? .white : .black))
    case .color(let ground): return .readable(own, on: [ground])
    case .image, nil: return .value(own)
    }
  }
}

extension ScreenPlacer {
  func keypadHeight(_ keypad: Keypad) -> Int {
    let rows = (keypad.keys.count + 2) / 3 + (keypad.primary == nil ? 0 : 1)
    return rows * keyHeight + max(0, rows - 1) * keyGap
  }

  private var keyHeight: Int { pixels(profile.alert.buttonHeight) }
  private var keyGap: Int { pixels(profile.alert.buttonGap) }

  /// Three keys in a row, in the middle, the primary button below them.
  mutating func placeKeypad(_ keypad: Keypad, at path: NodePath, in frame: PixelRect) {
    let width = min(frame.width, 3 * 2 * keyHeight + 2 * keyGap)
    let grid = PixelRect(
      x: frame.midX - width / 2, y: frame.y, width: width, height: frame.height)
    let each = (width - 2 * keyGap) / 3
    // Digits stand as on every telephone, also where people write from right to left.
    for (index, key) in keypad.keys.enumerated() {
      let cell = PixelRect(
        x: grid.x + (index % 3) * (each + keyGap), y: grid.y + (index / 3) * (keyHeight + keyGap),
        width: each, height: keyHeight)
      placeButton(key, at: path.key("keys").item(index), in: cell, style: type.button)
    }
    guard let primary = keypad.primary else { return }
    let row = (keypad.keys.count + 2) / 3
    placeButton(
      primary, at: path.key("primary"),
      in: PixelRect(
        x: grid.x, y: grid.y + row * (keyHeight + keyGap), width: grid.width, height: keyHeight),
      style: type.button)
  }
}

extension ScreenPlacer {
  var fieldHeight: Int {
    max(pixels(profile.alert.fieldHeight), context.lineHeight(type.field, context.language))
  }

  private func isLabelled(_ field: TextField) -> Bool {
    setting.screen.content.contains { element in
      if case .label(let label) = element {
        label.target != nil && label.target == field.id
      } else {
        false
      }
    }
  }

  /// A card is as bright as a field would be on the ground of a screen.
  var isOnCard: Bool { setting.modal != nil && frame != PixelRect(context.size) }

  mutating func placeField(_ field: TextField, at path: NodePath, in frame: PixelRect) {
    let value = setting.view.fields[path] ?? FieldValue(text: setting.data.current(field))
    var field = field
    // What a label names has its name already.
    if field.placeholder == nil, isLabelled(field) { field.placeholder = TextVariants("") }
    let control = context.fieldControl(field, index: 0, value: value, frame: frame)
    let id = ControlID.node(path)
    // Of the ground only the ring is seen: what is typed stays legible while it has the focus.
    addGround(frame, radius: control.radius, of: id)
    let ground = isOnCard ? ColorRole.raised : .card
    add(.fill(frame, radius: control.radius, .role(ground)), of: nil)
    let outer = clip
    clip = clip.intersection(control.label.frame)
    for mark in control.marks {
      add(.fill(mark, radius: 0, .mark(under: [.role(.text)], on: .role(ground))), of: nil)
    }
    let ink: ColorRole = control.label.role == .placeholder ? .textSecondary : .text
    about(id) { $0.add(.text(control.label, .role(ink))) }
    clip = outer
    add(.ring(frame, radius: control.radius), of: id)
    if let caret = control.caret { add(.caret(caret, .role(.accent)), of: id) }
    add(
      id, named: field.id ?? path.description, frame: frame, radius: control.radius,
      label: control.label)
  }
}
