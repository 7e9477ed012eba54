import TelltaleInput

/// The files of recordings: in the format of `libinput record`, and in that of evemu-record.
package enum RecordingFile {
  /// Returns true where a file has the events of a device and not its description. evemu-record
  /// leaves such files beside what evemu-describe has written.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: False for every other file.
  package static func isEventsAlone(_ bytes: [UInt8]) -> Bool {
    isEvemu(bytes)
      && bytes.split(separator: UInt8(ascii: "\n")).first { $0.first != 0x23 }?.first
        == UInt8(ascii: "E")
  }

  /// Reads the events of one file on the device that another file describes, both in the format of
  /// evemu.
  ///
  /// - Parameters:
  ///   - events: The bytes of the file with the events.
  ///   - file: The name of that file in messages.
  ///   - description: The bytes of the file with the description.
  ///   - descriptionFile: The name of that file in messages.
  /// - Returns: The device with its frames.
  /// - Throws: `RecordingError` for any other format, at its place in either file.
  package static func read(
    _ events: [UInt8], file: String, of description: [UInt8], descriptionFile: String
  ) throws(RecordingError) -> Recording {
    try EvemuReader.read([(description, descriptionFile), (events, file)])
  }

  /// Reads a recording in either format. The first line that is no comment decides the format.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  /// - Returns: The devices with their frames.
  /// - Throws: `RecordingError` for any other format, at its place in the file.
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
