import TelltaleGraphics
import TelltaleInput
import Testing

@testable import TelltaleEvdev

@Suite("Reading a device")
struct EventReaderTests {
  /// A kernel that gives the steps in turn and then nothing, and notes what was asked of it.
  final class Kernel {
    var steps: [EventReader.Step]
    var asked: [Bool] = []

    init(_ steps: [EventReader.Step]) { self.steps = steps }

    func read(_ isSynchronising: Bool) -> EventReader.Step {
      asked.append(isSynchronising)
      return steps.isEmpty ? .nothing : steps.removeFirst()
    }
  }

  static func raw(_ type: UInt16, _ code: UInt16, _ value: Int32) -> RawEvent {
    RawEvent(type: type, code: code, value: value)
  }

  static let report = raw(0, 0, 0)
  static let dropped = raw(0, 3, 0)

  func milliseconds(_ count: Int) -> Instant { Instant.zero.advanced(byMilliseconds: count) }

  @Test func bringsEventsIntoFrames() {
    var reader = EventReader()
    let kernel = Kernel([
      .event(Self.raw(1, 28, 1), milliseconds(5)), .event(Self.report, milliseconds(5)),
      .event(Self.raw(1, 28, 0), milliseconds(9)),
    ])
    let first = reader.drain(kernel.read)
    #expect(first.frames == [RawFrame(time: milliseconds(5), events: [Self.raw(1, 28, 1)])])
    #expect(first.ending == .nothing)
    let second = reader.drain(Kernel([.event(Self.report, milliseconds(9))]).read)
    #expect(
      second.frames == [RawFrame(time: milliseconds(9), events: [Self.raw(1, 28, 0)])],
      "half a frame waits for its end")
  }

  @Test func marksWhatWasMadeUpAfterADrop() {
    var reader = EventReader()
    let kernel = Kernel([
      .event(Self.raw(3, 53, 10), milliseconds(1)),
      .synchronisation(Self.dropped, milliseconds(2)),
      .synchronisation(Self.raw(3, 57, -1), milliseconds(2)),
      .synchronisation(Self.report, milliseconds(2)),
      .nothing,
      .event(Self.raw(3, 57, 4), milliseconds(3)), .event(Self.report, milliseconds(3)),
    ])
    let (frames, ending) = reader.drain(kernel.read)
    #expect(frames.map(\.isSynchronisation) == [true, true, false])
    #expect(frames[1].events == [Self.raw(3, 57, -1)])
    #expect(ending == .nothing)
    #expect(kernel.asked == [false, false, true, true, true, false, false, false])
  }

  @Test func cancelsATapWhoseMiddleWasDropped() throws {
    var reader = EventReader()
    let kernel = Kernel([
      .event(Self.raw(3, 57, 1), milliseconds(1)), .event(Self.raw(3, 53, 10), milliseconds(1)),
      .event(Self.raw(3, 54, 10), milliseconds(1)), .event(Self.report, milliseconds(1)),
      .synchronisation(Self.dropped, milliseconds(60)),
      .synchronisation(Self.raw(3, 57, -1), milliseconds(60)),
      .synchronisation(Self.report, milliseconds(60)),
    ])
    let axis = AxisRange(minimum: 0, maximum: 99)
    let facts = DeviceFacts(
      name: "Panel", codes: [3: [47, 53, 54, 57]],
      axes: [47: AxisRange(minimum: 0, maximum: 4), 53: axis, 54: axis])
    var touch = try TouchDecoder(
      facts, geometry: InputGeometry(screen: PixelSize(width: 100, height: 100)))
    let occurrences = reader.drain(kernel.read).frames.flatMap { touch.decode($0) }
    #expect(
      occurrences == [
        .contactDown(contact: 1, at: PixelPoint(x: 10, y: 10)), .contactCancelled(contact: 1),
      ])
  }

  @Test func standsDropsWithoutEnd() {
    var reader = EventReader()
    let (frames, ending) = reader.drain { _ in .synchronisation(Self.dropped, .zero) }
    #expect(frames.count == EventReader.maximumEvents)
    #expect(ending == .limit)
  }

  @Test func endsWhereTheDeviceFails() {
    var reader = EventReader()
    let kernel = Kernel([
      .event(Self.raw(1, 28, 1), .zero), .event(Self.report, .zero), .failed(19),
    ])
    let (frames, ending) = reader.drain(kernel.read)
    #expect(frames.count == 1, "what came before it was true")
    #expect(ending == .failed(19))
  }
}
