import TelltaleGraphics
import TelltaleModel

/// Places a round button with an icon.
struct IconButtonPlacer: ElementPlacer {
  let screen: ScreenContext
  let button: IconButton
  let path: NodePath

  /// Across, in pixels; never smaller than what a finger hits.
  private var side: Int {
    max(
      screen.leastTarget,
      pixels(button.isLarge ? metrics.iconButtonLarge : metrics.iconButton))
  }

  func extent(width: Int) -> Extent { .fixed(side) }

  func naturalWidth(in page: PixelSize) -> Int { side }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(side, frame.width, frame.height)
    let x = screen.mirrorsContent ? frame.maxX - side : frame.x
    place(in: PixelRect(x: x, y: frame.midY - side / 2, width: side, height: side), &parts)
  }

  /// It is round wherever it stands: in a wider place it stands in the middle.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(side, frame.width, frame.height)
    place(
      in: PixelRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side), &parts)
  }

  private func place(in circle: PixelRect, _ parts: inout ScreenParts) {
    let id = ControlID.node(path)
    let radius = circle.height / 2
    let isEnabled = screen.setting.data.isEnabled(button.availability)
    switch button.prominence {
    case .primary: addBody(.accent, in: circle, isEnabled: isEnabled, of: id, into: &parts)
    case .secondary: addBody(.raised, in: circle, isEnabled: isEnabled, of: id, into: &parts)
    case .plain: parts.addGround(circle, radius: radius, of: id)
    }
    let share = button.prominence == .plain ? 12 : 10
    let icon = circle.insetBy((circle.height - circle.height * share / 22) / 2)
    let name = screen.setting.data.said(button.iconBinding) ?? button.icon
    if !name.isEmpty { parts.add(icon: name, in: icon, isEnabled ? ink : .faint(ink), of: id) }
    parts.add(
      id, named: button.answer, for: .act(button.action, at: path.key("action")), frame: circle,
      radius: radius,
      isDefault: button.prominence == .primary, isEnabled: isEnabled)
  }

  private func addBody(
    _ role: ColorRole, in circle: PixelRect, isEnabled: Bool, of id: ControlID,
    into parts: inout ScreenParts
  ) {
    let radius = circle.height / 2
    if isEnabled {
      parts.add(.body(circle, radius: radius, role, destroys: false), of: id)
    } else {
      parts.add(.fill(circle, radius: radius, .faint(.role(role))), of: id)
    }
    parts.add(.ring(circle, radius: radius), of: id)
  }

  private var ink: PartInk {
    switch button.prominence {
    case .primary: .readable(.fixed(.white), on: [.role(.accent)])
    case .secondary: .role(.text)
    case .plain: .role(.accent)
    }
  }
}
