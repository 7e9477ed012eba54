import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Listening to devices that send what the test says.
@Suite("Recording devices")
struct EvdevRecorderTests {
  private let folder: TemporaryFolder
  private let devices = ScriptedDevices()
  private let stop: Doorbell

  init() throws {
    folder = try TemporaryFolder()
    stop = try Doorbell()
  }

  private func path(_ number: Int) -> String { "\(folder.path)/event\(number)" }

  @discardableResult
  private func plug(_ number: Int, _ facts: (String) -> DeviceFacts) throws -> ScriptedNode {
    let node = try ScriptedNode(facts(path(number)))
    devices.nodes["event\(number)"] = node
    folder.makeFile("event\(number)")
    return node
  }

  private func recorder(
    _ paths: [String] = [], notify: (InputNotice) -> Void = { _ in }
  ) throws(InputNotice) -> EvdevRecorder {
    try EvdevRecorder(paths, folder: folder.path, open: devices.open, notify: notify)
  }

  private func frame(_ value: Int32) -> RawFrame {
    RawFrame(
      time: Instant(microseconds: Int64(value)),
      events: [RawEvent(type: EventType.relative, code: EventCode.dial, value: value)])
  }

  @Test func `keeps what each one sends, and which it was`() throws {
    let knob = try plug(1, SampleDevices.knob)
    let remote = try plug(2, SampleDevices.remote)
    let recorder = try recorder()
    #expect(recorder.names == ["\(path(1)): Knob", "\(path(2)): Remote"])
    remote.send([frame(1)])
    #expect(recorder.listen(until: stop.descriptor))
    knob.send([frame(2), frame(3)])
    #expect(recorder.listen(until: stop.descriptor))
    #expect(recorder.recording.devices == [knob.facts, remote.facts])
    #expect(
      recorder.recording.frames == [
        Recording.Entry(device: 1, frame: frame(1)), .init(device: 0, frame: frame(2)),
        .init(device: 0, frame: frame(3)),
      ])
    #expect(knob.grabs + remote.grabs == 0, "other programs hear them too")
  }

  @Test func `takes the devices that were named, in their order`() throws {
    for number in 1...3 { try plug(number, SampleDevices.knob) }
    let recorder = try recorder([path(3), path(1)])
    #expect(recorder.names == ["\(path(3)): Knob", "\(path(1)): Knob"])
    #expect(devices.takeOpened() == ["event3", "event1"])
  }

  @Test func `ends when it is told to, with what came until then`() throws {
    let knob = try plug(1, SampleDevices.knob)
    let recorder = try recorder()
    knob.send([frame(1)])
    stop.ring()
    #expect(!recorder.listen(until: stop.descriptor))
    #expect(recorder.recording.frames.count == 1)
  }

  @Test func `ends when the last device is gone`() throws {
    let knob = try plug(1, SampleDevices.knob)
    let remote = try plug(2, SampleDevices.remote)
    let recorder = try recorder()
    knob.send([frame(1)], then: .failed(ENODEV))
    #expect(recorder.listen(until: stop.descriptor), "one is left")
    knob.send([frame(2)])
    remote.send([frame(3)], then: .failed(EIO))
    #expect(recorder.listen(until: stop.descriptor))
    #expect(!recorder.listen(until: stop.descriptor))
    #expect(recorder.recording.frames.map(\.frame) == [frame(1), frame(3)], "no word of the dead")
  }

  @Test func `a device that has more to say than is read at once stays`() throws {
    let knob = try plug(1, SampleDevices.knob)
    let recorder = try recorder()
    knob.send([frame(1)], then: .limit)
    #expect(recorder.listen(until: stop.descriptor))
    knob.send([frame(2)])
    #expect(recorder.listen(until: stop.descriptor))
    #expect(recorder.recording.frames.count == 2)
  }

  @Test func `ends when it is full`() throws {
    let knob = try plug(1, SampleDevices.knob)
    let recorder = try recorder()
    let most = EvdevRecorder.maximumFrames
    knob.send(Array(repeating: frame(1), count: most - 1))
    #expect(recorder.listen(until: stop.descriptor))
    knob.send([frame(2)])
    #expect(recorder.listen(until: stop.descriptor), "one more fits")
    knob.send([frame(3)])
    #expect(!recorder.listen(until: stop.descriptor))
    #expect(recorder.recording.frames.count == most)
  }

  @Test func `tells of those that cannot be read, and needs one that can`() throws {
    try plug(2, SampleDevices.knob)
    folder.makeFile("event1")
    var notices: [InputNotice] = []
    let recorder = try recorder { notices.append($0) }
    #expect(recorder.names.count == 1)
    #expect(notices.map(\.kind) == [.missing])
    devices.nodes = [:]
    notices = []
    let error = #expect(throws: InputNotice.self) {
      try EvdevRecorder(
        [], folder: folder.path, open: devices.open, notify: { notices.append($0) })
    }
    #expect(notices.map(\.path) == [path(1), path(2)])
    #expect(error?.kind == .failed && error?.path == folder.path)
    #expect(error?.message == "no input device can be read")
  }
}
