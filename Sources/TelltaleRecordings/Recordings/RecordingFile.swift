import TelltaleInput

/// Recordings of devices as files: in the format of `libinput record`, and in that of evemu-record.
package enum RecordingFile {
  /// Reads a recording in either format, told apart by its first line that is no comment.
  /// Throws for anything else, at its place in `file`.
  package static func read(_ bytes: [UInt8], file: String) throws(RecordingError) -> Recording {
    isEvemu(bytes)
      ? try EvemuReader.read(bytes, file: file) : try LibinputReader.read(bytes, file: file)
  }

  /// A file of evemu starts with its device's name, `N: `, where YAML has a word.
  private static func isEvemu(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")).lazy where line.first != 0x23 {
      return line.dropFirst().first == UInt8(ascii: ":")
    }
    return false
  }
}
