import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// What has to hold between a state and the next.
enum StepInvariants {
  static func broken(_ before: Walker, _ step: WalkStep, _ after: Walker) -> [String] {
    keys(before.session, step, after.session) + sight(before.session, step, after.session)
  }

  /// A row that stays keeps its number, so that focus, marks and presses stay with it.
  private static func keys(_ before: Session, _ step: WalkStep, _ after: Session) -> [String] {
    guard before.screenName == after.screenName, before.app?.language == after.app?.language else {
      return []
    }
    let old = before.entries
    let new = after.entries
    return old.compactMap { row, key in
      new[row].flatMap { $0 == key ? nil : "\(row) is another row now" }
    }.sorted()
  }

  /// Where the focus goes by hand, the eye can follow.
  private static func sight(_ before: Session, _ step: WalkStep, _ after: Session) -> [String] {
    guard case .hand(let line) = step,
      ["turn", "key", "remote"].contains(where: line.hasPrefix), after.glass.showsFocus,
      // One comes back to a screen as one left it, even where that is out of sight.
      before.screenName == after.screenName, before.screenDepth == after.screenDepth,
      let focus = after.focusedControl, focus != before.focusedControl
    else { return [] }
    guard let surface = after.glass.front, surface.isQuestion || surface.fling == nil,
      let control = surface.focused, control.scrolls || !surface.isQuestion
    else { return [] }
    let area = control.area.flatMap(surface.placement.area)
    if surface.isQuestion, let area {
      let seen = control.frame.intersection(area.viewport).height
      return seen >= min(control.frame.height, area.viewport.height)
        ? [] : ["\(focus) has the focus and is not seen"]
    }
    // Several detents may come to a control and read on past it.
    if line.isLongTurn, area?.readings.isEmpty == false { return [] }
    let viewport = area?.viewport ?? PixelRect(after.size)
    let seen = control.frame.intersection(viewport).height
    // A window that is lower than what it is to show shows at least half of it.
    let fits = control.frame.height + 2 * after.ringReach <= viewport.height
    let isWhole = fits ? seen == control.frame.height : 2 * seen >= viewport.height
    return isWhole && !control.target.isEmpty ? [] : ["\(focus) has the focus and is not seen"]
  }
}

extension String {
  /// A line of a script that turns by more than one detent.
  fileprivate var isLongTurn: Bool {
    hasPrefix("turn ") && split(separator: " ").last.flatMap { Int($0) }.map(abs) ?? 0 > 1
  }
}

extension Session {
  fileprivate var ringReach: Int { screenPlacement?.focusRing.reach ?? 0 }

  /// The rows that are placed, by their table and their id.
  fileprivate var entries: [String: Int] {
    var entries: [String: Int] = [:]
    var twice: Set<String> = []
    for control in screenPlacement?.controls ?? [] {
      guard case .entry(let path, let key) = control.id else { continue }
      let name = "\(path)/\(control.name)"
      if entries.updateValue(key, forKey: name) != nil { twice.insert(name) }
    }
    for name in twice { entries[name] = nil }
    return entries
  }
}
