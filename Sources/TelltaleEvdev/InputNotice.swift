/// A notice about an input device for the integrator; the program goes on.
package struct InputNotice: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// The node may not be opened.
    case permission
    /// Anybody may write to the node, and so forge answers.
    case unsafe
    /// A program made the device, and can press anything with it.
    case virtual
    /// udev takes it for another kind than its events tell.
    case disputed
    /// The device cannot be what it claims to be, or is assigned to be.
    case refused
    /// Another program has grabbed the device.
    case grabbed
    /// There is no node of that name.
    case missing
    /// The file is no input device.
    case notInput
    /// The node or the system answered with an error.
    case failed
    /// Keys give no text: there is no layout for them.
    case textUnavailable
    /// Devices that are plugged in later will not be noticed.
    case hotplugUnavailable
  }

  package var kind: Kind
  /// The node of the device, such as `/dev/input/event3`; empty for a notice about no device.
  package var path: String
  /// The finding.
  package var message: String
  /// The step that helps; empty for none.
  package var remedy: String

  /// Creates a notice.
  ///
  /// - Parameters:
  ///   - kind: The kind of finding.
  ///   - path: The node of the device; empty for a notice about no device.
  ///   - message: The finding, as a clause.
  ///   - remedy: The step that helps; empty for none.
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
