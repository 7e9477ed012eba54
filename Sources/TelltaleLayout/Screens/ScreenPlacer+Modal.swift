import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// The head of a modal: its title, and the way out where the profile puts it there
  /// (MODALITY-PLATFORM-CONVENTIONS).
  mutating func placeModalBar() {
    guard let setting = setting.modal else { return }
    let modal = setting.modal
    let strip = takeBar()
    let inner = strip.inset(
      PixelInsets(
        top: 0, left: pixels(metrics.paddingSide) / 2, bottom: 0,
        right: pixels(metrics.paddingSide) / 2))
    var left = inner.x
    var right = inner.maxX
    if profile.overlay.dismissPlace == .bar {
      let margin = max(2, pixels(4))
      let box = inner.inset(PixelInsets(top: margin, left: 0, bottom: margin, right: 0))
      left = placeDismiss(modal.dismiss, at: setting.path, in: box, atLeft: true)
      if modal.dismiss.cancelTitle != nil {
        right = placeDismissCancel(modal.dismiss, at: setting.path, in: box)
      }
    }
    if let title = modal.title {
      placeTitle(title, in: strip, from: left + pixels(8), to: right, at: setting.path.key("title"))
    }
    add(
      .fill(
        PixelRect(x: frame.x, y: strip.maxY - 1, width: frame.width, height: 1), radius: 0,
        .role(.separator)))
    if let text = modal.description { placeDescription(text) }
    placeDismissInContent(modal, at: setting.path)
  }

  private mutating func placeDescription(_ text: TextVariants) {
    let column = contentColumn
    let set = context.set(text.longest, type.body, width: column.width)
    let box = PixelRect(
      x: column.x, y: room.y + pixels(metrics.paddingTop), width: column.width, height: set.height)
    add(.text(set.placed(.message, in: box, alignment: .leading), .role(.textSecondary)))
    cutTop(box.maxY - room.y)
  }

  private mutating func cutTop(_ height: Int) {
    room = PixelRect(
      x: room.x, y: room.y + height, width: room.width, height: max(0, room.height - height))
  }

  /// In the lower trailing corner, or as the last row (MODALITY-DISMISS-IN-CONTENT).
  private mutating func placeDismissInContent(_ modal: Modal, at path: NodePath) {
    guard profile.overlay.dismissPlace != .bar else { return }
    let height = pixels(profile.alert.buttonHeight)
    let margin = pixels(metrics.paddingTop)
    let strip = PixelRect(
      x: contentColumn.x, y: room.maxY - height - margin, width: contentColumn.width,
      height: height)
    room = PixelRect(
      x: room.x, y: room.y, width: room.width, height: max(0, strip.y - margin - room.y))
    if profile.overlay.dismissPlace == .row {
      _ = placeDismiss(modal.dismiss, at: path, in: strip, atLeft: nil)
    } else {
      _ = placeDismiss(modal.dismiss, at: path, in: strip, atLeft: context.isRightToLeft)
    }
  }

  /// `atLeft` is `nil` for a control as wide as the strip. Gives the control's right edge.
  private mutating func placeDismiss(
    _ dismiss: DismissControl, at path: NodePath, in strip: PixelRect, atLeft: Bool?
  ) -> Int {
    let title = dismiss.title ?? TextVariants("✕")
    let style = TextStyle(size: type.bar.size, weight: .semibold)
    let wanted = line(title.longest, style, width: nil).text.width + 2 * pixels(12)
    let width =
      atLeft == nil
      ? strip.width : min(strip.width / 2, max(wanted, pixels(profile.alert.minimumTarget)))
    let x = atLeft == false ? strip.maxX - width : strip.x
    let frame = strip.slice(x: x, width: width)
    let radius = min(pixels(12), frame.height / 2)
    if atLeft != true { add(.fill(frame, radius: radius, .role(.raised)), of: .dismiss) }
    addGround(frame, radius: radius, of: .dismiss)
    let text = fitting(
      title, style, width: max(1, width - 2 * pixels(6)), at: path.key("dismiss").key("title"))
    add(.text(text.centred(.label, in: frame, alignment: .center), .role(.accent)), of: .dismiss)
    add(.dismiss, named: "dismiss", frame: frame, radius: radius, isDefault: true)
    return frame.maxX
  }

  private mutating func placeDismissCancel(
    _ dismiss: DismissControl, at path: NodePath, in strip: PixelRect
  ) -> Int {
    guard let title = dismiss.cancelTitle else { return strip.maxX }
    let style = TextStyle(size: type.bar.size, weight: .regular)
    let text = fitting(
      title, style, width: strip.width / 3, at: path.key("dismiss").key("cancel"))
    let width = max(text.text.width + 2 * pixels(12), pixels(profile.alert.minimumTarget))
    let frame = strip.slice(x: strip.maxX - width, width: width)
    let radius = min(pixels(12), frame.height / 2)
    addGround(frame, radius: radius, of: .dismissCancel)
    add(
      .text(text.centred(.label, in: frame, alignment: .center), .role(.accent)),
      of: .dismissCancel)
    add(.dismissCancel, named: "dismiss-cancel", frame: frame, radius: radius)
    return frame.x
  }
}
