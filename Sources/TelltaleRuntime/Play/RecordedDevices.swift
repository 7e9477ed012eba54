import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSyntax

/// The files of recorded devices: of `telltale record`, `libinput record` and evemu.
package enum RecordedDevices {
  /// The endings of names of recordings.
  static let endings = [".yaml", ".yml", ".evemu"] + events + descriptions
  /// The endings of names of files that have events alone.
  private static let events = [".events", ".event"]
  /// The endings of evemu's descriptions of devices, whose events may be in a file of their own.
  private static let descriptions = [".desc", ".device", ".prop"]
  /// The most bytes of a file: recordings are long.
  private static let limit = 64 << 20

  static func isRecording(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Reads a recording. If the file has events alone, the description of their device is looked for beside
  /// it.
  ///
  /// - Parameter path: The path of the recording.
  /// - Returns: The recording, with the descriptions of its devices.
  /// - Throws: An error with its place where the recording cannot be read or understood.
  package static func read(_ path: String) throws(RuntimeError) -> Recording {
    let bytes = try bytes(path)
    do throws(RecordingError) {
      guard RecordingFile.isEventsAlone(bytes) else {
        return try RecordingFile.read(bytes, file: path)
      }
      let (description, name) = try description(of: path)
      return try RecordingFile.read(bytes, file: path, of: description, descriptionFile: name)
    } catch {
      throw RuntimeError(.scene, error.description)
    }
  }

  private static func description(
    of path: String
  ) throws(RecordingError) -> (bytes: [UInt8], name: String) {
    let stems = stems(of: path)
    for name in stems.flatMap({ stem in descriptions.map { "\(stem)\($0)" } }) {
      if let bytes = try? bytes(name) { return (bytes, name) }
    }
    let stem = stems.last ?? path[...]
    throw RecordingError(
      SourceLocation(file: path, line: 1, column: 1),
      "the recording has events but no description of the device; expected the description beside it, as "
        + descriptions.map { Quoted.plain("\(stem)\($0)") }.joined(separator: ", "))
  }

  /// The beginnings that the description's name may have, the longest first. A device often has one
  /// description and several recordings, whose names say what is done as well (`panel.desc`,
  /// `panel.two-fingers.events`).
  private static func stems(of path: String) -> [Substring] {
    let file = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dots = path[file...].indices.filter { path[$0] == "." && $0 > file }
    return dots.isEmpty ? [path[...]] : dots.reversed().map { path[..<$0] }
  }

  static func bytes(_ path: String) throws(RuntimeError) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(path, limit: limit, kind: .scene)
    } catch {
      throw RuntimeError(error)
    }
  }
}
