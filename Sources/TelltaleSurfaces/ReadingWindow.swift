import TelltaleGraphics
import TelltaleLayout

/// The window of an area along the axis that it scrolls on, for somebody who goes through it by knob or
/// keys: places count in pixels from the edge that one comes from, so that all from `length` on is not
/// seen yet.
package struct ReadingWindow {
  private let area: ScrollArea
  private let isSideways: Bool
  /// Towards smaller offsets.
  private let isReversed: Bool
  /// Against the order in which people read.
  package let isBackward: Bool

  /// `nil` where the move does not go along the axis, or the area scrolls along both or none.
  package init?(_ area: ScrollArea, _ move: FocusMove, isRightToLeft: Bool) {
    let most = area.maximumOffset
    guard (most.x > 0) != (most.y > 0) else { return nil }
    self.area = area
    isSideways = most.x > 0
    let isMirrored = isSideways && isRightToLeft
    switch move {
    case .next: isReversed = isMirrored
    case .previous: isReversed = !isMirrored
    case .towards(.down) where !isSideways, .towards(.right) where isSideways: isReversed = false
    case .towards(.up) where !isSideways, .towards(.left) where isSideways: isReversed = true
    case .towards: return nil
    }
    isBackward = isReversed != isMirrored
  }

  package var length: Int { isSideways ? area.viewport.width : area.viewport.height }

  /// Pixels of one detent.
  package var step: Int {
    let step = isSideways ? area.steps.x : area.steps.y
    return max(1, min(step, length))
  }

  /// Pixels that the content can still be moved by.
  package var rest: Int {
    let offset = isSideways ? area.offset.x : area.offset.y
    let most = isSideways ? area.maximumOffset.x : area.maximumOffset.y
    return isReversed ? offset : most - offset
  }

  /// Where one detent brings the content.
  package var offsetAfterStep: PixelPoint {
    let movement = isReversed ? -step : step
    return area.clamped(
      PixelPoint(
        x: area.offset.x + (isSideways ? movement : 0),
        y: area.offset.y + (isSideways ? 0 : movement)))
  }

  /// Where a frame begins, seen from the edge that one comes from.
  package func start(of frame: PixelRect) -> Int {
    if isReversed {
      return isSideways ? area.viewport.maxX - frame.maxX : area.viewport.maxY - frame.maxY
    }
    return isSideways ? frame.x - area.viewport.x : frame.y - area.viewport.y
  }

  package func end(of frame: PixelRect) -> Int {
    start(of: frame) + (isSideways ? frame.width : frame.height)
  }

  /// Pixels of frames that are not seen yet, as far as they lie before another.
  package func unseen(_ frames: [PixelRect], before next: PixelRect?) -> Int {
    let last = next.map(start) ?? .max
    return frames.reduce(0) { sum, frame in
      sum + max(0, min(end(of: frame), last) - max(start(of: frame), length))
    }
  }
}

extension ScrollArea {
  /// One row, or one page, along each axis.
  package var steps: PixelPoint {
    PixelPoint(x: isPaging ? viewport.width : step, y: isPaging ? viewport.height : step)
  }
}
