import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Scanners and security keys, which are keyboards to the kernel.
@Suite struct ScannerTests {
  private func events(_ codes: [UInt16], from start: Int = 0) -> [InputEvent] {
    var devices = DeviceSet(
      geometry: InputGeometry(screen: PixelSize(width: 100, height: 100)),
      assignments: [DeviceAssignment(name: "Keyboard", role: .scanner)])
    let facts = SampleDevices.keyboard("")
    var events = (try? devices.attach(facts, as: DeviceID(1), at: .zero)) ?? []
    for (index, code) in codes.enumerated() {
      for value in [1, 0] as [Int32] {
        let time = Instant(microseconds: Int64(start + index * 10 + (value == 0 ? 5 : 0)) * 1000)
        let event = RawEvent(type: EventType.key, code: code, value: value)
        events += devices.decode(RawFrame(time: time, events: [event]), from: DeviceID(1))
      }
    }
    return events
  }

  @Test func `its keys are one code, by the keyboard's layout, and no keys`() {
    let keys = TypedKeys(layout: "us")
    let read = events([21, 2, 3, 28]).compactMap { keys.read($0) }
    #expect(
      read.map(\.occurrence) == [
        .attached(name: "Keyboard", writing: .codes), .scanned(code: "y12"),
      ])
    #expect(TypedKeys(layout: "de").isGerman(events([21, 28])))
  }

  @Test func `a code that nothing ends is told after its pause`() {
    let keys = TypedKeys(layout: "us")
    _ = events([2, 3]).compactMap { keys.read($0) }
    #expect(keys.deadline == Instant(microseconds: 160_000))
    #expect(keys.due(at: Instant(microseconds: 159_000)).isEmpty)
    let due = keys.due(at: Instant(microseconds: 400_000))
    #expect(due.map(\.occurrence) == [.scanned(code: "12")])
    #expect(due.map(\.time) == [Instant(microseconds: 160_000)])
    #expect(keys.deadline == nil)
  }

  @Test func `one that goes in the midst of a code leaves nothing behind`() {
    let keys = TypedKeys(layout: "us")
    _ = events([2, 3]).compactMap { keys.read($0) }
    let gone = InputEvent(
      device: DeviceID(1), kind: .keys, time: .zero, occurrence: .detached(name: "Keyboard"))
    #expect(keys.read(gone)?.occurrence == .detached(name: "Keyboard"))
    #expect(keys.deadline == nil)
  }
}

extension TypedKeys {
  /// Whether Y and Z are where Germans have them.
  fileprivate func isGerman(_ events: [InputEvent]) -> Bool {
    events.compactMap { read($0) }.last?.occurrence == .scanned(code: "z")
  }
}
