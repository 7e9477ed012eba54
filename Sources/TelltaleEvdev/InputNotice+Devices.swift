import TelltaleInput
import TelltaleModel

extension InputNotice {
  /// Of a device that udev takes for something else than what it can send tells.
  init(dispute: String, _ facts: DeviceFacts) {
    self.init(
      .disputed, path: facts.path, message: "\"\(facts.name)\": \(dispute); udev's word counts",
      remedy: "if udev is wrong, assign the device a role in the device file")
  }

  /// Of a device that a program made, and what becomes of it.
  init(virtual facts: DeviceFacts, _ policy: VirtualDevicePolicy) {
    let isUsed = policy == .allow
    self.init(
      .virtual, path: facts.path,
      message: "\"\(facts.name)\" is no hardware, a program makes it and can press what it likes: "
        + (isUsed ? "it is used, as the device file says" : "it is not used"),
      remedy: isUsed
        ? "" : "if it is meant to be there, put 'input: {virtual: allow}' into the device file")
  }
}
