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

  /// Reads the file by its kind: `.yaml`, `.yml`, `.evemu` and `.events` are recordings, everything
  /// else is a script. Throws where it cannot be read or understood.
  package init(path: String) throws(RuntimeError) {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, limit: PlayedInput.limit, kind: .scene)
    } catch {
      throw RuntimeError(error)
    }
    let isRecording = [".yaml", ".yml", ".evemu", ".events"].contains { path.hasSuffix($0) }
    self =
      isRecording
      ? try PlayedInput.recording(bytes, path) : try PlayedInput.script(bytes, path)
  }

  /// Recordings are long.
  private static let limit = 64 << 20

  private static func script(_ bytes: [UInt8], _ path: String) throws(RuntimeError) -> PlayedInput {
    do throws(ScriptError) {
      return .script(try ScriptReader.read(bytes, file: path))
    } catch {
      throw RuntimeError(.scene, error.description)
    }
  }

  private static func recording(
    _ bytes: [UInt8], _ path: String
  ) throws(RuntimeError) -> PlayedInput {
    do throws(RecordingError) {
      return .recording(try RecordingFile.read(bytes, file: path), file: path)
    } catch {
      throw RuntimeError(.scene, error.description)
    }
  }
}
