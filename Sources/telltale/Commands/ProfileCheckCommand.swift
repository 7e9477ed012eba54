import ArgumentParser
import TelltaleFormats

/// Whether profile files are good.
struct ProfileCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Complain about everything that is wrong with profile files.",
    discussion: """
      Beside what makes a profile impossible to use, this finds colours too close to each other to \
      be read, text below the smallest size, and buttons too low to be touched.
      """)

  @Argument(help: "Files or names of profiles.", completion: .file(extensions: ["yaml"]))
  var files: [String]

  func run() throws {
    var code: Int32 = 0
    for file in files {
      do throws(LoadErrors) {
        let loaded = try ProfileLibrary().inspect(file)
        if let errors = LoadErrors(ProfileCheck.complaints(about: loaded)) { throw errors }
        StandardStreams.say("\(file): good, from \(loaded.files.joined(separator: ", "))")
      } catch {
        StandardStreams.complain(error.description)
        code = error.exitCode
      }
    }
    if code != 0 { throw ExitCode(code) }
  }
}
