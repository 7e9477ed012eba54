import TelltaleModel

/// The reader of a knob's frames, which makes turns of them. Pushes of a knob are keys, for `KeyDecoder`.
package struct KnobDecoder: Hashable, Sendable {
  /// The largest number of detents in one frame that a hand can have turned.
  package static let maximumDetents = 100

  /// The axis that turns; `nil` for a pointer without a wheel.
  private let knob: KnobAxis?
  /// The values of an axis that tells where it is: past its end it begins anew.
  private let range: AxisRange?
  /// The last place of an axis that tells places; `nil` until it has told one.
  private var place: Int32?
  /// The units that were turned since the last detent.
  private var units = 0

  /// Begins to read a knob or a wheel.
  ///
  /// - Parameters:
  ///   - knob: The axis that turns; `nil` for a pointer without a wheel.
  ///   - facts: The facts of the device, for the range of an axis that tells places.
  ///   - state: The place of that axis when the device was opened.
  package init(_ knob: KnobAxis?, _ facts: DeviceFacts? = nil, state: DeviceState = DeviceState()) {
    self.knob = knob
    guard case .absolute(let code)? = knob?.axis else {
      range = nil
      return
    }
    range = facts?.axes[code]
    place = state.axes[code]
  }

  /// Returns the detents of a frame as one turn.
  ///
  /// - Parameter frame: The next frame of the device.
  /// - Returns: One turn, clockwise positive; nothing before a detent is full, and for a frame that only catches up.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    let detents = detents(of: frame.events)
    guard detents != 0, !frame.isSynchronisation else { return [] }
    return [.turned(detents: detents)]
  }

  mutating func detents(of events: [RawEvent]) -> Int {
    guard let knob else { return 0 }
    let limit = Self.maximumDetents * knob.detent
    units += max(-limit, min(limit, turned(knob.axis, in: events)))
    defer { units %= knob.detent }
    return units / knob.detent
  }

  private mutating func turned(_ axis: DeviceAxis, in events: [RawEvent]) -> Int {
    switch axis {
    case .relative(let code):
      return events.reduce(0) { sum, event in
        let counts = event.type == EventType.relative && event.code == code
        return counts ? sum + Int(event.value) : sum
      }
    case .absolute(let code):
      return events.reduce(0) { sum, event in
        guard event.type == EventType.absolute, event.code == code else { return sum }
        return sum + step(to: event.value)
      }
    }
  }

  /// Returns the shorter way from the place before: a knob that goes round comes from its last value to its first.
  private mutating func step(to value: Int32) -> Int {
    defer { place = value }
    guard let place else { return 0 }
    let step = Int(value) - Int(place)
    guard let range, range.minimum < range.maximum else { return step }
    let round = Int(range.maximum) - Int(range.minimum) + 1
    if step > round / 2 { return step - round }
    return step < -(round / 2) ? step + round : step
  }
}
