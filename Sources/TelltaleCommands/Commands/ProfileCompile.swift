import ArgumentParser
import TelltaleProfiles
import TelltaleSyntax

/// Writes profiles in the form that starts are quickest with.
struct ProfileCompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile the profiles of a folder, so that programs start faster.",
    discussion: """
      The compiled files are written to FOLDER/Compiled and, for the word lists beside the profiles, to \
      FOLDER/Lexicons/Compiled. Only the build of the program that wrote a compiled file uses it, and only while its \
      source files are unchanged; otherwise the source files are read. A device file that changes single values of a \
      compiled profile loads faster as well. The Debian package comes \
      compiled; run this when an image is made, or after a change to a file.

      Exit codes: 0 good, 66 no profiles there, 73 a compiled file cannot be written, 78 bad profile.
      """)

  @Argument(help: "The folder with the profiles.", completion: .directory)
  var folder: String

  func run() throws {
    guard ProgramBuild.mark != nil else {
      StandardStreams.complain(
        "telltale: this program has no build id, which compiled profiles have to name; link it with --build-id"
      )
      throw ExitStatus.internalFault.code
    }
    let names = ProfileLibrary(path: SearchPath(folders: [folder])).names()
    guard !names.isEmpty else {
      StandardStreams.complain(
        "telltale: there are no profiles in \(Quoted.plain(folder)); name the folder that has them")
      throw ExitStatus.missingFile.code
    }
    let forms = try complained { () throws(LoadErrors) in
      try profiles(names) + LexiconLibrary(path: SearchPath(folders: [folder])).compiled()
    }
    for form in forms {
      let folder = form.path.lastIndex(of: "/").map { String(form.path[..<$0]) }
      try FileOutput.makeFolder(folder ?? ".")
      try FileOutput.write(form.bytes, to: form.path)
    }
    try StandardStreams.put(forms.map { "\($0.path)\n" }.joined())
  }

  /// The forms of all profiles that have one; the others are told.
  private func profiles(
    _ names: [String]
  ) throws(LoadErrors) -> [(path: String, bytes: [UInt8])] {
    // What profiles extend may lie elsewhere.
    let library = ProfileLibrary(
      path: SearchPath(folders: [folder] + SearchPath.standard().folders))
    var forms: [(path: String, bytes: [UInt8])] = []
    for name in names {
      guard library.isUsable(name) else { continue }
      if let form = try library.compiled(name) {
        forms.append(form)
      } else {
        StandardStreams.complain(
          "telltale: warning: \(Quoted.plain(name)) is not compiled, since it extends files of another folder; put "
            + "them into one folder")
      }
    }
    return forms
  }

  private func complained<Result>(
    _ body: () throws(LoadErrors) -> Result
  ) throws -> Result {
    do throws(LoadErrors) {
      return try body()
    } catch {
      StandardStreams.complain(error.description)
      throw ExitCode(error.exitCode)
    }
  }
}
