import TelltaleGraphics
import TelltaleModel

/// What was measured and placed of a screen the last time: as long as nothing has changed since then but what the
/// application says by names, all arrangements stand as they did but for those in which one of these names is.
final class KeptScreen {
  private var setting: ScreenSetting
  private let look: Look
  private var memos: [Room: PlacementMemo] = [:]
  private var placed: [NodePath: (stamp: PlacedStamp, slice: PlacedSlice)] = [:]
  /// By name: the elements that it changes, with all that these stand in.
  private var users: [String: Set<NodePath>] = [:]
  /// What changes by more than names, with all that it stands in.
  private var unsteady: Set<NodePath> = []
  /// The items that are left out where not all of it has room.
  private(set) var yielding: [NodePath] = []

  /// - last: What was kept of a screen before, the same one perhaps in another state.
  private init(_ setting: ScreenSetting, _ look: Look, after last: KeptScreen?) {
    self.setting = setting.kept
    self.look = look
    if let last, last.setting.path == setting.path, last.setting.screen == setting.screen,
      last.setting.hiding == setting.hiding
    {
      (users, unsteady, yielding) = (last.users, last.unsteady, last.yielding)
      return
    }
    yielding = setting.screen.yielding(at: setting.path)
    for child in Element.screen(setting.screen).children(at: setting.path) {
      note(child, within: [])
    }
  }

  /// What is kept of a screen; `nil` where nobody keeps anything, or nothing is arranged.
  ///
  /// - isBeside: Whether it is the list beside another screen, of which as much is kept.
  static func kept(
    of setting: ScreenSetting, in context: LayoutContext, isBeside: Bool = false
  ) -> KeptScreen? {
    guard let placements = context.placements, !context.tells, setting.screen.hasArrangements else {
      return nil
    }
    let look = Look(context)
    let last = (isBeside ? placements.beside : placements.kept) as? KeptScreen
    if let last, last.look == look, last.follow(setting) { return last }
    let new = KeptScreen(setting, look, after: last)
    if isBeside { placements.beside = new } else { placements.kept = new }
    return new
  }

  /// Whether a screen is the one that was placed, but for what it forgets now.
  private func follow(_ new: ScreenSetting) -> Bool {
    let new = new.kept
    guard let names = new.data.changedNames(since: setting.data),
      new.isLike(setting)
    else { return false }
    // What has scrolled stands elsewhere, and is as large as before.
    if new.view.offsets != setting.view.offsets { placed = [:] }
    for path in names.reduce(into: unsteady, { $0.formUnion(users[$1] ?? []) }) {
      placed[path] = nil
      for memo in memos.values { memo.forget(path) }
    }
    setting = new
    return true
  }

  private func note(_ child: PlacedElement, within outer: [NodePath]) {
    let paths = outer + [child.path]
    let isSteady = child.element.traits.isSteady
    // What is not steady is forgotten whatever changes: its names, those of many rows perhaps, tell nothing more.
    let names = isSteady ? ElementBindings(of: child.element).names : []
    let hiding = setting.hiding[child.path]?.binding
    for name in names + [hiding].compactMap({ $0 }) {
      users[name, default: []].formUnion(paths)
    }
    if !isSteady { unsteady.formUnion(paths) }
    for inner in child.element.children(at: child.path) { note(inner, within: paths) }
  }
}

extension KeptScreen {
  /// What measures depend on beside the element.
  struct Room: Hashable {
    let frame: PixelRect
    let room: PixelRect
    let density: Double
    /// How many of the items that yield are not there.
    var leftOut = 0
  }

  /// What all of a screen depends on beside its setting, where profile and fonts are the same.
  private struct Look: Equatable {
    let language: Language
    let size: PixelSize
    let density: Double
    let textSize: Double
    let divides: Bool
    let isAlone: Bool

    init(_ context: LayoutContext) {
      (language, size, textSize) = (context.language, context.size, context.textSize)
      (divides, isAlone) = (context.divides, context.isAlone)
      density = context.density.pixelsPerPoint
    }
  }

  /// What has been measured for a room.
  func memo(_ room: Room) -> PlacementMemo {
    if let memo = memos[room] { return memo }
    // Few rooms are placed in at once; those of a screen that grows or slides are not come back to.
    if memos.count >= 16 { memos = [:] }
    let memo = PlacementMemo()
    memos[room] = memo
    return memo
  }

  /// What was added for an arrangement where it stands as it did; `nil` where it does not.
  func slice(of path: NodePath, _ stamp: PlacedStamp) -> PlacedSlice? {
    guard let known = placed[path], known.stamp == stamp else { return nil }
    return known.slice
  }

  /// Keeps what was added for an arrangement.
  func keep(_ slice: PlacedSlice?, of path: NodePath, _ stamp: PlacedStamp) {
    guard let slice, !unsteady.contains(path) else { return }
    placed[path] = (stamp, slice)
  }
}

/// What an arrangement was placed as, beside what its screen says of it, which is the same as long as anything is kept.
struct PlacedStamp: Equatable {
  /// A column in the middle of which a row stands sets it.
  let justify: StackJustification?
  let frame: PixelRect
  let fills: Bool
  let room: KeptScreen.Room
  let surroundings: PlacedSurroundings
}

extension Screen {
  fileprivate var hasArrangements: Bool {
    func isStack(_ element: Element) -> Bool { if case .stack = element { true } else { false } }
    return content.contains(where: isStack) || dock.contains(where: isStack)
  }
}

extension ScreenSetting {
  /// What of it is kept.
  fileprivate var kept: ScreenSetting {
    var setting = self
    setting.data = data.withoutLists
    return setting
  }

  /// Whether all but the data, and how far things have scrolled, is the same.
  fileprivate func isLike(_ other: ScreenSetting) -> Bool {
    var (one, two) = (self, other)
    (one.data, two.data) = (AppData(), AppData())
    (one.view.offsets, two.view.offsets) = ([:], [:])
    return one == two
  }
}
