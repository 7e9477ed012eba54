import TelltaleGraphics
import TelltaleModel

/// Places a line to type in.
struct FieldPlacer: ElementPlacer {
  let screen: ScreenContext
  let field: TextField
  let path: NodePath

  func extent(width: Int) -> Extent {
    .fixed(
      max(
        pixels(screen.context.profile.alert.fieldHeight),
        screen.context.lineHeight(type.field, screen.context.language)))
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let value =
      screen.setting.view.fields[path] ?? FieldValue(text: screen.setting.data.current(field))
    var field = field
    // What a label names has its name already.
    if field.placeholder == nil, screen.setting.screen.label(of: field.id) != nil {
      field.placeholder = TextVariants("")
    }
    let control = screen.context.fieldControl(field, index: 0, value: value, frame: frame)
    if control.label.role == .placeholder, control.label.isCut {
      parts.note(.truncated, at: path.key("placeholder"), control.label.string)
    }
    let id = ControlID.node(path)
    let ground = screen.isOnCard ? ColorRole.raised : .card
    parts.add(.fill(frame, radius: control.radius, .role(ground)), of: nil)
    parts.add(
      .stroke(
        frame, radius: control.radius, width: screen.context.fieldBorder, .role(.textSecondary)))
    let outer = parts.clip
    parts.clip = outer.intersection(control.label.frame)
    for mark in control.marks {
      parts.add(.fill(mark, radius: 0, .mark(under: [.role(.text)], on: .role(ground))), of: nil)
    }
    let ink: ColorRole = control.label.role == .placeholder ? .textSecondary : .text
    parts.about(id) { $0.add(.text(control.label, .role(ink))) }
    // Its soft ends leave the border alone.
    parts.clip = outer.intersection(frame.insetBy(screen.context.fieldBorder))
    if let capsLock = control.capsLock { parts.add(.capsLock(capsLock, on: ground), of: id) }
    parts.clip = outer
    parts.add(.ring(frame, radius: control.radius), of: id)
    if let caret = control.caret { parts.add(.caret(caret, .role(.accent)), of: id) }
    parts.add(
      id, named: field.id ?? path.description, for: .edit(path), frame: frame,
      radius: control.radius,
      label: control.label)
  }
}
