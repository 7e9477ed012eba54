import TelltaleGraphics
import TelltaleModel

/// Places a passing note of what was done: at the foot, as Material Design's snackbars and Android's toasts stand.
///
/// It is no control, so that presses go through it, and it looks for a place where it covers none.
struct ToastPlacer: PartPlacer {
  let screen: ScreenContext
  let toast: Toast
  /// What content occupies, without bars, dock and player.
  let room: PixelRect

  func place(into parts: inout ScreenParts) {
    let icon = toast.icon.map { (name: $0, side: Int(screen.context.em(type.body) / 64)) }
    let before = icon.map { $0.side + pixels(8) } ?? 0
    let inset = pixels(12)
    let side = pixels(metrics.paddingSide)
    let most = min(room.width - 2 * side, pixels(520))
    let text = text(width: max(1, most - before - 2 * pixels(metrics.gap)))
    let size = PixelSize(
      width: min(max(1, most), text.text.width + before + 2 * pixels(metrics.gap)),
      height: max(text.height, icon?.side ?? 0) + 2 * inset)
    let box = box(size, beside: parts.controls)
    parts.add(.fill(box, radius: min(size.height / 2, pixels(20)), .role(.text)))
    let inner = PixelRect(
      x: box.x + pixels(metrics.gap), y: box.y + inset,
      width: max(1, box.width - 2 * pixels(metrics.gap)), height: max(1, box.height - 2 * inset))
    let lines = inner.without(before, atLeading: true, mirrored: screen.mirrorsContent)
    if let icon {
      let x = screen.mirrorsContent ? inner.maxX - icon.side : inner.x
      parts.add(
        .icon(
          PixelRect(
            x: x, y: inner.midY - icon.side / 2, width: icon.side, height: icon.side),
          name: icon.name, .role(.ground)))
    }
    parts.add(
      .text(
        text.placed(
          .message,
          in: lines.slice(y: lines.midY - text.height / 2, height: text.height),
          alignment: icon == nil ? .center : .leading), .role(.ground)))
  }

  /// The longest of its texts that fits in one line, else in two.
  private func text(width: Int) -> StyledText {
    for lines in [1, 2] {
      for variant in toast.text.all {
        let whole = screen.context.set(variant, type.body, width: width)
        if whole.text.lines.count <= lines { return whole }
      }
    }
    let last = toast.text.all.last ?? toast.text.longest
    return screen.context.set(last, type.body, width: width, lines: 2)
  }

  /// As low as it can stand without covering what is pressed, in the lower half: in the middle, or else at an end; where
  /// that is nowhere, at the foot.
  private func box(_ size: PixelSize, beside controls: [Control]) -> PixelRect {
    let gap = pixels(metrics.gap)
    let lowest = max(room.y, room.maxY - size.height - gap)
    let foot = PixelRect(
      x: room.midX - size.width / 2, y: lowest, width: size.width, height: size.height)
    let step = max(1, pixels(metrics.rowHeight) / 4)
    let side = pixels(metrics.paddingSide)
    let ends = [room.maxX - size.width - side, room.x + side].map {
      foot.slice(x: $0, width: size.width)
    }
    for column in [foot] + (screen.mirrorsContent ? ends.reversed() : ends) {
      for y in stride(from: lowest, through: max(room.y, room.midY), by: -step) {
        let box = column.slice(y: y, height: size.height)
        if !controls.contains(where: { $0.frame.intersects(box) }) { return box }
      }
    }
    return foot
  }
}
