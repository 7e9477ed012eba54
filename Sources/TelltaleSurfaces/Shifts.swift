import TelltaleGraphics
import TelltaleLayout

/// What stood on a screen before something else than a hand changed it, for as long as a press may
/// be meant for that.
///
/// A press at a point counts if the same control with the same meaning stood there in all of them:
/// what kept its place goes on to be pressed while things around it change.
package struct Shifts: Hashable, Sendable {
  private var shifts: [Shift] = []

  /// More than are presented within a guard.
  private static let most = 16

  package init() {}

  /// Those that are over by now are forgotten.
  package mutating func add(_ shift: Shift, at now: Instant, stale milliseconds: Int) {
    // An event may be handled as late as this and still count.
    shifts.removeAll { $0.arming.isOver(at: now.advanced(byMilliseconds: -milliseconds)) }
    // Of several changes before one frame, the first may be on its way to the glass; of all others
    // only what they have in common matters.
    if shifts.suffix(2).filter(\.arming.isAwaiting).count == 2, let last = shifts.popLast() {
      shifts.append(last.merged(with: shift))
    } else {
      shifts.append(shift)
    }
    guard shifts.count > Self.most else { return }
    let first = shifts.removeFirst()
    shifts[0] = first.merged(with: shifts[0])
  }

  package mutating func presented(_ frame: Int, at time: Instant) {
    for index in shifts.indices { shifts[index].arming.presented(frame, at: time) }
  }

  /// Whether a press on a control, as it is now, is meant for it.
  package func allow(_ control: Control, at point: PixelPoint, _ time: Instant) -> Bool {
    shifts.allSatisfy { $0.arming.isOver(at: time) || $0.hasSame(control, at: point) }
  }

  /// Whether a push is meant for what has the focus.
  package func keepFocus(at time: Instant) -> Bool {
    shifts.allSatisfy { $0.arming.isOver(at: time) || !$0.movesFocus }
  }

  /// A hand moved the focus itself, and knows where it is.
  package mutating func settleFocus() {
    for index in shifts.indices { shifts[index].movesFocus = false }
  }
}

/// What stood on a screen before one change of it.
package struct Shift: Hashable, Sendable {
  private var controls: [Control]
  /// Those that were not there all the time.
  private var changed: Set<ControlID> = []
  /// Over once people have been able to see the change and to keep a hand from going down.
  package var arming: Arming
  /// The focus went to something else, or what has it became something else.
  package var movesFocus: Bool

  /// `nil` where nothing that can be pressed has changed.
  package init?(from old: Surface, to new: Surface, arming: Arming) {
    controls = old.placement.controls.filter(\.isPressable)
    self.arming = arming
    movesFocus = old.focus != new.focus || old.focused?.meaning != new.focused?.meaning
    let isSame = controls.elementsEqual(new.placement.controls.lazy.filter(\.isPressable)) {
      $0.stands(as: $1)
    }
    if isSame, !movesFocus { return nil }
  }

  package func hasSame(_ control: Control, at point: PixelPoint) -> Bool {
    guard let known = controls.pressed(at: point), !changed.contains(known.id) else { return false }
    return known.means(control)
  }

  /// Both in one, as the first of two: only what stood the same in both is known.
  package func merged(with next: Shift) -> Shift {
    let nexts = Dictionary(next.controls.map { ($0.id, $0) }) { first, _ in first }
    let same = controls.filter { nexts[$0.id]?.stands(as: $0) == true }
    let ids = Set(same.map(\.id))
    let others = next.controls.filter { !ids.contains($0.id) }
    let covered = same.filter { one in others.contains { $0.target.intersects(one.target) } }
    var merged = self
    merged.changed = changed.union(next.changed)
      .union(controls.lazy.map(\.id).filter { !ids.contains($0) }).union(covered.map(\.id))
    merged.arming = next.arming
    merged.movesFocus = movesFocus || next.movesFocus
    return merged
  }
}

extension Control {
  fileprivate func means(_ other: Control) -> Bool { id == other.id && meaning == other.meaning }

  /// In the same place as well.
  fileprivate func stands(as other: Control) -> Bool {
    means(other) && frame == other.frame && target == other.target
  }
}
