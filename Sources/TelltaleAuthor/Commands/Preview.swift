import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleSyntax

/// A scene live in a browser, by a program of its own: what serves the page is not in the one that units get.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a scene live in a browser, and again whenever its file is saved.",
    discussion: """
      Starts telltale-preview, which has to be beside this program; tools/build --preview builds it. 'telltale-preview \
      --help' lists its options. Examples:

        telltale preview docs/examples/parking
        telltale preview route.yaml --profile carplay --no-open
        telltale preview app.yaml --program 'python3 parking.py'

      It prints an address that works on this machine alone, with a secret in it, and opens it. docs/preview.md \
      describes the page.
      """)

  @Argument(parsing: .captureForPassthrough, help: "A scene or its folder, and options.")
  var arguments: [String] = []

  func run() throws {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }), Self.program == nil {
      throw CleanExit.helpRequest(Self.self)
    }
    guard let program = Self.program else {
      StandardStreams.complain(
        "telltale: telltale-preview, the program of the preview, is not in "
          + "\(Quoted.plain(Self.folder)); build it with tools/build --preview, or install it "
          + "there")
      throw ExitStatus.missingFile.code
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    execv(program, &words)
    StandardStreams.complain(
      "telltale: \(Quoted.plain(program)) cannot be started: \(String(cString: strerror(errno)))")
    throw ExitStatus.missingFile.code
  }

  private static var program: String? {
    let path = "\(folder)/telltale-preview"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// Where it is looked for: beside this program.
  private static var folder: String { ProgramFile.folder ?? "/usr/local/bin" }
}
