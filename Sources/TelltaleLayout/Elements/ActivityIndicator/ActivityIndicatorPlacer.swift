import TelltaleGraphics
import TelltaleModel

/// Places what shows that something is waited for.
struct ActivityIndicatorPlacer: ElementPlacer {
  let screen: ScreenContext
  let indicator: ActivityIndicator

  func extent(width: Int) -> Extent { .fixed(height(width: width)) }

  func height(width: Int) -> Int {
    let label = indicator.label.map {
      screen.context.set($0.longest, type.body, width: width).height
    }
    return pixels(metrics.spinner) + (label.map { $0 + pixels(metrics.gap) } ?? 0)
  }

  /// How far it is: nothing where the mark turns. A bar is empty until the application says how far it is, and is not
  /// first something else.
  private var share: Double? {
    guard let name = indicator.progressBinding else { return nil }
    let data = screen.setting.data
    return data.progress[name] ?? (data.unknownProgress.contains(name) ? nil : 0)
  }

  /// The label above the mark, both in the middle (ACTIVITY-INDICATOR-LABEL-ABOVE).
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let column = frame.intersection(screen.column.slice(y: frame.y, height: frame.height))
    let height = height(width: column.width)
    var y = frame.midY - height / 2
    if let label = indicator.label {
      let set = screen.context.setBalanced(label.longest, type.body, width: column.width)
      parts.add(
        .text(
          set.placed(
            .message,
            in: PixelRect(x: column.x, y: y, width: column.width, height: set.height),
            alignment: .center), .role(.text)))
      y += set.height + pixels(metrics.gap)
    }
    let side = pixels(metrics.spinner)
    if let share {
      let width = min(column.width, 8 * side)
      let bar = PixelRect(
        x: column.midX - width / 2, y: y + side / 2 - side / 10, width: width,
        height: max(2, side / 5))
      parts.add(.progress(bar, share, .role(.accent)))
    } else {
      parts.add(.spinner(PixelRect(x: column.midX - side / 2, y: y, width: side, height: side)))
    }
  }
}
