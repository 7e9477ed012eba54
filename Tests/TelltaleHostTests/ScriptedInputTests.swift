import TelltaleGraphics
import TelltaleHeadless
import TelltaleInput
import Testing

struct ScriptedInputTests {
  private func turn(_ detents: Int, at milliseconds: Int) -> InputEvent {
    InputEvent(
      device: DeviceID(1), kind: .knob, time: Instant.zero.advanced(byMilliseconds: milliseconds),
      occurrence: .turned(detents: detents))
  }

  @Test func `events come when the clock reaches them, in order of time`() {
    let clock = ManualClock()
    let input = ScriptedInput([turn(3, at: 30), turn(1, at: 10), turn(2, at: 10)], clock: clock)
    #expect(input.drain() == [])
    #expect(input.deadline == Instant(microseconds: 10_000))
    clock.advance(milliseconds: 10)
    #expect(input.drain() == [turn(1, at: 10), turn(2, at: 10)])
    clock.advance(milliseconds: 100)
    #expect(input.drain() == [turn(3, at: 30)])
    #expect(input.deadline == nil)
  }

  @Test func `events can be added, and none come after the end`() {
    let clock = ManualClock()
    let input = ScriptedInput(clock: clock)
    input.add([turn(1, at: 0), turn(2, at: 5)])
    #expect(input.drain() == [turn(1, at: 0)])
    input.close()
    clock.advance(milliseconds: 50)
    #expect(input.drain() == [])
  }

  @Test func `the clock never runs backwards`() {
    let clock = ManualClock(now: Instant(microseconds: 500))
    clock.advance(milliseconds: -3)
    clock.advance(to: .zero)
    #expect(clock.now == Instant(microseconds: 500))
  }
}
