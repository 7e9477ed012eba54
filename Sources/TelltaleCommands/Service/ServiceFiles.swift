import Glibc
import TelltaleGraphics
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// Where the files of a service are.
enum ServiceFiles {
  /// Where the journal is by custom.
  static let state = "/var/lib/telltale"

  /// The folder of the journal: the option, what systemd says, the custom.
  static func state(_ option: String?) -> String {
    // Several folders are parted by colons; the first is this one.
    let given = getenv("STATE_DIRECTORY").map { String(cString: $0) }?.split(separator: ":").first
    return option ?? given.map(String.init) ?? state
  }

  /// The unit's settings; none where the file of the custom is not there.
  static func settings(_ option: String?) throws(RuntimeError) -> UnitSettings {
    guard option != nil || SourceFile.isRegular(UnitSettings.path) else { return UnitSettings() }
    do throws(LoadErrors) {
      return try UnitSettings(path: option ?? UnitSettings.path)
    } catch {
      throw RuntimeError(error)
    }
  }

  /// What `Describe` tells.
  static func description(
    of stage: Stage, _ unit: UnitSettings, _ size: PixelSize
  ) -> [JSONValue.Member] {
    [
      .init("version", .string(ProgramVersion.text)),
      .init("profile", .string(stage.profile.name)),
      .init("language", .string(unit.scene.lang ?? stage.profile.language.tag)),
      .init("width", .integer(size.width)), .init("height", .integer(size.height)),
    ]
  }
}

/// Which telltale this is.
enum ProgramVersion {
  static let text = "0.9.0"
}
