import TelltaleGraphics
import TelltaleModel

/// Places a list and the screen that stands beside it, each with a bar of its own, in the room that what stays has left.
struct SplitPlacer: PartPlacer {
  /// The one beside the list, with the room of both.
  let screen: ScreenContext
  let list: ScreenSetting
  /// Of the list; absent, as is usual.
  let width: StackLength?

  init(_ split: SplitSetting, beside screen: ScreenContext) {
    self.screen = screen
    switch split {
    case .list(let list, let width): (self.list, self.width) = (list, width)
    }
  }

  /// Adds the list first: what is chosen there is told beside it.
  ///
  /// - Returns: What the content of the screen beside the list occupies.
  func place(into parts: inout ScreenParts) -> PixelRect {
    let (first, second) = panes
    let left = ScreenContext(
      list, in: screen.context, frame: first.frame, isBeside: true
    ).leaving(first.room)
    var own = ScreenParts(of: left, element: list.path)
    _ = PanePlacer(screen: left).place(into: &own)
    parts.add(own)
    let right = ScreenContext(
      screen.setting, in: screen.context, frame: second.frame
    ).leaving(second.room)
    own = ScreenParts(of: right, element: screen.setting.path)
    let content = PanePlacer(screen: right).place(into: &own)
    parts.add(own)
    let edge = screen.mirrorsContent ? second.frame.maxX : second.frame.x
    parts.add(.fill(room.slice(x: edge - 1, width: 1), radius: 0, .role(.separator)))
    return content
  }

  private var room: PixelRect { screen.room }

  private typealias Pane = (frame: PixelRect, room: PixelRect)

  /// The list where lines begin.
  private var panes: (list: Pane, beside: Pane) {
    let frame = screen.frame
    func pane(from start: Int, to end: Int) -> Pane {
      let own = frame.slice(x: start, width: end - start)
      return (own, room.intersection(own))
    }
    if screen.mirrorsContent {
      let edge = room.maxX - listWidth
      return (pane(from: edge, to: frame.maxX), pane(from: frame.x, to: edge))
    }
    let edge = room.x + listWidth
    return (pane(from: frame.x, to: edge), pane(from: edge, to: frame.maxX))
  }

  /// Pixels. Neither of the two has less than a third of the room.
  private var listWidth: Int {
    let usual = min(max(room.width * 2 / 5, scaled(240)), scaled(420))
    let wanted = width.map { screen.pixels($0, of: room.width) } ?? usual
    return min(max(wanted, room.width / 3), room.width * 2 / 3)
  }

  private func scaled(_ points: Points) -> Int {
    Int(Double(pixels(points)) * max(1, screen.context.textSize))
  }
}
