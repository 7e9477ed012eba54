import TelltaleHost
import TelltaleInput
import TelltaleModel

extension InputNotice {
  /// Of a device that udev takes for something else than what it can send tells.
  init(dispute: String, _ facts: DeviceFacts) {
    self.init(
      .disputed, path: facts.path, message: "\"\(facts.name)\": \(dispute); udev's answer is used",
      remedy: "if udev is wrong, assign the device a role in the device file")
  }

  /// Of a device that a program made, or perhaps, and what becomes of it.
  init(_ origin: DeviceOrigin, _ facts: DeviceFacts, _ policy: VirtualDevicePolicy) {
    let isUsed = policy == .allow
    let isTold = origin != .untold
    let found =
      isTold
      ? "is not hardware: a program made it, and it could press anything"
      : "may be hardware or made by a program: /sys, which would tell, does not show it"
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
