import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleSurfaces

/// What is known of the devices that are plugged in.
@Suite struct AttachedDevicesTests {
  private static let device = DeviceID(1)

  private func devices(
    _ kinds: [InputKind], writing: DeviceUse.Writing = .nothing
  ) -> AttachedDevices {
    var devices = AttachedDevices()
    for kind in kinds {
      devices.note(
        InputEvent(
          device: Self.device, kind: kind, time: .zero,
          occurrence: .attached(name: "device", writing: writing)))
    }
    return devices
  }

  @Test(
    arguments: [
      ([.touch], false), ([.pointer], false), ([.knob], true), ([.remote], true), ([.keys], true),
      ([.pointer, .keys], true), ([], false),
    ] as [([InputKind], Bool)])
  func `knobs, remotes and keyboards steer the focus`(kinds: [InputKind], steers: Bool) {
    #expect(devices(kinds).steersFocus(Self.device) == steers)
    #expect(devices(kinds).hasFocusDevice == steers)
  }

  @Test func `a scanner steers no focus`() {
    #expect(!devices([.keys], writing: .codes(layout: "us")).hasFocusDevice)
  }

  @Test func `a device that has gone steers nothing`() {
    var devices = devices([.knob])
    devices.remove(Self.device)
    #expect(!devices.hasFocusDevice && !devices.steersFocus(Self.device))
  }
}
