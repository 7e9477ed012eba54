import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSyntax

/// The input of a play: a script, or a recording of devices.
package enum PlayedInput {
  case script([ScriptStep])
  /// A recording, with the name of its file for messages.
  case recording(Recording, file: String)
  /// A script that comes line by line, while it is played.
  case lines(ScriptLines)

  /// Reads a file by its kind: a name with one of `RecordedDevices.endings` is that of a recording, any other
  /// that of a script.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error where the file cannot be read or understood.
  package init(path: String) throws(RuntimeError) {
    self =
      RecordedDevices.isRecording(path)
      ? .recording(try RecordedDevices.read(path), file: path) : try Self.script(path)
  }

  private static func script(_ path: String) throws(RuntimeError) -> PlayedInput {
    let bytes = try RecordedDevices.bytes(path)
    do throws(ScriptError) {
      return .script(try ScriptReader.read(bytes, file: path))
    } catch {
      throw RuntimeError(.scene, error.description)
    }
  }
}
