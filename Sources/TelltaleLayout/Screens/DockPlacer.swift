import TelltaleGraphics
import TelltaleModel

/// Places what stays at the foot of a screen while its content scrolls. Where it would leave the content
/// less than two rows it comes after it, and scrolls with it.
struct DockPlacer: PartPlacer {
  let screen: ScreenContext

  var elements: [PlacedElement] {
    screen.setting.screen.dock.placed(at: screen.setting.path.key("dock"))
  }

  /// Whether it has a strip of its own.
  var isApart: Bool {
    let height = height
    return height > 0 && screen.room.height - height >= 2 * pixels(metrics.rowHeight)
  }

  /// What content may occupy.
  var roomAbove: PixelRect { isApart ? screen.room.cut(bottom: height) : screen.room }

  /// In pixels; 0 where there is none.
  private var height: Int {
    if screen.setting.screen.dock.isEmpty { return 0 }
    return screen.stackHeight(elements, width: screen.room.width)
  }

  func place(into parts: inout ScreenParts) {
    let margin = pixels(metrics.paddingTop)
    let column = screen.column
    var y = screen.room.maxY - height + margin
    for placed in elements {
      let width = placed.element.traits.isEdgeToEdge ? screen.room.width : column.width
      let height = screen.extent(of: placed, width: width).whole
      let x = placed.element.traits.isEdgeToEdge ? screen.room.x : column.x
      let frame = PixelRect(x: x, y: y, width: width, height: height)
      screen.place(placed, in: frame, fills: true, into: &parts)
      y += height + pixels(metrics.gap)
    }
  }
}
