/// Why a device cannot be used for what it claims to be, or was assigned to be.
package struct DeviceRefusal: Error, Hashable, Sendable {
  /// What was found, and what was expected.
  package var message: String
  /// What to do about it.
  package var remedy: String
}
