import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// What input from devices depends on.
package struct EvdevSettings: Hashable, Sendable {
  package var geometry: InputGeometry
  package var assignments: [DeviceAssignment]
  package var grab: GrabPolicy
  /// Whether devices that a program made are used.
  package var virtualDevices: VirtualDevicePolicy
  /// xkb layout of attached keyboards, such as `us` or `de`.
  package var keyboardLayout: String
  /// For devices that the kernel does not repeat; others repeat as the kernel is set.
  package var keyRepeatDelayMilliseconds: Int
  package var keyRepeatIntervalMilliseconds: Int
  /// Where the nodes are.
  package var folder: String

  /// What a profile says, for a picture of `screen` pixels after rotation.
  package init(_ profile: Profile, screen: PixelSize, folder: String = "/dev/input") {
    self.init(
      device: profile.device, screen: screen, keyboardLayout: profile.keyboard.layout,
      keyRepeatDelayMilliseconds: profile.behaviour.keyRepeatDelayMilliseconds,
      keyRepeatIntervalMilliseconds: profile.behaviour.keyRepeatIntervalMilliseconds,
      folder: folder)
  }

  package init(
    device: DeviceProfile, screen: PixelSize, keyboardLayout: String = "us",
    keyRepeatDelayMilliseconds: Int = 400, keyRepeatIntervalMilliseconds: Int = 50,
    folder: String = "/dev/input"
  ) {
    geometry = InputGeometry(
      screen: screen, rotation: device.rotation, touchMatrix: device.touchMatrix)
    assignments = device.assignments
    grab = device.grab
    virtualDevices = device.virtualDevices
    self.keyboardLayout = keyboardLayout
    self.keyRepeatDelayMilliseconds = keyRepeatDelayMilliseconds
    self.keyRepeatIntervalMilliseconds = keyRepeatIntervalMilliseconds
    self.folder = folder
  }
}
