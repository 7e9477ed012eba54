import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSyntax

/// What is played on a scene: a script, or a recording of devices.
package enum PlayedInput {
  case script([ScriptStep])
  /// With the name of its file, for messages.
  case recording(Recording, file: String)
  /// A script that comes line by line, while it is played.
  case lines(ScriptLines)

  /// Reads the file by its kind: those of `RecordedDevices.endings` are recordings, everything else is a
  /// script. Throws where it cannot be read or understood.
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
