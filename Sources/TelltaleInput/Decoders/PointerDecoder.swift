import TelltaleGraphics

/// The reader of a mouse, or of a tablet that names places as the screen's owner sees them (emulated ones do). It
/// makes moves, clicks and wheel turns of their frames.
package struct PointerDecoder: Hashable, Sendable {
  package var geometry: InputGeometry { didSet { position = geometry.clamped(position) } }
  /// The place of the pointer, in pixels of the picture; in the middle at first. All pointers of a screen share one
  /// position, so it can be set.
  package var position: PixelPoint
  /// The axes that name places; `nil` for mice, which tell distances. Some devices name places and distances.
  private let axes: PanelAxes?
  private let tellsDistances: Bool
  /// The button of a mouse. A pen that has none presses by touching.
  private let primary: UInt16
  private var wheel: KnobDecoder
  private var rawX: Int32
  private var rawY: Int32
  private var button: Button

  private enum Button: Hashable, Sendable { case up, down, dead }

  /// Begins to read a pointer.
  ///
  /// - Parameters:
  ///   - facts: The codes and ranges that the device says it has.
  ///   - state: The buttons that were down when the device was opened; they are dead until they are released.
  ///   - geometry: The place of the panel on the picture.
  /// - Throws: The reason why absolute ranges cannot be mapped to the screen, for a device that tells no distances.
  package init(
    _ facts: DeviceFacts, state: DeviceState = DeviceState(), geometry: InputGeometry
  ) throws(DeviceRefusal) {
    self.geometry = geometry
    position = PixelPoint(x: geometry.screen.width / 2, y: geometry.screen.height / 2)
    do {
      axes =
        facts.hasRelativeAxes && !facts.hasAbsoluteAxes
        ? nil : try PanelAxes(facts, x: EventCode.absoluteX, y: EventCode.absoluteY)
    } catch {
      // Drivers of mice name axes that they never send, with no range.
      guard facts.hasRelativeAxes else { throw error }
      axes = nil
    }
    tellsDistances = facts.hasRelativeAxes
    primary =
      facts.keys.contains(EventCode.buttonLeft) ? EventCode.buttonLeft : EventCode.buttonTouch
    wheel = KnobDecoder(facts.turningAxis.map { KnobAxis($0) })
    rawX = state.axes[EventCode.absoluteX] ?? 0
    rawY = state.axes[EventCode.absoluteY] ?? 0
    button = state.keys.contains(primary) ? .dead : .up
  }

  /// Returns what the pointer did in a frame.
  ///
  /// - Parameter frame: The next frame of the device.
  /// - Returns: First the move, then the button, then the wheel, whose detents are positive towards the person.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    var result = move(frame.events)
    if frame.isSynchronisation {
      result += cancelAll()
      _ = press(frame.events)
      button = button == .up ? .up : .dead
      return result
    }
    result += press(frame.events)
    let away = wheel.detents(of: frame.events)
    return away == 0 ? result : result + [.turned(detents: -away)]
  }

  /// Ends the press of the button, since the device is gone or must not be trusted: nobody let go of it.
  ///
  /// - Returns: `.keysCancelled` where the button was down; else nothing.
  package mutating func cancelAll() -> [InputEvent.Occurrence] {
    guard button == .down else { return [] }
    button = .dead
    return [.keysCancelled]
  }

  private mutating func move(_ events: [RawEvent]) -> [InputEvent.Occurrence] {
    let old = position
    if tellsDistances { push(events) }
    if let axes { place(events, on: axes) }
    return position == old ? [] : [.pointerMoved(at: position)]
  }

  private mutating func place(_ events: [RawEvent], on axes: PanelAxes) {
    var isNamed = false
    for event in events where event.type == EventType.absolute {
      if event.code == EventCode.absoluteX { (rawX, isNamed) = (event.value, true) }
      if event.code == EventCode.absoluteY { (rawY, isNamed) = (event.value, true) }
    }
    guard isNamed else { return }
    position = geometry.pixel(at: axes.place(x: rawX, y: rawY)) ?? position
  }

  private mutating func push(_ events: [RawEvent]) {
    var target = position
    for event in events where event.type == EventType.relative {
      if event.code == EventCode.relativeX { target.x += Int(event.value) }
      if event.code == EventCode.relativeY { target.y += Int(event.value) }
    }
    position = geometry.clamped(target)
  }

  private mutating func press(_ events: [RawEvent]) -> [InputEvent.Occurrence] {
    events.compactMap { event in
      guard event.type == EventType.key, event.code == primary else { return nil }
      switch (event.value, button) {
      case (1, .up):
        button = .down
        return .pointerDown(at: position)
      case (0, .down):
        button = .up
        return .pointerUp(at: position)
      case (0, .dead):
        button = .up
        return nil
      default: return nil
      }
    }
  }
}
