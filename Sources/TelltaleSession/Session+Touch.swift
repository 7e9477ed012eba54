import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// Fingers, and the pointer's button: what they press, drag and magnify of what is in front.
extension Session {
  mutating func contactDown(
    _ contact: Int, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    hands.contactDown(event.device, contact, at: point, event.time)
    if beginPinch(contact, at: point, event, isStale: isStale) { return }
    // A second finger makes it a palm, a storm makes it nobody: neither means anything, and neither
    // takes away what a knob or a key is about. A thumb that lies on the rim is neither.
    let others = hands.activeContacts(on: event.device, besides: contact, at: event.time)
    guard others == 0, !hands.isStorm(at: event.time) else {
      let isStorm = hands.isStorm(at: event.time)
      ignore(
        front?.press?.control ?? front?.target(at: point), because: isStorm ? .storm : .several)
      if case .contact(event.device, let number)? = front?.press?.holder {
        drop(.contact(event.device, number))
      }
      return
    }
    letGoOfResting(at: event.time)
    let hidesFocus = !world.profile.behaviour.showsFocusInitially && showsFocus
    if hidesFocus, counts(event, isStale: isStale), asking?.typing == nil, front?.press == nil {
      showsFocus = false
      changed()
    }
    let holder = Holder.contact(event.device, contact)
    if resume(holder, at: point, event, in: world) { return }
    down(holder, at: point, event, isStale: isStale, in: world)
    if front?.press?.holder == holder, front?.press?.isOnSomething == true { return }
    if front?.target(at: point) == nil, front?.placement.area(at: point) == nil {
      hands.setAside(event.device, contact)
    }
  }

  mutating func contactUp(
    _ contact: Int, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    hands.contactUp(event.device, contact)
    if front?.pinch?.device == event.device { endPinch(at: event.time, in: world) }
    let holder = Holder.contact(event.device, contact)
    if let held = front?.press, held.holder == holder, !held.isDragging,
      event.time.milliseconds(since: held.startedAt)
        < world.profile.behaviour.minimumTouchMilliseconds
    {
      front?.press?.liftedAt = event.time
      return changed()
    }
    up(holder, at: point, event, isStale: isStale, in: world)
  }

  /// A finger that is back within the time in which contacts bounce, and where it was, never left.
  private mutating func resume(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, in world: World
  ) -> Bool {
    guard let held = front?.press, let lifted = held.liftedAt,
      held.holder.device == event.device
    else { return false }
    let pause = event.time.milliseconds(since: lifted)
    guard pause <= world.profile.behaviour.debounceMilliseconds,
      held.control == nil || front?.target(at: point) == held.control,
      isNear(point, held.start, in: world)
    else {
      front?.press = nil
      return false
    }
    front?.press?.holder = holder
    front?.press?.liftedAt = nil
    return true
  }

  /// A finger or the pointer's button came down.
  mutating func down(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    guard let surface = front else { return }
    let hit = surface.target(at: point)
    guard counts(event, isStale: isStale) else {
      return ignore(hit, because: reason(event, isStale: isStale))
    }
    guard surface.isFree else { return ignore(hit, because: .several) }
    if hit == nil { ignore(surface.placement.disabled(at: point)?.id, because: .disabled) }
    let area = surface.placement.area(at: point)
    guard hit != nil || area != nil || surface.followsFingers else { return }
    var press = Press(holder: holder, control: hit, start: point, startedAt: event.time)
    let control = hit.flatMap(surface.placement.control)
    press.meaning = control?.meaning
    press.area = area?.path
    if surface.isMoving {
      // A touch that stops a moving list activates nothing (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT),
      // and one on a moving modal neither.
      front?.fling = nil
      press.control = nil
      ignore(hit, because: .moving)
    } else if let control, !surface.shifts.allow(control, at: point, event.time) {
      press.control = nil
      ignore(hit, because: .changed)
    }
    front?.press = press
    changed()
    beginMarking(at: event.time, in: world)
  }

  /// As near as fingers tremble.
  private func isNear(_ point: PixelPoint, _ start: PixelPoint?, in world: World) -> Bool {
    guard let start else { return false }
    let slop = world.profile.density.pixels(world.profile.behaviour.touchSlop)
    return max(abs(point.x - start.x), abs(point.y - start.y)) <= slop
  }

  /// It moved: one area is dragged along its axis; leaving the control ends the press for good.
  mutating func moved(_ holder: Holder, to point: PixelPoint, at time: Instant, in world: World) {
    if case .contact(_, let contact) = holder, pinch(contact, to: point, at: time, in: world) {
      return
    }
    guard front?.press?.holder == holder, !mark(to: point, in: world), let surface = front,
      let press = surface.press, let start = press.start
    else { return }
    if let drag = press.drag { return follow(drag, to: point, at: time, in: world) }
    // Where a list scrolls, any movement is about the list (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT).
    if !isNear(point, start, in: world), press.area != nil || surface.followsFingers {
      beginDrag(press, from: start, to: point, at: time, in: world)
    } else if let control = press.control, surface.target(at: point) != control {
      front?.press?.control = nil
      changed()
      ignore(control, because: .left)
    }
  }

  private mutating func beginDrag(
    _ press: Press, from start: PixelPoint, to point: PixelPoint, at time: Instant, in world: World
  ) {
    // What a finger moves, the pointer marks.
    if case .pointer = press.holder, canMark(press, in: world) {
      markFromPress(in: world)
      _ = mark(to: point, in: world)
      return
    }
    front?.press?.control = nil
    front?.press?.isDragging = true
    changed()
    guard let surface = front else { return }
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let area = press.area.flatMap(surface.placement.area)
    if dy > abs(dx), canSwipeAway(from: start, area, in: world) {
      let drag = Drag(
        .modal, from: start, at: press.startedAt,
        offset: PixelPoint(x: 0, y: -surface.placement.drop(in: surface.slide)))
      follow(drag, to: point, at: time, in: world)
    } else if let area, area.follows(dx: dx, dy: dy) {
      let drag = Drag(.area(area.path), from: start, at: press.startedAt, offset: area.offset)
      follow(drag, to: point, at: time, in: world)
    }
  }

  private mutating func follow(
    _ drag: Drag, to point: PixelPoint, at time: Instant, in world: World
  ) {
    var drag = drag
    drag.follow(to: point, at: time)
    front?.press?.drag = drag
    switch drag.subject {
    case .area(let path): scroll(path, to: drag.position, at: time, in: world)
    case .modal:
      front?.slide = nil
      changed()
    }
  }

  /// It was lifted: inside the same control, that is an activation; after a drag, content glides on.
  mutating func up(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    guard let surface = front, let press = surface.press, press.holder == holder else { return }
    let hit = surface.target(at: point)
    front?.press = nil
    changed()
    let isMeant = counts(event, isStale: isStale)
    switch press.drag?.subject {
    case .area(let path)?:
      if let drag = press.drag { glide(path, after: drag, at: event.time, in: world) }
    case .modal?:
      if let drag = press.drag { drop(after: drag, at: event.time, isMeant: isMeant, in: world) }
    case nil:
      guard !press.isHeld, let control = press.control else { return }
      guard isMeant else { return ignore(control, because: reason(event, isStale: isStale)) }
      guard control == hit else { return ignore(control, because: .left) }
      if case .node(let path) = control { tapText(at: path, point, event.time, in: world) }
      release(control, press, at: event.time, in: world)
    }
  }

  /// A press has come to its end where it is meant.
  mutating func release(
    _ control: ControlID, _ press: Press, at time: Instant, in world: World
  ) {
    if front?.isQuestion == false { glow(control, since: press.startedAt, at: time) }
    activate(control, in: world)
  }

  /// Keeps what was pressed lit for at least a tenth of a second (TABLE-ROW-HIGHLIGHT).
  private mutating func glow(_ control: ControlID, since start: Instant, at time: Instant) {
    let least = start.advanced(byMilliseconds: 100)
    guard time < least else { return }
    front?.glow = Surface.Glow(control: control, until: least)
  }
}

extension Press {
  /// It is on a control, or on what scrolls.
  fileprivate var isOnSomething: Bool { control != nil || area != nil }
}

extension Surface {
  /// Nothing is held, or only by a finger that may have bounced.
  var isFree: Bool { press == nil || press?.liftedAt != nil }
}

extension Placement {
  /// The area at a point that can scroll.
  func area(at point: PixelPoint) -> ScrollArea? {
    areas.last { $0.viewport.contains(point) && $0.maximumOffset != .zero }
  }
}

extension Placement {
  /// What would be chosen at a point, if it could be.
  func disabled(at point: PixelPoint) -> Control? {
    disabled.last { $0.isPressable && $0.target.contains(point) }
  }

  /// A control, whether it can be chosen or not.
  func named(_ id: ControlID) -> Control? { control(id) ?? disabled.first { $0.id == id } }
}

extension [Control] {
  /// Which of them is pressed at a point; a frame beats a neighbour's target that was grown over it.
  func pressed(at point: PixelPoint) -> Control? {
    // Later ones stand in front.
    last { $0.isPressable && $0.frame.contains(point) && $0.target.contains(point) }
      ?? last { $0.isPressable && $0.target.contains(point) }
  }
}

extension Control {
  /// Seen, and more than a window that is scrolled.
  var isPressable: Bool {
    if case .area = id { return false }
    return !target.isEmpty
  }
}

extension ScrollArea {
  /// True for a movement along the area's axis; the first movement decides for the whole gesture.
  func follows(dx: Int, dy: Int) -> Bool {
    switch axis {
    case .vertical: abs(dy) >= abs(dx)
    case .horizontal: abs(dx) >= abs(dy)
    case .both: true
    }
  }
}
