/// Makes turns of a knob's frames; what is pushed on it are keys, for `KeyDecoder`.
package struct KnobDecoder: Hashable, Sendable {
  /// More detents than this in one frame were not turned by a hand.
  package static let maximumDetents = 100

  private let codes: Set<UInt16>
  /// Fine steps of a wheel that has no detents of its own, up to the next one (120 to a detent).
  private var fineSteps = 0

  package init(_ facts: DeviceFacts) { codes = facts.codes[EventType.relative] ?? [] }

  /// The detents of the frame as one turn, clockwise positive.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    let detents = detents(of: frame.events)
    guard detents != 0, !frame.isSynchronisation else { return [] }
    return [.turned(detents: detents)]
  }

  /// The dial where there is one, or else the wheel: drivers that send both mean the same turn.
  mutating func detents(of events: [RawEvent]) -> Int {
    if codes.contains(EventCode.dial) { return Self.sum(EventCode.dial, in: events) }
    if codes.contains(EventCode.wheel) { return Self.sum(EventCode.wheel, in: events) }
    fineSteps += Self.sum(EventCode.wheelHighResolution, in: events, limit: 120 * maximum)
    defer { fineSteps %= 120 }
    return fineSteps / 120
  }

  private var maximum: Int { Self.maximumDetents }

  private static func sum(
    _ code: UInt16, in events: [RawEvent], limit: Int = maximumDetents
  ) -> Int {
    let sum = events.reduce(0) { sum, event in
      let counts = event.type == EventType.relative && event.code == code
      return counts ? sum + Int(event.value) : sum
    }
    return max(-limit, min(limit, sum))
  }
}
