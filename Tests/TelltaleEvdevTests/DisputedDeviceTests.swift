import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleEvdev

/// Devices that udev and what they can send say different things of.
@Suite struct DisputedDeviceTests {
  /// A panel that udev takes for that, and what is said of it.
  private func notices(_ tag: String, _ device: DeviceProfile = DeviceProfile()) throws -> [String]
  {
    let bench = try InputBench(device)
    try bench.plug(0) { path in
      var facts = SampleDevices.panel(path)
      facts.udev = UdevTags([tag])
      return facts
    }
    bench.start()
    bench.look("again")
    return bench.lines.filter { $0.contains("notice disputed") }
  }

  @Test func `a device that udev takes out of use is told, once`() throws {
    let told = try notices("ID_INPUT_TOUCHPAD")
    #expect(told.count == 1)
    #expect(
      told.first?.contains("udev says ID_INPUT_TOUCHPAD; by its events it is touch") == true)
    #expect(told.first?.contains("assign the device a role in the device file") == true)
  }

  @Test func `a device that udev takes for another that is used is told, once`() throws {
    #expect(try notices("ID_INPUT_MOUSE").count == 1)
  }

  @Test func `where they agree, or the device file has decided, nothing is told`() throws {
    #expect(try notices("ID_INPUT_TOUCHSCREEN") == [])
    let name = SampleDevices.panel("").name
    let assigned = DeviceProfile(assignments: [DeviceAssignment(name: name, role: .touch)])
    #expect(try notices("ID_INPUT_TOUCHPAD", assigned) == [])
  }
}
