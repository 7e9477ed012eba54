import TelltaleInput
import TelltaleModel

extension InputNotice {
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
