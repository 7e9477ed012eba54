import TelltaleGraphics
import TelltaleModel

/// One tab before it is placed.
struct TabPlan: PartPlacer {
  let screen: ScreenContext
  let id: ControlID
  let purpose: ControlPurpose
  let name: String
  let title: TextVariants
  var icon: String?
  let isSelected: Bool
  let badge: TabBadge
  let path: NodePath
  /// Its share of the bar.
  let frame: PixelRect

  /// Whether what stands in it begins where lines do, as in a list.
  var isLeading: Bool { screen.context.hasTabRail && !metrics.stacksTabs }

  /// What of its share takes touches.
  var inner: PixelRect {
    let ring = screen.context.focusRing
    return frame.insetBy(ring.width + ring.gap + max(1, pixels(1)))
  }

  /// True where the icon goes over the title, and then over those of the other tabs as well.
  func isStacked(_ base: TextStyle) -> Bool {
    // Any tab may be selected, and must not change the others then.
    let style = TextStyle(size: base.size, weight: .semibold)
    return below(style) != nil && !fits(style)
  }

  /// Whether the title is whole at a size.
  func isWhole(_ style: TextStyle) -> Bool { fits(style) || below(style) != nil }

  /// Of the line that marks what is selected.
  var markWidth: Int { max(2, pixels(3)) }

  /// Between it and the edge of what takes touches.
  var markGap: Int { max(1, pixels(2)) }

  var inset: Int { max(2, min(pixels(8), inner.width / 16)) }

  /// Without the room for the widest badge, so that a change of it moves nothing
  /// (TAB-BAR-BADGE-UNOBTRUSIVE).
  var room: PixelRect {
    let inner = inner
    let all = inner.slice(x: inner.x + inset, width: inner.width - 2 * inset)
    guard badge.room > 0 else { return all }
    // A badge may reach to the edge of the tab's share; in a list it stands at the end of its line.
    let taken = badge.room + (isLeading ? frame.maxX - inner.maxX + pixels(8) : 0)
    let isMirrored = screen.mirrorsContent
    let left = isMirrored ? max(all.x, frame.x + taken) : all.x
    let right = isMirrored ? all.maxX : min(all.maxX, frame.maxX - taken)
    return all.slice(x: left, width: max(1, right - left))
  }

  var iconSide: Int {
    let half = (inner.height - 4) / 2
    guard screen.context.hasTabRail else { return min(pixels(metrics.rowImage) / 2, half) }
    // In a list as high as the letters beside it, above its title as large as there is room.
    return isLeading
      ? min(Int(screen.context.em(Self.style(in: screen)) / 64) * 5 / 4, inner.height - 4)
      : min(pixels(metrics.rowImage) * 5 / 8, half)
  }

  /// Whether the title stands beside the icon on one line.
  func fits(_ style: TextStyle) -> Bool {
    let beside = icon == nil ? 0 : iconSide + pixels(6)
    let width = room.width
    return title.all.contains { line($0, style, width: nil).text.width + beside <= width }
  }

  /// The title that has room below an icon.
  func below(_ style: TextStyle) -> StyledText? {
    guard icon != nil else { return nil }
    let inner = inner
    let height = inner.height - iconSide - markWidth
    return title.all.lazy.map { line($0, style, width: nil) }
      .first { $0.text.width <= inner.width && $0.lineHeight <= height }
  }

  /// A name says more than a picture, where only one of them has room.
  func saysMoreWithoutIcon(_ style: TextStyle) -> Bool {
    guard icon != nil, !isWhole(style) else { return false }
    var bare = self
    bare.icon = nil
    return bare.fits(style)
  }

  /// How titles of tabs look: in a list at the side as large as in any other list.
  static func style(in screen: ScreenContext) -> TextStyle {
    guard screen.context.hasTabRail, !screen.metrics.stacksTabs else { return screen.type.tab }
    return TextStyle(size: screen.type.row.size, weight: screen.type.tab.weight)
  }
}
