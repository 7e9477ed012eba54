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

  /// The unit's settings and their drop-ins; none where nothing is there. Drop-ins with a fault are told.
  ///
  /// - Parameter option: The file, where it is not that of the custom.
  /// - Returns: The settings; those of the custom where nothing is there.
  /// - Throws: What is wrong with the file itself, also that it is not there where it was asked for.
  static func settings(_ option: String?) throws(RuntimeError) -> UnitSettings {
    let files: UnitSettingsFiles
    do throws(LoadErrors) {
      if let option { _ = try UnitSettings(path: option) }
      files = try UnitSettingsFiles(path: option ?? UnitSettings.path)
    } catch {
      throw RuntimeError(error)
    }
    for complaint in files.complaints { StandardStreams.complain(complaint) }
    return files.settings
  }

  /// What `Describe` tells.
  static func description(of setup: ProfileSetup, _ size: PixelSize) -> [JSONValue.Member] {
    [
      .init("version", .string(ProgramVersion.text)),
      .init("profile", .string(setup.profile.name)),
      .init("width", .integer(size.width)), .init("height", .integer(size.height)),
    ]
  }
}
