import ArgumentParser
import TelltaleProfiles
import TelltaleSyntax

/// Looks at profiles.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "List, show, check, compare and compile profiles.",
    discussion: """
      A profile says how dialogs look and behave on a platform or on one device. NAME is looked for \
      in the folders of TELLTALE_PROFILE_PATH, ./Platforms, the program's own data, /etc/telltale and \
      /usr/share/telltale; a path with a slash or ending in .yaml is used as it is.

      Exit codes: 0 good, 66 no such file, 78 bad profile.
      """,
    subcommands: [
      ProfileList.self, ProfileShow.self, ProfileCheckCommand.self, ProfileDiff.self,
      ProfileCompile.self,
    ])

  /// Loads a profile, or complains about everything and ends with the right exit code.
  static func load(_ name: String) throws -> LoadedProfile {
    do throws(LoadErrors) {
      return try ProfileLibrary().inspect(name)
    } catch {
      StandardStreams.complain(error.description)
      throw ExitCode(error.exitCode)
    }
  }
}
