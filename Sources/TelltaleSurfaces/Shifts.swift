import TelltaleGraphics
import TelltaleLayout

/// The changes of a screen that no hand made, each for as long as a press may be meant for what stood there before.
///
/// A press at a point counts if the same control with the same meaning stood there in all of them: what kept its
/// place goes on to be pressed while things around it change.
package struct Shifts: Hashable, Sendable {
  private var shifts: [Shift] = []

  /// The largest number of changes that are kept apart: more than are presented within a guard.
  private static let most = 16

  package init() {}

  /// Adds a change, and removes those that are over by now.
  ///
  /// - Parameters:
  ///   - shift: The change.
  ///   - now: The moment of the change.
  ///   - milliseconds: The age at which an event does not count any more. Changes are kept for as long.
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

  /// Notes that a frame was on the glass: the guards of the changes that it shows begin.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame.
  ///   - time: When it was first seen.
  package mutating func presented(_ frame: Int, at time: Instant) {
    for index in shifts.indices { shifts[index].arming.presented(frame, at: time) }
  }

  /// Decides whether a press is meant for the control that stands below it now.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - point: Where the press went down, in pixels of the display.
  ///   - time: When it went down.
  /// - Returns: False where another control stood there a moment ago.
  package func allow(_ control: Control, at point: PixelPoint, _ time: Instant) -> Bool {
    shifts.allSatisfy { $0.arming.isOver(at: time) || $0.hasSame(control, at: point) }
  }

  /// Decides whether a push is meant for the focused control.
  ///
  /// - Parameter time: When it was pushed.
  /// - Returns: False where a change moved the focus a moment ago.
  package func keepFocus(at time: Instant) -> Bool {
    shifts.allSatisfy { $0.arming.isOver(at: time) || !$0.movesFocus }
  }

  /// Notes that a hand moved the focus itself, and knows where it is.
  package mutating func settleFocus() {
    for index in shifts.indices { shifts[index].movesFocus = false }
  }
}

/// The controls of a screen as they stood before one change of it.
package struct Shift: Hashable, Sendable {
  private var controls: [Control]
  /// The controls that were not there all the time.
  private var changed: Set<ControlID> = []
  /// The guard of the change. It is over once people have been able to see the change and to keep a hand from going
  /// down.
  package var arming: Arming
  /// True where the focus went to another control, or the focused control became something else.
  package var movesFocus: Bool

  /// Compares two states of a surface; `nil` where nothing that can be pressed has changed, and the focus neither.
  ///
  /// - Parameters:
  ///   - old: The surface before the change.
  ///   - new: The surface after it.
  ///   - arming: The guard of the change.
  package init?(from old: Surface, to new: Surface, arming: Arming) {
    controls = old.placement.controls.filter(\.isPressable)
    self.arming = arming
    movesFocus = old.focus != new.focus || old.focused?.meaning != new.focused?.meaning
    let isSame = controls.elementsEqual(new.placement.controls.lazy.filter(\.isPressable)) {
      $0.stands(as: $1)
    }
    if isSame, !movesFocus { return nil }
  }

  /// Tells whether a press at a point would have meant the same control before the change.
  ///
  /// - Parameters:
  ///   - control: The control that stands there now.
  ///   - point: The point, in pixels of the display.
  /// - Returns: False where another stood there, or the same one with another meaning.
  package func hasSame(_ control: Control, at point: PixelPoint) -> Bool {
    guard let known = controls.pressed(at: point), !changed.contains(known.id) else { return false }
    return known.means(control)
  }

  /// Joins two changes, this one being the first.
  ///
  /// - Parameter next: The change that followed.
  /// - Returns: Both in one: only controls that stood the same in both are known.
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

  /// Returns true for the same control with the same meaning in the same place.
  fileprivate func stands(as other: Control) -> Bool {
    means(other) && frame == other.frame && target == other.target
  }
}
