import TelltaleGraphics
import TelltaleModel

extension StackChild {
  /// Adds what is seen of it within bounds that it keeps from what stands beside it.
  func place(
    in box: PixelRect, fills: Bool, within bounds: SideBounds, of screen: ScreenContext,
    into parts: inout ScreenParts
  ) {
    let outer = parts.bounds
    parts.bounds = bounds
    place(in: box, fills: fills, of: screen, into: &parts)
    parts.bounds = outer
  }

  /// Adds what is seen of it; what is lower or narrower than it can be is cut, and told.
  func place(
    in box: PixelRect, fills: Bool, of screen: ScreenContext, into parts: inout ScreenParts
  ) {
    let isLow = box.height < needed
    let isNarrow = tellsWidth(of: box, in: screen, &parts)
    guard isLow || isNarrow else {
      return screen.place(placed, in: box, fills: fills, into: &parts)
    }
    if isLow { parts.note(.cut, at: placed.path, "\(box.height) of \(needed) pixels") }
    let outer = parts.clip
    // What has all of its height keeps its ring.
    let seen = isLow ? box : box.insetBy(-screen.context.focusRing.reach)
    parts.clip = outer.intersection(seen)
    let whole = box.slice(y: box.y, height: max(box.height, needed))
    screen.place(placed, in: whole, fills: fills, into: &parts)
    parts.clip = outer
  }

  /// Whether it is narrower than what is in it, which is told. That is so only where its author has settled how wide it
  /// is: all else goes on in lines before.
  private func tellsWidth(
    of box: PixelRect, in screen: ScreenContext, _ parts: inout ScreenParts
  ) -> Bool {
    guard item.size.width != nil || item.size.maxWidth != nil, placed.element.traits.needsWidth
    else { return false }
    func least(in width: Int) -> Int {
      screen.leastWidth(of: placed, in: PixelSize(width: width, height: screen.stackHeightSeen))
    }
    let wanted = least(in: max(1, screen.room.width))
    // What `when` shows in that much room, and leaves out of what there is here, needs none: nothing asks for more
    // than a page has, so that a page of one pixel more tells whether there is enough.
    guard box.width < wanted, box.width < least(in: box.width + 1) else { return false }
    parts.note(.tooNarrow, at: placed.path, "\(box.width) of \(wanted) pixels")
    return true
  }
}
