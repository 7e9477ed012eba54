import TelltaleGraphics
import TelltaleModel

/// What is seen of a button.
extension ButtonPlacer {
  /// Icon and title on their ground; a border or a background only where the scene asks for one
  /// (BUTTON-DEFAULT-BARE). In a column, what has no body begins where the column does.
  func fill(_ room: PixelRect, isInColumn: Bool, into parts: inout ScreenParts) {
    let id = ControlID.node(path)
    let face = Face(
      frame: isCircle ? circle(in: room, isInColumn: isInColumn) : room,
      look: ButtonLook(of: button),
      isEnabled: screen.setting.data.isEnabled(button.availability),
      destroys: button.isDestructive)
    let radius = radius(in: face.frame)
    addBody(of: face, radius: radius, id, into: &parts)
    let label: PlacedText
    if isCircle {
      label = .empty(.label)
      addIcon(in: iconPlace(in: face.frame), face, id, into: &parts)
    } else if isStacked, face.frame.height >= blockHeight {
      label = addStack(face, id, into: &parts)
    } else {
      label = addLine(face, id, isInColumn: isInColumn, into: &parts)
    }
    parts.add(
      id, named: button.answer, for: purpose, frame: face.frame, radius: radius,
      role: button.isDestructive ? .destructive : button.role, isDefault: button.isLikely,
      label: label, isEnabled: face.isEnabled)
  }

  /// What its parts have in common.
  private struct Face {
    let frame: PixelRect
    let look: ButtonLook
    let isEnabled: Bool
    let destroys: Bool

    /// An ink as it is seen in the state that the button is in.
    func shown(_ ink: PartInk) -> PartInk {
      let ink = destroys ? .onDestroying(ink) : ink
      return isEnabled ? ink : .faint(ink)
    }

    /// Of icon and title: without the accent where it cannot be chosen, which would make it look like one that can.
    var ink: PartInk {
      isEnabled || look.ground == nil ? shown(look.ink) : .faint(.role(.text))
    }
  }

  /// A circle stays one in a wider place: in its middle, or where the column begins.
  private func circle(in room: PixelRect, isInColumn: Bool) -> PixelRect {
    let side = min(height, room.width, room.height)
    let edge = screen.mirrorsContent ? room.maxX - side : room.x
    return PixelRect(
      x: isInColumn ? edge : room.midX - side / 2, y: room.midY - side / 2, width: side,
      height: side)
  }

  private func iconPlace(in circle: PixelRect) -> PixelRect {
    let side = circle.height * (button.hasBody ? 10 : 12) / 22
    return circle.insetBy((circle.height - side) / 2)
  }

  private func radius(in frame: PixelRect) -> Int {
    let most = frame.height / 2
    return button.shape == .round
      ? most : min(pixels(screen.context.profile.alert.buttonCornerRadius), most)
  }

  /// Its ground, and around it what tells that from the screen; a background and a border where the scene
  /// asks for them.
  private func addBody(
    of face: Face, radius: Int, _ id: ControlID, into parts: inout ScreenParts
  ) {
    let (frame, look) = (face.frame, face.look)
    if let ground = look.ground {
      parts.add(
        face.isEnabled
          ? .body(frame, radius: radius, ground, destroys: face.destroys)
          : .fill(frame, radius: radius, .faint(.role(.separator))), of: id)
      // What an icon means is told by itself, and circles with edges are rings.
      if let edge = look.edge, !isCircle {
        let width = max(1, pixels(1))
        let ink: PartInk = face.isEnabled ? .edge(edge) : .faint(edge)
        parts.add(.stroke(frame, radius: radius, width: width, ink), of: id)
      }
      return
    }
    switch button.background {
    case .color(let color):
      parts.add(.fill(frame, radius: radius, face.shown(.value(color))), of: id)
    case .image(let name): parts.add(.picture(frame, name: name), of: id)
    case nil: break
    }
    if button.hasBorder {
      let width = max(1, pixels(1.5))
      let ink: PartInk = face.isEnabled ? .edge(.outline) : .faint(.outline)
      parts.add(.stroke(frame, radius: radius, width: width, ink), of: id)
    }
    parts.addGround(frame, radius: radius, destroys: face.destroys, of: id)
  }

  private func addIcon(
    in rect: PixelRect, _ face: Face, _ id: ControlID, into parts: inout ScreenParts
  ) {
    guard let icon = button.icon, !icon.isEmpty else { return }
    parts.add(icon: icon, in: rect, face.ink, of: id)
  }

  /// The icon, and the title below it.
  private func addStack(
    _ face: Face, _ id: ControlID, into parts: inout ScreenParts
  ) -> PlacedText {
    let frame = face.frame
    let top = frame.midY - blockHeight / 2
    addIcon(
      in: PixelRect(x: frame.midX - iconSide / 2, y: top, width: iconSide, height: iconSide), face,
      id, into: &parts)
    guard let text = title(width: frame.width, noting: &parts) else { return .empty(.label) }
    let label = text.centred(
      .label, in: frame.slice(y: top + blockHeight - lineHeight, height: lineHeight),
      alignment: .center)
    parts.add(.text(label, face.ink), of: id)
    return label
  }

  /// The icon, and the title beside it.
  private func addLine(
    _ face: Face, _ id: ControlID, isInColumn: Bool, into parts: inout ScreenParts
  ) -> PlacedText {
    let frame = face.frame
    let iconSide = button.icon == nil ? 0 : iconSide
    let gap = iconSide > 0 && button.title != nil ? iconGap : 0
    let text = title(width: frame.width - iconSide - gap, noting: &parts)
    let width = iconSide + gap + (text?.text.width ?? 0)
    var left = frame.midX - width / 2
    let isMirrored = screen.mirrorsContent
    if isInColumn, !button.hasBody {
      left = isMirrored ? frame.maxX - bareInset - width : frame.x + bareInset
    }
    addIcon(
      in: PixelRect(
        x: isMirrored ? left + width - iconSide : left, y: frame.midY - iconSide / 2,
        width: iconSide, height: iconSide), face, id, into: &parts)
    guard let text else { return .empty(.label) }
    let x = isMirrored ? left : left + iconSide + gap
    let label = text.centred(
      .label, in: frame.slice(x: x, width: text.text.width), alignment: .leading)
    parts.add(.text(label, face.ink), of: id)
    return label
  }

  /// - width: pixels for the title and what is left free beside it.
  private func title(width: Int, noting parts: inout ScreenParts) -> StyledText? {
    guard let title = button.title else { return nil }
    let width = max(1, width - 2 * leastInset)
    // A large one that has no room for large letters has those of the others, and no smaller ones.
    let isTooLarge =
      button.size == .large
      && title.all.allSatisfy { line($0, style, width: width).text.isTruncated }
    let own = isTooLarge ? TextStyle(size: type.button.size, weight: style.weight) : style
    return screen.fitting(title, own, width: width, at: path.key("title"), noting: &parts)
  }
}
