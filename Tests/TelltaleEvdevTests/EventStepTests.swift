import CEvdev
import Glibc
import TelltaleGraphics
import TelltaleInput
import Testing

@testable import TelltaleEvdev

@Suite("What libevdev answers")
struct EventStepTests {
  private func event(seconds: Int = 2, microseconds: Int = 3) -> input_event {
    input_event(
      time: timeval(tv_sec: seconds, tv_usec: microseconds), type: 1, code: 28, value: -7)
  }

  private let raw = RawEvent(type: 1, code: 28, value: -7)
  private let time = Instant(microseconds: 2_000_003)

  @Test func `is an event, or one that was made up`() {
    #expect(EventReader.Step(status: 0, event()) == .event(raw, time))
    #expect(EventReader.Step(status: 1, event()) == .synchronisation(raw, time))
  }

  @Test func `is nothing where no event waits, or a signal came first`() {
    for number in [EAGAIN, EINTR] {
      #expect(EventReader.Step(status: -number, event()) == .nothing)
    }
  }

  @Test(arguments: [EPERM, ENODEV, EIO, ENOMEM])
  func `is otherwise the error's number`(number: Int32) {
    #expect(EventReader.Step(status: -number, event()) == .failed(number))
  }

  @Test func `has a moment that can be told`() {
    let late = event(seconds: .max)
    #expect(EventReader.Step(status: 0, late) == .event(raw, .zero))
  }

  @Test func `is asked for no more than so often at a time`() {
    var reader = EventReader()
    var count = 0
    let report = RawEvent(type: 0, code: 0, value: 0)
    let (frames, ending) = reader.drain { _ in
      count += 1
      return .event(report, time)
    }
    #expect(count == 8192 && ending == .limit)
    #expect(frames.count <= count)
  }

  @Test func `a drop that is told twice is two gaps, and reading goes on after them`() {
    var reader = EventReader()
    let dropped = RawEvent(type: 0, code: 3, value: 0)
    let report = RawEvent(type: 0, code: 0, value: 0)
    var steps: [EventReader.Step] = [
      .synchronisation(dropped, time), .synchronisation(RawEvent(type: 0, code: 1, value: 3), time),
      .synchronisation(dropped, time), .synchronisation(report, time), .nothing,
      .event(raw, time), .event(report, time),
    ]
    var asked: [Bool] = []
    let (frames, ending) = reader.drain { isSynchronising in
      asked.append(isSynchronising)
      return steps.isEmpty ? .nothing : steps.removeFirst()
    }
    #expect(asked == [false, true, true, true, true, false, false, false])
    #expect(frames.last == RawFrame(time: time, events: [raw]))
    #expect(frames.dropLast().allSatisfy { $0.isSynchronisation })
    #expect(ending == .nothing)
  }
}
