import ArgumentParser
import TelltaleModel
import TelltaleProfiles
import TelltaleRuntime
import TelltaleSyntax
import TelltaleText

/// Whether profile files are good.
struct ProfileCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report everything that is wrong with profile files.",
    discussion: """
      Besides errors that make a profile unusable, this finds colours with too little contrast, text below the \
      smallest size, buttons too low to touch, screens too small for a dialog, devices and key codes with which nobody \
      could answer, unknown names of guidelines, groups and limits, and missing keyboard layouts. Fonts that are \
      missing on this machine are only warned about.
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

  /// Another machine may have them, so this is no error.
  private func warnAboutFonts(_ loaded: LoadedProfile) {
    let faces = loaded.profile.typography.faces
    guard !faces.isEmpty else { return }
    var told: Set<String> = []
    do throws(FontError) {
      let book = try FontBook(faces: faces, directories: Surroundings.fontFolders)
      book.openAllFaces()
      for problem in book.problems where told.insert(problem.file).inserted {
        StandardStreams.complain(loaded.warning(problem))
      }
    } catch {
      StandardStreams.complain(
        loaded.warning(error, "none of the fonts listed can be used here; "))
    }
  }

  /// Of layouts that are not here nothing can be said.
  private func warnAboutKeyboards(_ loaded: LoadedProfile) {
    StandardStreams.complain(
      "\(loaded.files[0]): warning: keyboard layouts cannot be checked, since this machine has none; "
        + "apt-get install xkb-data")
  }

  /// The files that the profile is made of.
  private func check(_ file: String) throws(LoadErrors) -> [String] {
    let loaded = try ProfileLibrary().inspect(file)
    warnAboutFonts(loaded)
    let names = KeyboardNames()
    if names == nil { warnAboutKeyboards(loaded) }
    let complaints = ProfileCheck.complaints(about: loaded, icons: IconLibrary(of: [loaded])) {
      layout in
      names?.fault(of: layout).map { ($0.found, $0.remedy) }
    }
    if let errors = LoadErrors(complaints) { throw errors }
    return loaded.files
  }
}
