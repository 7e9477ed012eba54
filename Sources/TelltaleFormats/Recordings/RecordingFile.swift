import TelltaleInput

/// Recordings of devices as files: in the format of `libinput record`, and in that of evemu-record.
package enum RecordingFile {
  /// Reads a recording in either format, told apart by its first line that is no comment.
  /// Throws for anything else, at its place in `file`.
  package static func read(_ bytes: [UInt8], file: String) throws(RecordingError) -> Recording {
    try EvemuReader.read(bytes, file: file)
  }
}
