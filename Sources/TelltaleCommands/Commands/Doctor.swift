import ArgumentParser
import TelltaleModel
import TelltaleProfiles
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// What is wrong with this machine.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say whether this machine can show a dialog, and what to do if not.",
    discussion: """
      Looks at the graphics cards, their connectors and who has the display, at the input devices \
      and what each is taken for, at the fonts for each language, at the keyboard layouts, and for a service: \
      the unit's settings and drop-ins, who may ask, the journal, and what systemd says of start and watchdog. \
      Nothing changes on the screen. The profile is the option's, else that of TELLTALE_PROFILE, TELLTALE_DEVICE or \
      the unit's settings; with one it is told how large its letters and targets are on the screens that are \
      connected, and without any the fonts and layouts of all are looked at.

      Exit codes: 0 when `telltale show` would work, else the code it would end with: 69 no \
      display, 75 display in use, 77 permission, 78 no usable font.
      """)

  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file: its card, connector, mode and assigned devices are looked for.")
  var device: String?

  @Option(
    help: """
      Say only what the devices of a recording are taken for: of telltale record, libinput record or \
      evemu (.desc, .device and .events too).
      """)
  var recording: String?

  @Flag(help: "Print a JSON object for each thing that was looked at.")
  var json = false

  func run() throws {
    let named = named
    let profiles = try load(named)
    let unit = named == nil ? DeviceProfile() : profiles.first?.device
    if let recording { return try diagnose(recording, unit ?? DeviceProfile()) }
    var all = DisplayCheck(device: unit ?? DeviceProfile()).diagnose()
    if named != nil, let first = profiles.first {
      all += PanelCheck(first, fonts: Surroundings.fontFolders).diagnose()
    }
    all += InputCheck(device: unit ?? DeviceProfile()).diagnose()
    all += fonts(of: profiles)
    all += KeyboardCheck(profiles.map(\.keyboard), of: unit ?? DeviceProfile()).diagnose()
    let service = ServiceCheck().diagnose()
    all += service.all
    // Who has the display is the service's matter where one answers.
    let failure = service.answers ? nil : Diagnosis.failure(of: all)
    if json {
      for each in all { try StandardStreams.say(each.json.line) }
    } else {
      for line in all.flatMap(\.lines) { try StandardStreams.say(line) }
      try StandardStreams.say(
        Self.verdict(failure, draws: !all.contains { $0.level == .bad(.profile) }))
    }
    if let failure { throw failure.status.code }
  }

  private static func verdict(_ failure: RuntimeError.Kind?, draws: Bool) -> String {
    guard failure != nil else { return "`telltale show` works here." }
    let rest =
      draws
      ? "`telltale render` and `telltale play` do."
      : "nothing can be drawn without a profile and its fonts."
    return "`telltale show` does not work here; \(rest)"
  }

  private func fonts(of profiles: [Profile]) -> [Diagnosis] {
    guard !profiles.isEmpty else {
      return [
        Diagnosis(
          topic: "profiles", level: .bad(.profile), text: "there is no profile to draw with",
          remedy: "set TELLTALE_PROFILE_PATH to the folder that has them")
      ]
    }
    return FontCheck(
      faces: profiles.flatMap(\.typography.faces).unique, directories: Surroundings.fontFolders
    ).diagnose()
  }

  private func diagnose(_ recording: String, _ unit: DeviceProfile) throws {
    let recorded = try telling { try RecordedDevices.read(recording) }
    let lines = InputCheck(device: unit).diagnose(recorded).flatMap(\.lines)
    for line in lines { try StandardStreams.say(line) }
  }

  /// The device file or profile that is looked at, if it is one. Settings that are bad are told with all else.
  private var named: String? {
    if let given = device ?? profile { return given }
    let scene = try? UnitScene.settled(SceneSettings(), ProgramEnvironment.variable) {
      () throws(RuntimeError) in
      do throws(LoadErrors) {
        return try UnitSettingsFiles().settings.scene
      } catch {
        throw RuntimeError(error)
      }
    }
    return scene?.device ?? scene?.profile
  }

  /// The profile of that name, or all that are not only there to be extended.
  private func load(_ named: String?) throws -> [Profile] {
    let library = ProfileLibrary()
    let names = named.map { [$0] } ?? library.usableNames()
    do throws(LoadErrors) {
      var profiles: [Profile] = []
      for name in names { profiles.append(try library.load(name).profile) }
      return profiles
    } catch {
      StandardStreams.complain(error.description)
      throw ExitCode(error.exitCode)
    }
  }
}

extension Array where Element: Hashable {
  /// Each once, in the order of the first.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
