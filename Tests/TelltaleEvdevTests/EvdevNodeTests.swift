import CEvdev
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Devices of the kernel, opened and read as they are; their driver is made up.
@Suite struct EvdevNodeTests {
  private let device: DriverDevice

  init() throws {
    device = try #require(DriverDevice())
    device.codes = [UInt8(EV_KEY): [28, 30, 42], UInt8(EV_REL): [7]]
  }

  private func failure() -> NodeError? {
    do throws(NodeError) {
      _ = try EvdevNode(opening: device.path)
      return nil
    } catch {
      return error
    }
  }

  private func kind() -> InputNotice.Kind? {
    if case .notice(let notice) = failure() { notice.kind } else { nil }
  }

  private static let report: (UInt16, UInt16, Int32) = (0, 0, 0)

  @Test func `what it is and what is down on it is known once it is open`() throws {
    device.downKeys = [42]
    device.properties = [1]
    let node = try EvdevNode(opening: device.path)
    let facts = node.facts
    #expect(facts.name == "Made Up" && facts.path == device.path)
    #expect([facts.bus, facts.vendor, facts.product, facts.version] == [3, 0x1234, 0x5678, 9])
    #expect(facts.keys == [28, 30, 42] && facts.sends(2, 7))
    #expect(facts.properties == [1])
    #expect(node.state == DeviceState(keys: [42]))
    #expect(node.number >= 0 && fcntl(node.number, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func `its events carry the time of the monotonic clock, which is set before all else`()
    throws
  {
    _ = try EvdevNode(opening: device.path)
    #expect(device.clock == CLOCK_MONOTONIC)
    #expect(device.requests.first == 0xa0, "the kernel empties the queue with it")
  }

  @Test func `frames are read as they come, and halves wait`() throws {
    let node = try EvdevNode(opening: device.path)
    #expect(node.read().frames.isEmpty && node.read().ending == .nothing)
    device.send([(1, 30, 1), Self.report, (1, 30, 0)])
    let time = Instant(microseconds: 1_000_005)
    let first = node.read()
    #expect(first.frames == [RawFrame(time: time, events: [RawEvent(type: 1, code: 30, value: 1)])])
    #expect(first.ending == .nothing)
    device.send([Self.report])
    #expect(
      node.read().frames == [RawFrame(time: time, events: [RawEvent(type: 1, code: 30, value: 0)])])
  }

  @Test func `after a drop what changed meanwhile is made up, and marked`() throws {
    let node = try EvdevNode(opening: device.path)
    device.send([(1, 30, 1), Self.report])
    _ = node.read()
    device.downKeys = [28]
    device.send([(0, 3, 0), Self.report])
    let frames = node.read().frames
    #expect(!frames.isEmpty && frames.allSatisfy { $0.isSynchronisation })
    let events = frames.flatMap(\.events)
    #expect(events.contains(RawEvent(type: 1, code: 30, value: 0)))
    #expect(events.contains(RawEvent(type: 1, code: 28, value: 1)))
    device.send([(1, 28, 0), Self.report])
    #expect(node.read().frames.map(\.isSynchronisation) == [false], "and reading goes on")
  }

  @Test func `it is had alone where the kernel agrees`() throws {
    let node = try EvdevNode(opening: device.path)
    #expect(!device.isGrabbed)
    device.refusals[0x90] = EBUSY
    #expect(node.grab() == EBUSY)
    device.refusals = [:]
    #expect(node.grab() == nil && device.isGrabbed)
  }

  @Test func `one that anybody may write to is refused, after it is known to be one`() throws {
    chmod(device.path, 0o602)
    #expect(kind() == .unsafe)
    device.refusals[0xa0] = ENOTTY
    #expect(kind() == .notInput, "of what is no input device the permissions are of no account")
    device.refusals = [:]
    chmod(device.path, 0o620)
    #expect(failure() == nil)
  }

  @Test func `what the kernel refuses is told as what it means`() throws {
    for request in [0xa0, 0x20] as [UInt8] {
      device.refusals = [request: ENODEV]
      #expect(failure() == .gone)
      device.refusals = [request: ENOTTY]
      #expect(kind() == .notInput)
      device.refusals = [request: EIO]
      #expect(kind() == .failed)
    }
  }

  @Test func `it is closed with the last who has it, and when it is refused`() throws {
    func count() -> Int { OpenFiles.count(of: device.path) }
    var node: EvdevNode? = try EvdevNode(opening: device.path)
    #expect(count() == 1 && node != nil)
    node = nil
    #expect(count() == 0)
    chmod(device.path, 0o602)
    _ = failure()
    device.refusals[0xa0] = ENOTTY
    _ = failure()
    #expect(count() == 0)
  }

  /// The whole way, from a folder with a node in it to what a hand did.
  @Test func `a device in the folder is used, recorded and surveyed`() throws {
    let folder = try TemporaryFolder()
    symlink(device.path, folder.path + "/event0")
    device.codes = [UInt8(EV_REL): [7], UInt8(EV_KEY): [0x100]]
    let survey = InputSurvey.run([], folder: folder.path)
    #expect(survey.entries.map(\.name) == ["Made Up"])
    guard case .used(let use)? = survey.entries.first?.verdict else {
      Issue.record("expected a device that is used")
      return
    }
    #expect(use.kinds == [.knob])
    let settings = EvdevSettings(
      device: DeviceProfile(), screen: PixelSize(width: 100, height: 100), folder: folder.path)
    let input = EvdevInput(settings, clock: MonotonicClock()) { Issue.record("\($0)") }
    #expect(input.kinds == [.knob] && device.isGrabbed)
    device.send([(2, 7, 3), Self.report])
    #expect(
      input.drain().map(\.occurrence) == [
        .attached(name: "Made Up", writing: .nothing), .turned(detents: 3),
      ])
    let recorder = try EvdevRecorder([], folder: folder.path) { Issue.record("\($0)") }
    let silence = try Doorbell()
    device.send([(2, 7, -1), Self.report])
    #expect(recorder.listen(until: silence.descriptor))
    #expect(
      recorder.recording.frames.map(\.frame.events) == [[RawEvent(type: 2, code: 7, value: -1)]])
    let named = try EvdevRecorder([folder.path + "/event0"]) { Issue.record("\($0)") }
    #expect(named.names == ["\(folder.path)/event0: Made Up"])
  }
}
