import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleProfiles
import TelltaleSyntax

/// An app to begin with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make an app to begin with: a screen, a brand, a program and a test that passes.",
    discussion: """
      The folder is made; one that is there has to be empty. The program is in Python, on the client that the package \
      python3-telltale brings. The tutorial goes on from here to an app on a unit.

        telltale new my-kiosk --profile kiosk
        telltale test my-kiosk
        telltale preview my-kiosk

      Exit codes: 0 it is made, 64 wrong usage, 73 it cannot be made, 74 a file cannot be written, 78 no such profile.
      """)

  @Argument(help: "The app's folder; its last part names the app.")
  var app: String

  @Option(
    help:
      "Platform profile that the brand extends (telltale profile list); else that of TELLTALE_PROFILE."
  )
  var profile: String?

  func run() throws {
    let platform = try platform
    guard let skeleton = AppSkeleton(path: app, profile: platform) else {
      StandardStreams.complain(
        "telltale: \(Quoted.text(app)) cannot name an app: its last part needs a letter or a digit, "
          + "such as my-kiosk")
      throw ExitStatus.usage.code
    }
    try FileOutput.makeFolder(app)
    guard isEmpty(app) else {
      StandardStreams.complain(
        "telltale: \(Quoted.plain(app)) is not empty, and nothing in it was touched; name a new folder"
      )
      throw ExitStatus.cannotCreate.code
    }
    for file in skeleton.files {
      let path = "\(app)/\(file.name)"
      try FileOutput.write(Array(file.text.utf8), to: path)
      if file.isProgram { chmod(path, 0o755) }
      try StandardStreams.say(Quoted.plain(path))
    }
    try StandardStreams.say(skeleton.goingOn)
  }

  /// The profile that was named, if there is one of that name.
  private var platform: String {
    get throws {
      let known = ProfileLibrary().usableNames()
      let names = known.joined(separator: ", ")
      guard let name = profile ?? ProgramEnvironment.variable("TELLTALE_PROFILE") else {
        StandardStreams.complain(
          "telltale: for which platform? Say --profile with one of \(names)")
        throw ExitStatus.usage.code
      }
      guard known.contains(name) else {
        StandardStreams.complain(
          "telltale: there is no profile \(Quoted.text(name)); expected one of \(names)")
        throw ExitStatus.badProfile.code
      }
      return name
    }
  }

  /// Whether nobody has anything in a folder.
  private func isEmpty(_ folder: String) -> Bool {
    guard let entries = opendir(folder) else { return false }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { return false }
    }
    return true
  }
}
