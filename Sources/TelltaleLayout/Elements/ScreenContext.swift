import TelltaleGraphics
import TelltaleModel

/// What the placers of one screen, or modal, are given, and none of them changes.
///
/// A reference to what never changes but for what it remembers, and so a value: every placer holds it, and profile, screen and
/// data are large.
final class ScreenContext {
  let setting: ScreenSetting
  /// Denser inside of what is magnified.
  let context: LayoutContext
  /// Of the display.
  let density: Density
  /// What the screen covers, in pixels of the display.
  let frame: PixelRect
  /// What content may occupy of it, after bars have taken theirs.
  let room: PixelRect
  /// Items that are not there, so that the others need not scroll.
  let leftOut: [NodePath]
  /// Finds what gives an element its place. It is handed in, so that what holds others need not know
  /// what there is to hold.
  let placer: PlacerChoice
  /// What measures depend on beside the elements.
  let measuredRoom: KeptScreen.Room
  /// What has been measured so far.
  let memo: PlacementMemo
  /// What was placed of the screen the last time; absent where nobody keeps it.
  let kept: KeptScreen?
  /// Sets texts in the looks of content: one for all of them, as it holds the whole context, and none where there are
  /// none.
  private(set) lazy var setter = RichTextSetter(
    context: context, base: context.profile.typography.body)
  /// The same for what stands among rows and is read like their titles.
  private(set) lazy var rowSetter = RichTextSetter(
    context: context, base: context.profile.typography.row)

  /// - frame: absent for what the screen, or the modal by its style, covers at most.
  /// - isBeside: whether it is the list beside another screen.
  convenience init(
    _ setting: ScreenSetting, in context: LayoutContext, frame: PixelRect?, isBeside: Bool = false,
    placer: @escaping PlacerChoice
  ) {
    let whole = setting.modal.map { context.modalFrame($0.modal.style) }
    let frame = frame ?? whole ?? PixelRect(context.size)
    self.init(
      setting, context, density: context.density, frame: frame,
      room: frame.intersection(context.safeArea), leftOut: [],
      placer: placer, kept: KeptScreen.kept(of: setting, in: context, isBeside: isBeside))
  }

  private init(
    _ setting: ScreenSetting, _ context: LayoutContext, density: Density, frame: PixelRect,
    room: PixelRect, leftOut: [NodePath], placer: @escaping PlacerChoice, kept: KeptScreen?
  ) {
    self.setting = setting
    self.context = context
    self.density = density
    self.frame = frame
    self.room = room
    self.leftOut = leftOut
    self.placer = placer
    self.kept = kept
    let measured = KeptScreen.Room(
      frame: frame, room: room, density: context.density.pixelsPerPoint,
      leftOut: leftOut.count)
    measuredRoom = measured
    memo = kept?.memo(measured) ?? PlacementMemo()
  }

  /// The same for what stands beside tabs that take so many pixels at the side.
  func beside(rail width: Int) -> ScreenContext {
    if width == 0 { return self }
    let edge = context.mirrorsContent ? frame.maxX - (room.maxX - width) : room.x + width - frame.x
    let frame = context.mirrorsContent ? frame.cut(right: edge) : frame.cut(left: edge)
    return ScreenContext(
      setting, context, density: density, frame: frame, room: room.intersection(frame),
      leftOut: leftOut, placer: placer, kept: kept)
  }

  /// The same for what stands in the room that bars have left.
  func leaving(_ room: PixelRect) -> ScreenContext {
    if room == self.room { return self }
    return ScreenContext(
      setting, context, density: density, frame: frame, room: room, leftOut: leftOut,
      placer: placer,
      kept: kept)
  }

  /// The same without some of the items that yield, the last ones of the screen.
  func leavingOut(_ items: [NodePath]) -> ScreenContext {
    if items.isEmpty { return self }
    return ScreenContext(
      setting, context, density: density, frame: frame, room: room, leftOut: items, placer: placer,
      kept: kept)
  }

  /// The same for what is set at a higher density than the display's.
  func magnified(by zoom: Double) -> ScreenContext {
    var context = context
    context.density = Density(context.density.pixelsPerPoint * zoom)
    return ScreenContext(
      setting, context, density: density, frame: frame, room: room, leftOut: leftOut,
      placer: placer,
      kept: kept)
  }
}

extension ScreenContext {
  var metrics: ScreenMetrics { context.profile.screen }
  var type: Typography { context.profile.typography }

  func pixels(_ points: Points) -> Int { context.pixels(points) }

  /// The smallest height and width of what takes touches, in pixels.
  var leastTarget: Int { pixels(context.profile.alert.minimumTarget) }

  /// What all but lists keep to.
  var column: PixelRect {
    let side = pixels(metrics.paddingSide)
    return PixelRect(
      x: room.x + side, y: room.y, width: max(1, room.width - 2 * side), height: room.height)
  }

  /// A card is as bright as a field would be on the ground of a screen.
  var isOnCard: Bool { setting.modal != nil && frame != PixelRect(context.size) }

  /// Whether bars are turned round: for languages written from right to left, unless left and right
  /// are those of the hand on this platform (NAVIGATION-BAR-BACK-LEFT).
  var mirrorsBar: Bool { context.isRightToLeft && metrics.mirrorsBar }

  /// The same for rows (TABLE-ROW-DEFAULT-LAYOUT).
  var mirrorsRows: Bool { context.isRightToLeft && metrics.mirrorsRows }

  /// The same for tabs, labels, stacks and all else that is placed.
  var mirrorsContent: Bool { context.mirrorsContent }

  /// Sets one line, cut with an ellipsis where it has to be, and says so.
  func line(_ text: TextContent, _ style: TextStyle, width: Int?) -> StyledText {
    context.set(text, style, width: width, lines: 1)
  }

  /// Sets a text as it stands now.
  func set(_ text: RichText, _ look: TextLook, width: Int?) -> SetRichText {
    setter.set(setting.data.current(text).runs, look, width: width)
  }
}
