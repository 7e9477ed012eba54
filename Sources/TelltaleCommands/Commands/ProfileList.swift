import ArgumentParser
import TelltaleProfiles
import TelltaleSyntax

/// The profiles that can be used.
struct ProfileList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the names of all profiles, with a line on each.")

  @Flag(help: "Print the names alone.")
  var names = false

  func run() throws {
    let library = ProfileLibrary()
    var failure: LoadErrors?
    var found: [(name: String, about: String)] = []
    for name in library.usableNames() {
      do throws(LoadErrors) {
        found.append((name, try library.load(name).profile.about))
      } catch {
        StandardStreams.complain(error.description)
        failure = error
      }
    }
    // Names of files and words of strangers are no commands for a terminal.
    let lines = found.map { (name: Quoted.plain($0.name), about: Quoted.plain($0.about)) }
    let width = lines.map(\.name.count).max() ?? 0
    for (name, about) in lines {
      let gap = String(repeating: " ", count: width - name.count + 2)
      try StandardStreams.say(names ? name : name + gap + about)
    }
    if let failure { throw ExitCode(failure.exitCode) }
    if found.isEmpty {
      StandardStreams.complain(
        "telltale: no profiles found; set TELLTALE_PROFILE_PATH to the folder that has them")
      throw ExitStatus.badProfile.code
    }
  }
}
