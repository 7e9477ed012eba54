/// How much of a recording is read at most; past it the answer is a `RecordingError`.
package enum RecordingLimits {
  /// Bytes of the file: hours of touching.
  package static let bytes = 16 << 20
  package static let devices = 64
  /// Events of all devices together.
  package static let events = 2_000_000
  /// Bytes of a device's name; longer ones are cut.
  package static let nameBytes = 256
}
