import TelltaleGraphics
import TelltaleLayout

/// The window of an area along the axis that it scrolls on, for a person who goes through it by knob or keys. Places
/// count in pixels from the edge that the person comes from, so that all from `length` on is not seen yet.
package struct ReadingWindow {
  private let area: ScrollArea
  private let isSideways: Bool
  /// True for a move towards smaller offsets.
  private let isReversed: Bool
  /// True for a move against the order in which people read.
  package let isBackward: Bool

  /// Lays the axis of a move through an area; `nil` where the move does not go along the axis, or the area scrolls
  /// along both axes or none.
  ///
  /// - Parameters:
  ///   - area: The scroll area.
  ///   - move: The move of a knob or a key.
  ///   - isRightToLeft: True where lines begin at the right.
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

  /// The pixels that are seen at once.
  package var length: Int { isSideways ? area.viewport.width : area.viewport.height }

  /// The pixels of one detent.
  package var step: Int {
    let step = isSideways ? area.steps.x : area.steps.y
    return max(1, min(step, length))
  }

  /// The pixels that the content can still be moved by.
  package var rest: Int {
    let offset = isSideways ? area.offset.x : area.offset.y
    let most = isSideways ? area.maximumOffset.x : area.maximumOffset.y
    return isReversed ? offset : most - offset
  }

  /// The offset to which one detent brings the content.
  package var offsetAfterStep: PixelPoint {
    let movement = isReversed ? -step : step
    return area.clamped(
      PixelPoint(
        x: area.offset.x + (isSideways ? movement : 0),
        y: area.offset.y + (isSideways ? 0 : movement)))
  }

  /// Returns the place at which a frame begins.
  ///
  /// - Parameter frame: The frame, in pixels of the display.
  /// - Returns: Pixels from the edge that the person comes from; negative for a frame that begins before it.
  package func start(of frame: PixelRect) -> Int {
    if isReversed {
      return isSideways ? area.viewport.maxX - frame.maxX : area.viewport.maxY - frame.maxY
    }
    return isSideways ? frame.x - area.viewport.x : frame.y - area.viewport.y
  }

  /// Returns the place at which a frame ends.
  ///
  /// - Parameter frame: The frame, in pixels of the display.
  /// - Returns: Pixels from the edge that the person comes from.
  package func end(of frame: PixelRect) -> Int {
    start(of: frame) + (isSideways ? frame.width : frame.height)
  }

  /// Returns the number of pixels of frames that are not seen yet.
  ///
  /// - Parameters:
  ///   - frames: The frames, in pixels of the display.
  ///   - next: The frame that they count up to; `nil` for all.
  /// - Returns: The sum over all frames.
  package func unseen(_ frames: [PixelRect], before next: PixelRect?) -> Int {
    let last = next.map(start) ?? .max
    return frames.reduce(0) { sum, frame in
      sum + max(0, min(end(of: frame), last) - max(start(of: frame), length))
    }
  }
}

extension ScrollArea {
  /// The pixels of one row, or one page, along each axis.
  package var steps: PixelPoint {
    PixelPoint(x: isPaging ? viewport.width : step, y: isPaging ? viewport.height : step)
  }
}
