import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  func buttonWidth(_ button: Button, style: TextStyle) -> Int {
    let text = button.title.map { line($0.longest, style, width: nil).text.width } ?? 0
    let icon = button.icon == nil ? 0 : iconSide(style)
    let gap = text > 0 && icon > 0 ? pixels(8) : 0
    let inset = hasBody(button) ? pixels(24) : pixels(12)
    return max(pixels(profile.alert.minimumTarget), text + icon + gap + 2 * inset)
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
    // Never past the edge; where the column has been scrolled to makes no difference.
    let out = hasBody(button) ? 0 : min(pixels(12), contentColumn.x)
    let x = context.isRightToLeft ? column.maxX - width + out : column.x - out
    return PixelRect(x: x, y: column.y, width: width, height: column.height)
  }

  /// Icon, then title; a border or a background only where the scene asks for one
  /// (BUTTON-DEFAULT-BARE).
  mutating func placeButton(
    _ button: Button, at path: NodePath, in frame: PixelRect, style: TextStyle
  ) {
    let id = ControlID.node(path)
    let radius = min(pixels(profile.alert.buttonCornerRadius), frame.height / 2)
    switch button.background {
    case .color(let color): add(.fill(frame, radius: radius, .value(color)), of: id)
    case .image(let name): add(.picture(frame, name: name), of: id)
    case nil: break
    }
    if button.hasBorder {
      add(
        .stroke(frame, radius: radius, width: max(1, pixels(1.5)), .role(.textSecondary)), of: id)
    }
    addGround(frame, radius: radius, of: id)
    let bold = button.isLikely || style.weight == .semibold
    let style = TextStyle(size: style.size, weight: bold ? .semibold : style.weight)
    let iconSide = button.icon == nil ? 0 : iconSide(style)
    let gap = iconSide > 0 && button.title != nil ? pixels(8) : 0
    let inset = hasBody(button) ? pixels(12) : pixels(4)
    let text = button.title.map { title in
      fitting(
        title, style, width: max(1, frame.width - 2 * inset - iconSide - gap),
        at: path.key("title"))
    }
    let width = iconSide + gap + (text?.text.width ?? 0)
    let left = frame.midX - width / 2
    if let icon = button.icon {
      let x = context.isRightToLeft ? left + width - iconSide : left
      add(
        icon: icon,
        in: PixelRect(x: x, y: frame.midY - iconSide / 2, width: iconSide, height: iconSide),
        ink(of: button), of: id)
    }
    var label = PlacedText.empty(.label)
    if let text {
      let x = context.isRightToLeft ? left : left + iconSide + gap
      label = text.centred(
        .label, in: frame.slice(x: x, width: text.text.width), alignment: .leading)
      add(.text(label, ink(of: button)), of: id)
    }
    add(
      id, named: button.answer, frame: frame, radius: radius,
      role: isDestructive(button) ? .destructive : button.role, isDefault: button.isLikely,
      label: label)
  }

  private func isDestructive(_ button: Button) -> Bool {
    button.role == .destructive || button.effect?.isDestructive == true
  }

  /// The scene's own colour; on a ground of the scene's whichever of black and white is read best.
  private func ink(of button: Button) -> ScreenInk {
    if let color = button.color { return .value(color) }
    if case .color(.fixed(let ground)) = button.background {
      let white = Color.white.contrast(with: ground)
      return .value(.fixed(white >= Color.black.contrast(with: ground) ? .white : .black))
    }
    if isDestructive(button) { return .role(.destructive) }
    return .role(.accent)
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

  mutating func placeField(_ field: TextField, at path: NodePath, in frame: PixelRect) {
    let value = setting.view.fields[path] ?? FieldValue(text: field.text)
    let control = context.fieldControl(field, index: 0, value: value, frame: frame, scrolls: false)
    let id = ControlID.node(path)
    // Of the ground only the ring is seen: what is typed stays legible while it has the focus.
    addGround(frame, radius: control.radius, of: id)
    add(.fill(frame, radius: control.radius, .role(.raised)), of: nil)
    add(
      .text(
        control.label,
        .role(control.label.role == .placeholder ? .textSecondary : .text)), of: nil)
    add(.ring(frame, radius: control.radius), of: id)
    add(
      id, named: field.id ?? path.description, frame: frame, radius: control.radius,
      label: control.label, caret: control.caret)
  }
}
