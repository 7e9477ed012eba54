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
    var good: [String] = []
    for file in files {
      do throws(LoadErrors) {
        good.append("\(file): good, from \(try check(file).joined(separator: ", "))\n")
      } catch {
        StandardStreams.complain(error.description)
        code = error.exitCode
      }
    }
    try StandardStreams.put(good.joined())
    if code != 0 { throw ExitCode(code) }
  }

  /// The files that the profile is made of.
  private func check(_ file: String) throws(LoadErrors) -> [String] {
    let loaded = try ProfileLibrary().inspect(file)
    if let errors = LoadErrors(ProfileCheck.complaints(about: loaded)) { throw errors }
    return loaded.files
  }
}
