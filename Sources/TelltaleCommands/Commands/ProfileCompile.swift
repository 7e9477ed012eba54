import ArgumentParser
import TelltaleProfiles
import TelltaleSyntax

/// Writes profiles in the form that starts are quickest with.
struct ProfileCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Write the profiles of a folder in the form that a start reads fastest.",
    discussion: """
      The forms are written into a folder of their own, FOLDER/Compiled. Each counts for the build \
      of the program that wrote it, and only while the profile's files are what they were; otherwise \
      the files are read as if there were no such form. A device file that changes single values of \
      a compiled profile has the benefit as well. To be run after installing or updating.

      Exit codes: 0 good, 73 a form cannot be written, 78 bad profile.
      """)

  @Argument(help: "The folder with the profiles.", completion: .directory)
  var folder: String

  func run() throws {
    guard ProgramBuild.mark != nil else {
      StandardStreams.complain(
        "telltale: this program carries no mark of its build, so nobody could tell which forms are "
          + "its own; link it with --build-id")
      throw ExitStatus.internalFault.code
    }
    // What profiles extend may lie elsewhere.
    let library = ProfileLibrary(
      path: SearchPath(folders: [folder] + SearchPath.standard().folders))
    var lines: [String] = []
    for name in ProfileLibrary(path: SearchPath(folders: [folder])).names() {
      guard !library.isAbstract(name) else { continue }
      guard let form = try compiled(name, in: library) else {
        StandardStreams.complain(
          "telltale: warning: \(Quoted.plain(name)) has no compiled form, since it extends files of "
            + "another folder; put them into one")
        continue
      }
      try FileOutput.makeFolder("\(folder)/\(ProfileLibrary.compiledFolder)")
      try FileOutput.write(form.bytes, to: form.path)
      lines.append("\(form.path)\n")
    }
    try StandardStreams.put(lines.joined())
  }

  private func compiled(
    _ name: String, in library: ProfileLibrary
  ) throws -> (path: String, bytes: [UInt8])? {
    do throws(LoadErrors) {
      return try library.compiled(name)
    } catch {
      StandardStreams.complain(error.description)
      throw ExitCode(error.exitCode)
    }
  }
}
