import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// The one process that has the display.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Own the display, and ask questions on behalf of other programs.",
    discussion: """
      Programs ask over Varlink, on a socket that systemd passes, or else on one that the service creates. The \
      settings and the drop-ins beside them (\(UnitSettings.path).d/NN-name.yaml) name the profile and say who may ask \
      what; options, TELLTALE_PROFILE and TELLTALE_DEVICE take precedence. Everything that is asked, shown and \
      answered is written to a journal before any program is told; `telltale audit` prints it.

      `telltale schema varlink` prints the interface. Ends with 0 on SIGTERM.
      """)

  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file that extends the profile: connector, mode, rotation, touch.")
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Path of the socket, if systemd passes none (default: TELLTALE_SOCKET, else \(ServiceContract.socket)).",
      valueName: "path"))
  var socket: String?

  @Option(
    help: ArgumentHelp(
      "Folder of the journal (default: STATE_DIRECTORY, else \(ServiceFiles.state)).",
      valueName: "folder"))
  var state: String?

  @Option(
    help: ArgumentHelp(
      "Settings of the unit (default: \(UnitSettings.path), if it exists).", valueName: "file")
  )
  var settings: String?

  func run() throws { try telling(serve) }

  private func serve() throws {
    // Threads inherit the mask, so signals are blocked before any is started.
    let signals = SignalSource()
    var unit = try ServiceFiles.settings(settings)
    let named = unit.scene
    unit.scene = try UnitScene.settled(
      SceneSettings(
        profile: profile, device: device, theme: named.theme, lang: named.lang,
        textSize: named.textSize),
      ProgramEnvironment.variable
    ) { named }
    if unit.scene.profile == nil, unit.scene.device == nil { throw Self.nothingNamed(settings) }
    let end = try UnitService.serve(
      unit, socket: socket, state: state, signals: signals, on: ScreenDevices.machine)
    // Being told to stop is how a service ends well.
    if case .signal(let number) = end, number != SIGTERM { throw ExitCode(128 + number) }
  }

  /// Why a service cannot start that was not told what the unit is.
  private static func nothingNamed(_ settings: String?) -> RuntimeError {
    let path = settings ?? UnitSettings.path
    let lack =
      access(path, F_OK) == 0
      ? "\(Quoted.plain(path)) names none" : "there is no \(Quoted.plain(path))"
    return RuntimeError(
      .profile,
      "telltale: the service has no profile: \(lack); write `profile: kiosk` or another of"
        + " `telltale profile list` there (/usr/share/doc/telltale/examples/telltale.yaml is a sample), or give --profile"
    )
  }
}
