import TelltaleGraphics
import TelltaleModel

/// Places what stays while screens come and go: a line at the top, and a player at the foot.
///
/// Content keeps three rows: where it would have less the player is left out, and then the line.
struct StatusPlacer: PartPlacer {
  let screen: ScreenContext
  private let line: [PlacedElement]
  private let player: [PlacedElement]
  /// Pixels; 0 where it is left out.
  let lineHeight: Int
  let playerHeight: Int

  /// - barsHeight: What the screen's own bars take, in pixels.
  init(screen: ScreenContext, barsHeight: @autoclosure () -> Int) {
    self.screen = screen
    let status = screen.setting.modal == nil ? screen.setting.screen.status : nil
    line = status?.placedLine ?? []
    player = status?.placedPlayer ?? []
    guard !line.isEmpty || !player.isEmpty else {
      (lineHeight, playerHeight) = (0, 0)
      return
    }
    let free = screen.room.height - barsHeight() - 3 * screen.pixels(screen.metrics.rowHeight)
    let (top, foot) = (Self.height(of: line, in: screen), Self.height(of: player, in: screen))
    lineHeight = top <= free ? top : 0
    playerHeight = lineHeight == top && top + foot <= free ? foot : 0
  }

  private static func height(of elements: [PlacedElement], in screen: ScreenContext) -> Int {
    if elements.isEmpty { return 0 }
    let whole = screen.stackHeight(elements, width: screen.room.width)
    return whole - 2 * screen.pixels(screen.metrics.paddingTop) + 2 * margin(in: screen)
  }

  /// Above and below: they are to take little of every screen.
  private static func margin(in screen: ScreenContext) -> Int {
    screen.pixels(screen.metrics.paddingTop) / 2
  }

  /// Adds both where there is room for them, and tells what is left out.
  ///
  /// - foot: The lower edge of the player.
  func place(above foot: Int, into parts: inout ScreenParts) {
    let room = screen.room
    if !line.isEmpty {
      if lineHeight > 0 {
        place(line, in: room.slice(y: room.y, height: lineHeight), into: &parts)
      } else {
        leaveOut("line", into: &parts)
      }
    }
    if !player.isEmpty {
      if playerHeight > 0 {
        let strip = room.slice(y: foot - playerHeight, height: playerHeight)
        let edge = PixelRect(
          x: screen.frame.x, y: strip.y, width: screen.frame.width, height: 1)
        parts.add(.fill(edge, radius: 0, .role(.separator)))
        place(player, in: strip, into: &parts)
      } else {
        leaveOut("player", into: &parts)
      }
    }
  }

  private func leaveOut(_ name: String, into parts: inout ScreenParts) {
    parts.note(
      .leftOut, at: StatusBars.path.key(name), "content would keep less than three rows")
  }

  private func place(
    _ elements: [PlacedElement], in strip: PixelRect, into parts: inout ScreenParts
  ) {
    let column = ContentColumn(of: elements, in: strip, besideWider: true, screen)
    var y = strip.y + Self.margin(in: screen)
    for placed in elements {
      let place = column.place(of: placed.element)
      let height = screen.extent(of: placed, width: place.width).whole
      screen.place(placed, in: place.slice(y: y, height: height), fills: true, into: &parts)
      y += height + pixels(metrics.gap)
    }
  }
}
