import TelltaleGraphics
import TelltaleModel

/// Places what is said where there is nothing else to show.
struct EmptyStatePlacer: PartPlacer {
  let screen: ScreenContext
  let notice: EmptyState
  /// Of the element in whose place it stands.
  let path: NodePath

  /// In pixels.
  func height(width: Int) -> Int {
    set(width: width).height + (retry.map { pixels(metrics.gap) + $0.height } ?? 0)
  }

  private func set(width: Int) -> StyledText {
    screen.context.set(notice.text.longest, type.body, width: width)
  }

  private var retry: ButtonPlacer? {
    notice.retry.map {
      ButtonPlacer($0.button, at: EmptyState.retry(at: path), for: .ask($0.source), in: screen)
    }
  }

  /// In the middle of a frame, the button below the text; what is higher scrolls.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let column = frame.intersection(screen.column.slice(y: frame.y, height: frame.height))
    let height = height(width: column.width)
    guard height > frame.height, parts.area == nil else {
      return fill(column.slice(y: frame.midY - height / 2, height: height), into: &parts)
    }
    let margin = pixels(metrics.paddingTop)
    let window = ScrollWindow(
      screen: screen, path: path,
      content: PixelSize(width: frame.width, height: height + 2 * margin), viewport: frame,
      step: screen.context.lineHeight(type.body, screen.context.language))
    window.place(into: &parts) { parts, origin in
      fill(column.slice(y: origin.y + margin, height: height), into: &parts)
    }
  }

  private func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let set = set(width: frame.width)
    parts.add(
      .text(
        set.placed(
          .message, in: frame.slice(y: frame.y, height: set.height), alignment: .center),
        .role(.textSecondary)))
    guard let retry else { return }
    let width = min(retry.width, frame.width)
    let box = PixelRect(
      x: frame.midX - width / 2, y: frame.y + set.height + pixels(metrics.gap), width: width,
      height: retry.height)
    retry.fill(box, into: &parts)
  }
}
