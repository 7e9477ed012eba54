import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The machine for fingers, and for the pointer's button: it says what they press, drag and magnify of what is in
/// front.
///
/// It remembers nothing itself. The surface records what is held, and the history records which fingers are down.
package struct TouchMachine {
  package var rules: TouchRules
  package var deed: Deed

  /// Handles a finger that came down.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - point: Where it came down, in pixels of the display.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: The intents, in order. In a storm of touches nothing is pressed, and a second finger presses only
  ///   keys of a page.
  package func contactDown(
    _ contact: Int, at point: PixelPoint, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    hands.contactDown(deed.device, contact, at: point, deed.time)
    if beginPinch(contact, at: point, &surface, hands) { return [.changed] }
    // A second finger makes it a palm, a storm makes it nobody: neither means anything, and neither
    // takes away what a knob or a key is about. A thumb that lies on the rim is neither.
    let others = hands.activeContacts(on: deed.device, besides: contact, at: deed.time)
    let isStorm = hands.isStorm(at: deed.time)
    if others == 1, !isStorm, let typed = typeOn(at: point, &surface) {
      return [.activate(typed)] + down(.contact(deed.device, contact), at: point, &surface)
    }
    guard others == 0, !isStorm else {
      let meant = surface?.press?.control ?? surface?.target(at: point)
      var intents = [Intent.ignored(meant, isStorm ? .storm : .several)]
      if case .contact(deed.device, _)? = surface?.press?.holder { intents += letGo(of: &surface) }
      return intents
    }
    var intents = letGoOfResting(&surface, hands)
    if rules.hidesFocus, deed.counts(on: surface), surface?.question?.typedField == nil,
      surface?.press == nil
    {
      intents.append(.hideFocus)
    }
    let holder = Holder.contact(deed.device, contact)
    if resume(holder, at: point, &surface) { return intents }
    intents += down(holder, at: point, &surface)
    if surface?.press?.holder == holder, surface?.press?.isOnSomething == true { return intents }
    if surface?.target(at: point) == nil, surface?.placement.area(at: point) == nil {
      hands.setAside(deed.device, contact)
    }
    return intents
  }

  /// Types a key of a page while the next one is pressed already, as people do who type with two thumbs.
  ///
  /// - Returns: The key that is typed; `nil` where this is not that.
  private func typeOn(at point: PixelPoint, _ surface: inout Surface?) -> ControlID? {
    guard let front = surface, deed.counts(on: front), let press = front.press,
      case .contact(deed.device, _) = press.holder, let control = press.control,
      press.purpose?.typesOn == true, press.liftedAt == nil,
      // The contacts of a palm come together.
      deed.time.milliseconds(since: press.startedAt) >= rules.leastMilliseconds,
      let next = front.target(at: point), next != control,
      front.placement.control(next)?.purpose.typesOn == true
    else { return nil }
    surface?.press = nil
    return control
  }

  /// Handles a finger that was lifted. A touch that was too short to be one waits: its contact may have bounced.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - point: Where it was lifted, in pixels of the display.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: The intents, in order.
  package func contactUp(
    _ contact: Int, at point: PixelPoint, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    hands.contactUp(deed.device, contact)
    let intents = surface?.pinch?.device == deed.device ? endPinch(&surface) : []
    let holder = Holder.contact(deed.device, contact)
    if let held = surface?.press, held.holder == holder, !held.isDragging,
      deed.time.milliseconds(since: held.startedAt) < rules.leastMilliseconds
    {
      surface?.press?.liftedAt = deed.time
      return intents + [.changed]
    }
    return intents + up(holder, at: point, &surface)
  }

  /// Handles a contact that ended though no hand has lifted it.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: The intents, in order; none of them is an activation.
  package func contactCancelled(
    _ contact: Int, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    hands.contactUp(deed.device, contact)
    var intents: [Intent] = []
    if surface?.pinch?.device == deed.device {
      intents = endPinch(&surface) + letGo(of: &surface)
    }
    let isHeld = surface?.press?.holder == .contact(deed.device, contact)
    return isHeld ? intents + letGo(of: &surface) : intents
  }

  /// Ends all that was held by a device that has gone.
  ///
  /// - Parameters:
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: The intents, in order; none of them is an activation.
  package func detached(_ surface: inout Surface?, _ hands: inout HandHistory) -> [Intent] {
    hands.forget(deed.device)
    let intents = surface?.pinch?.device == deed.device ? endPinch(&surface) : []
    return surface?.press?.holder.device == deed.device ? intents + letGo(of: &surface) : intents
  }

  /// Goes on with the press of a finger that is back within the time in which contacts bounce, and where it was: it
  /// never left.
  private func resume(
    _ holder: Holder, at point: PixelPoint, _ surface: inout Surface?
  ) -> Bool {
    guard let held = surface?.press, let lifted = held.liftedAt,
      held.holder.device == deed.device
    else { return false }
    let pause = deed.time.milliseconds(since: lifted)
    guard pause <= rules.debounceMilliseconds,
      held.control == nil || surface?.target(at: point) == held.control,
      isNear(point, held.start)
    else {
      surface?.press = nil
      return false
    }
    surface?.press?.holder = holder
    surface?.press?.liftedAt = nil
    return true
  }

  /// Handles a finger or the pointer's button that came down.
  ///
  /// - Parameters:
  ///   - holder: The finger or the pointer.
  ///   - point: Where it came down, in pixels of the display.
  ///   - front: The surface in front; `nil` for none.
  /// - Returns: The intents, in order; among them the reason why nothing is pressed.
  package func down(
    _ holder: Holder, at point: PixelPoint, _ front: inout Surface?
  ) -> [Intent] {
    guard let surface = front else { return [] }
    let hit = surface.target(at: point)
    guard deed.counts(on: surface) else { return [.ignored(hit, deed.reason(on: surface))] }
    guard surface.isFree else { return [.ignored(hit, .several)] }
    var intents: [Intent] = []
    if hit == nil, let disabled = surface.placement.disabled(at: point) {
      intents.append(.ignored(disabled.id, .disabled))
    }
    let area = surface.placement.area(at: point)
    guard hit != nil || area != nil || surface.followsFingers else { return intents }
    var press = Press(holder: holder, control: hit, start: point, startedAt: deed.time)
    let control = hit.flatMap(surface.placement.control)
    (press.purpose, press.meaning) = (control?.purpose, control?.meaning)
    press.frame = control?.frame
    press.area = area?.path
    if surface.isMoving {
      // A touch that stops a moving list activates nothing (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT),
      // and one on a moving modal neither.
      front?.fling = nil
      front?.give = nil
      press.control = nil
      intents.append(.ignored(hit, .moving))
    } else if let control, !surface.shifts.allow(control, at: point, deed.time) {
      press.control = nil
      intents.append(.ignored(hit, .changed))
    }
    front?.press = press
    return intents + [.changed, .pressedText]
  }

  /// Handles a finger or the pointer's button that was let go of: inside the same control, that is an activation;
  /// after a drag, content glides on.
  ///
  /// - Parameters:
  ///   - holder: The finger or the pointer.
  ///   - point: Where it was let go of, in pixels of the display.
  ///   - front: The surface in front; `nil` for none.
  /// - Returns: The intents, in order; empty where it held nothing.
  package func up(_ holder: Holder, at point: PixelPoint, _ front: inout Surface?) -> [Intent] {
    guard let surface = front, let press = surface.press, press.holder == holder else { return [] }
    front?.press = nil
    if let drag = press.drag { return [.changed] + lifted(after: drag, &front) }
    guard !press.isHeld, let control = press.control else { return [.changed] }
    guard deed.counts(on: surface) else {
      return [.changed, .ignored(control, deed.reason(on: surface))]
    }
    guard control == surface.target(at: point) else { return [.changed, .ignored(control, .left)] }
    front?.release(control, press, at: deed.time)
    if surface.range(of: control) != nil {
      guard let step = surface.step(of: control, at: point, press) else {
        return [.changed, .ignored(control, .changed)]
      }
      return [.changed, .adjust(control, to: step)]
    }
    if case .node(let path) = control {
      return [.changed, .tappedText(path, at: point), .activate(control)]
    }
    return [.changed, .activate(control)]
  }

  /// Tells whether two points are as near as fingers tremble.
  ///
  /// - Parameters:
  ///   - point: A point, in pixels of the display.
  ///   - start: The other one; `nil` is near nothing.
  /// - Returns: True within the profile's slop along both axes.
  package func isNear(_ point: PixelPoint, _ start: PixelPoint?) -> Bool {
    guard let start else { return false }
    return max(abs(point.x - start.x), abs(point.y - start.y)) <= rules.slop
  }

  /// Ends the press of a finger that has been set aside, whoever comes.
  ///
  /// - Parameters:
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of fingers that are down.
  /// - Returns: The intents, in order; empty where the finger held nothing.
  package func letGoOfResting(_ surface: inout Surface?, _ hands: HandHistory) -> [Intent] {
    surface?.letGoOfResting(hands, at: deed.time) == true ? [.changed] : []
  }

  /// Ends whatever is held without an activation. A value that was on its way is set back.
  ///
  /// - Parameter surface: The surface in front; `nil` for none.
  /// - Returns: The intents, in order.
  package func letGo(of surface: inout Surface?) -> [Intent] {
    let back = surface?.press?.drag.flatMap(\.beginning).map { [$0] } ?? []
    return surface?.letGo() == true ? back + [.changed] : []
  }
}

extension Drag {
  /// The intent that puts a value back to where it was at the start; `nil` for what is no value.
  fileprivate var beginning: Intent? {
    if case .value(let control) = subject { .adjust(control, to: offset.x) } else { nil }
  }
}
