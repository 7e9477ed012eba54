/// The reason why a device cannot be used for what it claims to be, or was assigned to be.
package struct DeviceRefusal: Error, Hashable, Sendable {
  /// The fault: what was found, and what was expected.
  package var message: String
  /// The remedy, as an instruction.
  package var remedy: String
}
