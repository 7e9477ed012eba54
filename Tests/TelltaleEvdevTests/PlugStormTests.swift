import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// A plug with a loose contact.
@Suite struct PlugStormTests {
  @Test func `fifty times out and in again nothing is left open, and the last one is heard`()
    throws
  {
    let folder = try TemporaryFolder()
    let settings = EvdevSettings(
      device: DeviceProfile(), screen: PixelSize(width: 100, height: 100), folder: folder.path)
    let devices = ScriptedDevices()
    let input = EvdevInput(settings, clock: MonotonicClock(), open: devices.open) {
      Issue.record("\($0)")
    }
    let atStart = input.descriptors.count
    for round in 1...50 {
      // Under the number that the one before has left, and under another one.
      let name = "event\(round % 3)"
      weak var gone: ScriptedNode?
      do {
        let node = try ScriptedNode(SampleDevices.knob(name))
        gone = node
        devices.nodes[name] = node
        folder.makeFile(name)
        #expect(input.drain().map(\.occurrence) == [.attached(name: "Knob", writing: .nothing)])
        #expect(input.descriptors.count == atStart + 1)
        let turn = RawEvent(type: EventType.relative, code: EventCode.dial, value: 3)
        node.send([RawFrame(time: .zero, events: [turn])])
        #expect(input.drain().map(\.occurrence) == [.turned(detents: 3)])
        node.send([], then: .failed(ENODEV))
        devices.nodes = [:]
        unlink("\(folder.path)/\(name)")
      }
      #expect(input.drain().map(\.occurrence) == [.detached(name: "Knob")])
      #expect(input.descriptors.count == atStart && input.kinds.isEmpty)
      #expect(gone == nil)
    }
  }
}
