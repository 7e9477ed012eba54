import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleEvdev

/// Hands that a program makes.
@Suite struct VirtualDeviceTests {
  /// A bench with a real keyboard and a knob that a program made, with what is said of them.
  private func bench(_ policy: VirtualDevicePolicy) throws -> InputBench {
    let bench = try InputBench(DeviceProfile(virtualDevices: policy))
    try bench.plug(0, { SampleDevices.keyboard($0) })
    try bench.plug(1, SampleDevices.knob, origin: .program)
    bench.start()
    return bench
  }

  @Test func `a device that a program made is not used, and that is said with the remedy`() throws {
    let bench = try bench(.refuse)
    let notices = bench.lines.filter { $0.contains("notice") }
    #expect(
      notices == [
        "notice virtual: FOLDER/event1: \"Knob\" is not hardware: a program made it, and it could "
          + "press anything: it is not used; if it is meant to be there, put "
          + "'input: {virtual: allow}' into the device file"
      ])
    #expect(bench.lines.last?.contains("has keys, waits for 1 devices") == true)
    bench.send(1, [(EventType.relative, EventCode.dial, 1)])
    bench.look("is turned")
    #expect(!bench.lines.joined().contains("turned("))
  }

  @Test func `where the device file allows it, it is used, and that is said too`() throws {
    let bench = try bench(.allow)
    let notices = bench.lines.filter { $0.contains("notice") }
    #expect(notices.count == 1)
    #expect(notices.first?.hasSuffix("it is used, as the device file says") == true)
    #expect(bench.lines.last?.contains("has keys knob, waits for 2 devices") == true)
  }

  @Test func `what may be made by a program is not used, and that is said with what tells it`()
    throws
  {
    let bench = try InputBench()
    try bench.plug(0, SampleDevices.knob, origin: .untold)
    bench.start()
    let notices = bench.lines.filter { $0.contains("notice") }
    #expect(
      notices == [
        "notice virtual: FOLDER/event0: \"Knob\" may be hardware or made by a program (/sys does not show which): it "
          + "is not used; mount sysfs at /sys; if it is meant to "
          + "be there, put 'input: {virtual: allow}' into the device file"
      ])
    let allowed = try InputBench(DeviceProfile(virtualDevices: .allow))
    try allowed.plug(0, SampleDevices.knob, origin: .untold)
    allowed.start()
    #expect(allowed.lines.last?.contains("has knob, waits for 1 devices") == true)
    #expect(allowed.lines.contains { $0.hasSuffix("it is used, as the device file says") })
  }

  @Test func `of a device that answers nothing it does not matter who made it`() throws {
    let bench = try InputBench()
    try bench.plug(0, SampleDevices.lid, origin: .program)
    bench.start()
    #expect(!bench.lines.joined().contains("notice"))
  }

  @Test func `a survey says that it would not be used, unless the device file allows it`() throws {
    let (folder, devices) = (try TemporaryFolder(), ScriptedDevices())
    let path = "\(folder.path)/event0"
    devices.nodes["event0"] = try ScriptedNode(SampleDevices.knob(path), origin: .program)
    folder.makeFile("event0")
    func verdict(_ policy: VirtualDevicePolicy) -> InputSurvey.Verdict? {
      InputSurvey.run([], virtualDevices: policy, folder: folder.path, open: devices.open)
        .entries.first?.verdict
    }
    #expect(verdict(.allow) == .used(SampleDevices.knob(path).use()))
    guard case .refused(let notice)? = verdict(.refuse) else {
      Issue.record("expected a refusal")
      return
    }
    #expect(notice.kind == .virtual && notice.path == path)
  }
}
