import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleProfiles
import TelltaleSyntax

/// An app to begin with.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a new app: a screen, a brand, a program and a test that passes.",
    discussion: """
      The folder is created; an existing folder has to be empty. The program is in Python and uses the client of the \
      package python3-telltale.

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
    if let reason = reasonToLeave(app) {
      StandardStreams.complain(
        "telltale: \(Quoted.plain(app)) \(reason), and nothing in it was touched; name a new folder"
      )
      throw ExitStatus.cannotCreate.code
    }
    try write(skeleton.files)
    for file in skeleton.files { try StandardStreams.say(Quoted.plain("\(app)/\(file.name)")) }
    try StandardStreams.say(skeleton.goingOn)
  }

  /// Writes all files, or leaves none of them behind: half an app would be in the way of the next try.
  private func write(_ files: [AppSkeleton.File]) throws {
    var written: [String] = []
    do {
      for file in files {
        let path = "\(app)/\(file.name)"
        written.append(path)
        try FileOutput.write(Array(file.text.utf8), to: path)
        if file.isProgram, chmod(path, 0o755) != 0 { throw FileOutput.cannotMake(path, errno) }
      }
    } catch {
      for path in written { unlink(path) }
      throw error
    }
  }

  /// The profile that was named, if there is one of that name.
  private var platform: String {
    get throws {
      let known = ProfileLibrary().usableNames()
      let names = known.joined(separator: ", ")
      let own = profile == nil ? ProgramEnvironment.variable("TELLTALE_PROFILE") : nil
      guard let name = profile ?? own else {
        StandardStreams.complain(
          "telltale: no platform is named; add --profile with one of \(names)")
        throw ExitStatus.usage.code
      }
      guard known.contains(name) else {
        StandardStreams.complain(
          "telltale: \(own == nil ? "" : "TELLTALE_PROFILE: ")there is no profile \(Quoted.text(name)); "
            + "expected one of \(names)")
        throw ExitStatus.badProfile.code
      }
      return name
    }
  }

  /// What speaks against writing into a folder: something is in it, or nobody can tell.
  private func reasonToLeave(_ folder: String) -> String? {
    guard let entries = opendir(folder) else {
      return "cannot be read: \(String(cString: strerror(errno)))"
    }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { return "is not empty" }
    }
    return nil
  }
}
