import TelltaleGraphics
import TelltaleModel

/// Places keys in a grid that scrolls, where rows of them would be too narrow to be hit.
struct KeyFlowPlacer {
  let typing: TypingContext
  let area: PixelRect

  private var key: KeyPlacer { KeyPlacer(typing: typing) }

  /// Under a fixed row to delete and to finish.
  func place() -> KeyGrid {
    let least = typing.context.pixels(typing.context.profile.alert.minimumTarget)
    let height = max(typing.keyHeight, least)
    var controls: [Control] = []
    let half = (area.width - typing.gap) / 2
    for (index, function) in [KeyboardFunction.delete, .done].enumerated() {
      let frame = PixelRect(
        x: area.x + index * (half + typing.gap), y: area.y, width: half, height: height)
      controls.append(key.function(function, frame, scrolls: false))
    }
    // As wide and as low as the screen, and with a rim above and below: rings are not cut.
    let screen = typing.context.safeArea
    let top = area.y + height
    let view = PixelRect(
      x: screen.x, y: top, width: screen.width, height: max(1, screen.maxY - top))
    let rim = max(typing.gap, typing.context.focusRing.reach)
    let keys = besideBar
    let columns = max(2, (keys.width + typing.gap) / (least + typing.gap))
    let width = (keys.width - (columns - 1) * typing.gap) / columns
    var number = 0
    func next() -> PixelRect {
      defer { number += 1 }
      return PixelRect(
        x: keys.x + number % columns * (width + typing.gap),
        y: view.y + rim + number / columns * (height + typing.gap), width: width, height: height)
    }
    for (row, caps) in typing.page.keys.enumerated() {
      for column in caps.indices { controls.append(key.key(row, column, next(), scrolls: true)) }
    }
    for function in typing.functions where function != .delete && function != .done {
      controls.append(key.function(function, next(), scrolls: true))
    }
    let lines = (number + columns - 1) / columns
    let content = lines * (height + typing.gap) - typing.gap + 2 * rim
    guard content > view.height else { return KeyGrid(controls: controls, scroll: nil) }
    return KeyGrid(
      controls: controls,
      scroll: ScrollArea(
        path: TypingPage.area, viewport: view,
        content: PixelSize(width: view.width, height: content), axis: .both,
        offset: PixelPoint(x: 0, y: typing.offset), step: height + typing.gap))
  }

  /// The area less what the scroll bar takes at its side.
  private var besideBar: PixelRect {
    let lane = ScrollBar(ring: typing.context.focusRing, cardRadius: 0).lane
    let margin = typing.context.safeArea.maxX - area.maxX
    let taken = min(area.width - 1, max(0, lane - margin))
    return area.inset(
      PixelInsets(
        top: 0, left: typing.context.isRightToLeft ? taken : 0, bottom: 0,
        right: typing.context.isRightToLeft ? 0 : taken))
  }
}
