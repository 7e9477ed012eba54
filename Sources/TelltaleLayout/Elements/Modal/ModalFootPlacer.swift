import TelltaleGraphics
import TelltaleModel

/// Places the ways out of a modal below its content, where the profile has them there: in the lower
/// trailing corner, or as the last rows (MODALITY-DISMISS-IN-CONTENT).
struct ModalFootPlacer: PartPlacer {
  let screen: ScreenContext
  private let dismiss: DismissControl
  private let path: NodePath

  /// - path: of the modal.
  init(_ dismiss: DismissControl, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    self.dismiss = dismiss
    self.path = path.key("dismiss")
  }

  private var isRow: Bool { screen.context.profile.overlay.dismissPlace == .row }
  private var gap: Int { pixels(screen.context.profile.alert.buttonGap) }

  private var height: Int {
    max(
      pixels(screen.context.profile.alert.buttonHeight),
      screen.context.lineHeight(type.bar, screen.context.language))
  }

  /// Takes a place from the room; `nil` where the ways out stand in the bar.
  func takeFoot(from room: inout PixelRect) -> PixelRect? {
    guard !screen.context.profile.overlay.dismissPlace.isInBar else { return nil }
    let isStacked = isRow && dismiss.cancelTitle != nil
    let margin = pixels(metrics.paddingTop)
    let height = isStacked ? 2 * height + gap : height
    let foot = screen.column.slice(y: room.maxY - height - margin, height: height)
    room = room.cut(bottom: room.maxY - foot.y + margin)
    return foot
  }

  /// Last in the order of focus, Cancel before it.
  func place(in foot: PixelRect, into parts: inout ScreenParts) {
    let way = WayOutPlacer(dismiss, at: path, in: screen)
    let last =
      isRow
      ? foot.cut(top: foot.height - height)
      : end(of: foot, width: width(of: way, in: foot))
    if let title = dismiss.cancelTitle {
      let cancel = WayOutPlacer(cancel: title, at: path, in: screen)
      var rest = foot
      if isRow {
        rest = foot.cut(bottom: foot.height - height)
      } else {
        let taken = last.width + gap
        rest = screen.mirrorsContent ? foot.cut(left: taken) : foot.cut(right: taken)
        rest = end(of: rest, width: width(of: cancel, in: foot))
      }
      cancel.place(in: rest, isFilled: true, into: &parts)
    }
    way.place(in: last, isFilled: true, into: &parts)
  }

  private func width(of way: WayOutPlacer, in foot: PixelRect) -> Int {
    min(foot.width / 2 - pixels(4), way.width(inset: 16))
  }

  /// The end of a strip, at the side that people read towards.
  private func end(of strip: PixelRect, width: Int) -> PixelRect {
    strip.slice(x: screen.mirrorsContent ? strip.x : strip.maxX - width, width: width)
  }
}
