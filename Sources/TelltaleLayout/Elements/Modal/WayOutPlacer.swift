import TelltaleGraphics
import TelltaleModel

/// Places a control that closes a modal.
struct WayOutPlacer: PartPlacer {
  let screen: ScreenContext
  let id: ControlID
  let title: TextVariants
  /// Stands for a title that is not there.
  private let icon: String?
  private let path: NodePath

  /// The control that closes the modal, and keeps what was done in it.
  init(_ dismiss: DismissControl, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    id = .dismiss
    title = dismiss.title ?? TextVariants("✕")
    icon = dismiss.title == nil ? dismiss.icon : nil
    self.path = path.key("title")
  }

  /// The one beside it, which keeps nothing.
  ///
  /// - path: of the control that closes the modal.
  init(cancel title: TextVariants, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    id = .dismissCancel
    self.title = title
    icon = nil
    self.path = path.key("cancel")
  }

  private var style: TextStyle {
    TextStyle(size: type.bar.size, weight: id == .dismiss ? .semibold : .regular)
  }

  /// As wide as its title, in pixels, with so much free at both sides.
  func width(inset: Points) -> Int {
    let wanted = line(title.longest, style, width: nil).text.width + 2 * pixels(inset)
    return max(wanted, screen.leastTarget)
  }

  /// - isFilled: whether it has a ground of its own.
  func place(in frame: PixelRect, isFilled: Bool, into parts: inout ScreenParts) {
    let corner = screen.context.profile.alert.buttonCornerRadius
    let radius = min(pixels(corner), pixels(12), frame.height / 2)
    if isFilled {
      parts.add(.fill(frame, radius: radius, .role(screen.isOnCard ? .raised : .card)), of: id)
    }
    parts.addGround(frame, radius: radius, of: id)
    if let icon {
      let side = Int(screen.context.em(style) / 64)
      let box = PixelRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      parts.add(icon: icon, in: box, .role(.accent), of: id)
    } else {
      let width = max(1, frame.width - 2 * pixels(6))
      let text = screen.fitting(title, style, width: width, at: path, noting: &parts)
      parts.add(.text(text.centred(.label, in: frame, alignment: .center), .role(.accent)), of: id)
    }
    parts.add(
      id, named: id == .dismiss ? "dismiss" : "dismiss-cancel",
      for: .closeModal(keeping: id == .dismiss), frame: frame, radius: radius,
      isDefault: id == .dismiss)
  }
}
