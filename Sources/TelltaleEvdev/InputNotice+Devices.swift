import TelltaleHost
import TelltaleInput
import TelltaleModel

extension InputNotice {
  /// The notice about a device that udev takes for another kind than its events tell.
  init(dispute: String, _ facts: DeviceFacts) {
    self.init(
      .disputed, path: facts.path, message: "\"\(facts.name)\": \(dispute); udev's answer is used",
      remedy: "if udev is wrong, assign the device a role in the device file")
  }

  /// The notice about a device that a program made, or may have made.
  init(_ origin: DeviceOrigin, _ facts: DeviceFacts, _ policy: VirtualDevicePolicy) {
    let isUsed = policy == .allow
    let isTold = origin != .untold
    let found =
      isTold
      ? "is not hardware: a program made it, and it could press anything"
      : "may be hardware or made by a program (/sys does not show which)"
    self.init(
      .virtual, path: facts.path,
      message: "\"\(facts.name)\" \(found): "
        + (isUsed ? "it is used, as the device file says" : "it is not used"),
      remedy: isUsed
        ? ""
        : (isTold ? "" : "mount sysfs at /sys; ")
          + "if it is meant to be there, put 'input: {virtual: allow}' into the device file")
  }
}
