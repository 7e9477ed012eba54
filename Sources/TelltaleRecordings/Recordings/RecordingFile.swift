import TelltaleInput

/// Recordings of devices as files: in the format of `libinput record`, and in that of evemu-record.
package enum RecordingFile {
  /// True where a file has a device's events and not its description, as evemu-record leaves them beside
  /// what evemu-describe has written.
  package static func isEventsAlone(_ bytes: [UInt8]) -> Bool {
    isEvemu(bytes)
      && bytes.split(separator: UInt8(ascii: "\n")).first { $0.first != 0x23 }?.first
        == UInt8(ascii: "E")
  }

  /// Reads the events of one file on the device that another describes, both as evemu has them. Throws
  /// for anything else, at its place in either.
  package static func read(
    _ events: [UInt8], file: String, of description: [UInt8], descriptionFile: String
  ) throws(RecordingError) -> Recording {
    try EvemuReader.read([(description, descriptionFile), (events, file)])
  }

  /// Reads a recording in either format, told apart by its first line that is no comment.
  /// Throws for anything else, at its place in `file`.
  package static func read(_ bytes: [UInt8], file: String) throws(RecordingError) -> Recording {
    isEvemu(bytes)
      ? try EvemuReader.read([(bytes, file)]) : try LibinputReader.read(bytes, file: file)
  }

  /// A file of evemu starts with its device's name, `N: `, where YAML has a word.
  private static func isEvemu(_ bytes: [UInt8]) -> Bool {
    for line in bytes.split(separator: UInt8(ascii: "\n")).lazy where line.first != 0x23 {
      return line.dropFirst().first == UInt8(ascii: ":")
    }
    return false
  }
}
