/// Something about an input device that the integrator should know; the program goes on.
package struct InputNotice: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// The node may not be opened.
    case permission
    /// Anybody may write to the node, and so forge answers.
    case unsafe
    /// A program made the device, and whoever made it can press what they like.
    case virtual
    /// udev says that it is something else than what it can send tells.
    case disputed
    /// The device cannot be what it claims to be, or is assigned to be.
    case refused
    /// Another program has grabbed the device.
    case grabbed
    /// There is nothing of that name.
    case missing
    /// What is there is no input device.
    case notInput
    /// The node or the system answered with an error.
    case failed
    /// Keys give no text: there is no layout for them.
    case textUnavailable
    /// Devices that are plugged in later will not be noticed.
    case hotplugUnavailable
  }

  package var kind: Kind
  /// Node of the device, such as `/dev/input/event3`; empty where it is about no device.
  package var path: String
  /// What was found.
  package var message: String
  /// What to do about it.
  package var remedy: String

  package init(_ kind: Kind, path: String = "", message: String, remedy: String) {
    self.kind = kind
    self.path = path
    self.message = message
    self.remedy = remedy
  }

  /// One line for a log.
  package var description: String {
    (path.isEmpty ? "" : path + ": ") + message + (remedy.isEmpty ? "" : "; \(remedy)")
  }
}
