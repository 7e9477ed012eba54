import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@Suite("A key held on a device that does not repeat")
struct KeyRepeatTests {
  var repeats = KeyRepeat(delayMilliseconds: 400, intervalMilliseconds: 50)

  func event(
    _ occurrence: InputEvent.Occurrence, device: Int = 1, kind: InputKind = .remote, at: Int = 0
  ) -> InputEvent {
    InputEvent(device: DeviceID(device), kind: kind, time: milliseconds(at), occurrence: occurrence)
  }

  func milliseconds(_ count: Int) -> Instant { Instant.zero.advanced(byMilliseconds: count) }

  @Test mutating func repeatsAfterTheDelayAndThenAtTheInterval() {
    #expect(repeats.deadline == nil)
    repeats.note(event(.keyDown(KeyPress(code: 108)), at: 10))
    #expect(repeats.deadline == milliseconds(410))
    #expect(repeats.due(at: milliseconds(409)) == nil)
    let first = repeats.due(at: milliseconds(410))
    #expect(first?.occurrence == .keyDown(KeyPress(code: 108, isRepeat: true)))
    #expect(first?.time == milliseconds(410))
    #expect(repeats.deadline == milliseconds(460))
  }

  @Test mutating func repeatsOnceAfterALongStall() {
    repeats.note(event(.keyDown(KeyPress(code: 108))))
    #expect(repeats.due(at: milliseconds(5000)) != nil)
    #expect(repeats.due(at: milliseconds(5000)) == nil)
    #expect(repeats.deadline == milliseconds(5050))
  }

  @Test(arguments: [
    InputEvent.Occurrence.keyUp(KeyPress(code: 108)), .keysCancelled, .detached(name: ""),
  ])
  mutating func stopsWhenItEnds(occurrence: InputEvent.Occurrence) {
    repeats.note(event(.keyDown(KeyPress(code: 108))))
    repeats.note(event(occurrence, device: 2))
    #expect(repeats.deadline != nil, "another device has nothing to do with it")
    repeats.note(event(occurrence))
    #expect(repeats.deadline == nil)
    #expect(repeats.due(at: milliseconds(1000)) == nil)
  }

  @Test mutating func isTheOnePressedLast() {
    repeats.note(event(.keyDown(KeyPress(code: 108))))
    repeats.note(event(.keyDown(KeyPress(code: 103)), at: 100))
    repeats.note(event(.keyUp(KeyPress(code: 108)), at: 150))
    #expect(
      repeats.due(at: milliseconds(500))?.occurrence
        == .keyDown(KeyPress(code: 103, isRepeat: true)))
  }

  @Test mutating func isNoModifierAndNoPush() {
    repeats.note(event(.keyDown(KeyPress(code: 42)), kind: .keys))
    repeats.note(event(.keyDown(KeyPress(code: 28)), kind: .knob))
    #expect(repeats.deadline == nil)
  }
}
