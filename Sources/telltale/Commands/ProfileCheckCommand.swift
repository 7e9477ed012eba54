import ArgumentParser
import TelltaleFormats
import TelltaleText

/// Whether profile files are good.
struct ProfileCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Complain about everything that is wrong with profile files.",
    discussion: """
      Beside what makes a profile impossible to use, this finds colours too close to each other to \
      be read, text below the smallest size, buttons too low to be touched, screens too small for a \
      dialog, devices and key codes that nobody could answer with, and names of guidelines, groups \
      and limits that are not known. Fonts that are not on this machine are only warned about.
      """)

  @Argument(help: "Files or names of profiles.", completion: .file(extensions: ["yaml"]))
  var files: [String]

  func run() throws {
    var code: Int32 = 0
    for file in files {
      do throws(LoadErrors) {
        let loaded = try ProfileLibrary().inspect(file)
        if let errors = LoadErrors(ProfileCheck.complaints(about: loaded)) { throw errors }
        warnAboutFonts(loaded)
        StandardStreams.say("\(file): good, from \(loaded.files.joined(separator: ", "))")
      } catch {
        StandardStreams.complain(error.description)
        code = error.exitCode
      }
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Another machine may have them, so this is no error.
  private func warnAboutFonts(_ loaded: LoadedProfile) {
    let faces = loaded.profile.typography.faces
    guard !faces.isEmpty else { return }
    var problems: [FontError]
    do throws(FontError) {
      let book = try FontBook(faces: faces, directories: Stage.fontDirectories())
      book.openAllFaces()
      problems = book.problems
    } catch {
      problems = faces.map { FontError(file: $0.file, reason: .notFound) }
      problems[0] = error
    }
    var told: Set<String> = []
    for problem in problems where told.insert(problem.file).inserted {
      let place = loaded.location(ofFont: problem.file).map { "\($0): " } ?? ""
      StandardStreams.complain("\(place)warning: \(problem)")
    }
  }
}
