import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// The settings for input from devices.
package struct EvdevSettings: Hashable, Sendable {
  package var geometry: InputGeometry
  package var assignments: [DeviceAssignment]
  package var grab: GrabPolicy
  /// The decision about devices that a program made.
  package var virtualDevices: VirtualDevicePolicy
  /// The xkb layout of attached keyboards, such as `us` or `de`.
  package var keyboardLayout: String
  /// The milliseconds until a held key repeats, for devices that the kernel does not repeat. Others repeat as the
  /// kernel is set.
  package var keyRepeatDelayMilliseconds: Int
  /// The milliseconds between two repeats.
  package var keyRepeatIntervalMilliseconds: Int
  /// The folder of the nodes.
  package var folder: String

  /// Takes the settings of a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile, with its device file.
  ///   - screen: The size of the picture in pixels, after rotation.
  ///   - folder: The folder of the nodes.
  package init(_ profile: Profile, screen: PixelSize, folder: String = "/dev/input") {
    self.init(
      device: profile.device, screen: screen, keyboardLayout: profile.keyboard.layout,
      keyRepeatDelayMilliseconds: profile.behaviour.keyRepeatDelayMilliseconds,
      keyRepeatIntervalMilliseconds: profile.behaviour.keyRepeatIntervalMilliseconds,
      folder: folder)
  }

  /// Takes the settings of a device file.
  ///
  /// - Parameters:
  ///   - device: The device file: rotation, touch matrix, assignments, and the use of other programs' devices.
  ///   - screen: The size of the picture in pixels, after rotation.
  ///   - keyboardLayout: The xkb layout of attached keyboards.
  ///   - keyRepeatDelayMilliseconds: The milliseconds until a held key repeats.
  ///   - keyRepeatIntervalMilliseconds: The milliseconds between two repeats.
  ///   - folder: The folder of the nodes.
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
