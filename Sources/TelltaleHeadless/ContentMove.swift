import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Content that has to move through its window, and the steps of a script that move it.
struct ContentMove {
  let area: ScrollArea
  /// The offset that it has to have, in pixels.
  let offset: PixelPoint

  init(_ move: (area: ScrollArea, offset: PixelPoint)) { (area, offset) = (move.area, move.offset) }

  /// Returns the steps for one movement of a hand.
  ///
  /// - Parameters:
  ///   - attempt: The number of times that content has not followed a hand yet. There may be other content
  ///     under it, so it begins elsewhere.
  ///   - byPointer: True if the pointer's wheel moves it, and not a finger.
  ///   - slop: The pixels that a finger may move and still press.
  ///   - place: The place of the step that they are for.
  /// - Returns: The acts of a hand at once, one after the other.
  func steps(
    attempt: Int, byPointer: Bool, slop: Int, at place: SourceLocation
  ) -> [ScriptStep] {
    let actions = byPointer ? [turned(attempt)] : dragged(attempt, slop)
    return actions.map { ScriptStep($0, at: place, isAtOnce: true) }
  }

  /// The acts of a finger. It rests before it is lifted, so that it throws nothing.
  private func dragged(_ attempt: Int, _ slop: Int) -> [ScriptStep.Action] {
    let dx = Self.stroke(area.offset.x - offset.x, in: area.viewport.width, slop)
    let dy = Self.stroke(area.offset.y - offset.y, in: area.viewport.height, slop)
    // Along the way in the middle of the window, across it where there is most likely nothing else.
    let middle = middle(attempt, isSideways: dx != 0)
    let start = PixelPoint(x: middle.x - dx / 2, y: middle.y - dy / 2)
    return [
      .press(.point(start)), .move(.point(PixelPoint(x: start.x + dx, y: start.y + dy))), .release,
    ]
  }

  private func turned(_ attempt: Int) -> ScriptStep.Action {
    let way = offset.y == area.offset.y ? offset.x - area.offset.x : offset.y - area.offset.y
    let detents = max(1, abs(way) / max(1, area.step)) * way.signum()
    return .wheel(.point(middle(attempt, isSideways: offset.y == area.offset.y)), detents: detents)
  }

  private func middle(_ attempt: Int, isSideways: Bool) -> PixelPoint {
    let twelfths = [6, 1, 11][attempt % 3]
    let window = area.viewport
    return isSideways
      ? PixelPoint(x: window.midX, y: window.y + window.height * twelfths / 12)
      : PixelPoint(x: window.x + window.width * twelfths / 12, y: window.midY)
  }

  /// The length of a stroke: at most as long as the window leaves to a finger, and long enough not to press
  /// the thing under it.
  private static func stroke(_ way: Int, in size: Int, _ slop: Int) -> Int {
    let most = size * 7 / 10
    let least = min(most, slop + 2)
    return way == 0 ? 0 : way.signum() * min(max(abs(way), least), most)
  }
}
