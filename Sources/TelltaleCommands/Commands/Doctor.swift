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
    abstract: "Check whether this machine can show a dialog, and say what to do if not.",
    discussion: """
      Checks the graphics cards with their connectors and the program that controls the display, the input devices and \
      how each one is used, the fonts for each language, and the keyboard layouts. For a service it also checks the \
      unit's settings and drop-ins, who may ask, the journal, and what systemd says of start and watchdog. Nothing \
      changes on the screen. The profile comes from the option, else from TELLTALE_PROFILE, TELLTALE_DEVICE or the \
      unit's settings. With a profile, the sizes of its letters and targets on the connected screens are printed; \
      without one, the fonts and layouts of all profiles are checked.

      Scenes and apps are checked on the connected screens, with the unit's profile, else their own, and with its text \
      size: whether everything fits, and what the guidelines report, with remedies. If no display is connected, they \
      are checked on the usual panel of the profile.

        telltale doctor app.yaml --device /etc/telltale/unit.yaml

      Exit codes: 0 when `telltale show` would work, else the code it would end with: 69 no display, 75 display in \
      use, 77 permission, 78 no usable font. If it would work: 65 when a scene is refused, does not fit or breaks a \
      guideline that is an error, and 66 when a scene file is missing.
      """)

  @Argument(
    help: "Scene files (YAML or JSON) to check on the unit's screens; - for standard input.",
    completion: .file())
  var scenes: [String] = []

  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file; its card, connector, mode and assigned devices are checked.")
  var device: String?

  @Option(
    help: """
      Recording whose devices are checked, and nothing else: of telltale record, libinput record or evemu (.desc, \
      .device and .events too).
      """)
  var recording: String?

  @Flag(help: "Name the fonts of each language and script, also where none is missing.")
  var fonts = false

  @Flag(help: "Print a JSON object for each thing that was checked.")
  var json = false

  func validate() throws {
    if recording != nil, !scenes.isEmpty {
      throw ValidationError("--recording checks devices only; leave out the scenes")
    }
  }

  func run() throws {
    let settings = settings
    let named = settings.device ?? settings.profile
    let profiles = try load(named)
    let unit = named == nil ? DeviceProfile() : profiles.first?.device
    if let recording { return try diagnose(recording, unit ?? DeviceProfile()) }
    let service = ServiceCheck().diagnose()
    let all = machine(profiles, unit ?? DeviceProfile(), isNamed: named != nil) + service.all
    let judged = SceneCheck(settings, in: .process).diagnose(scenes)
    // Who has the display is the service's matter where one answers.
    let failure = service.answers ? nil : Diagnosis.failure(of: all)
    try tell(all + judged)
    let unfit = Diagnosis.failure(of: judged)
    if !json {
      let draws = !all.contains { $0.level == .bad(.profile) }
      try StandardStreams.say(Self.verdict(failure, draws: draws, showsAll: unfit == nil))
    }
    if let failure = failure ?? unfit { throw failure.status.code }
  }

  /// The display, what stands on it, the devices, the fonts and the layouts.
  private func machine(
    _ profiles: [Profile], _ unit: DeviceProfile, isNamed: Bool
  ) -> [Diagnosis] {
    var all = DisplayCheck(device: unit).diagnose()
    if isNamed, let first = profiles.first {
      all += PanelCheck(first, fonts: Surroundings.fontFolders).diagnose()
    }
    all += InputCheck(device: unit).diagnose()
    all += fonts(of: profiles)
    return all + KeyboardCheck(profiles.map(\.keyboard), of: unit).diagnose()
  }

  private func tell(_ all: [Diagnosis]) throws {
    let lines =
      json ? all.map(\.json.line) : (fonts ? all : FontCheck.inShort(all)).flatMap(\.lines)
    for line in lines { try StandardStreams.say(line) }
  }

  /// The last line, for whoever reads no other.
  ///
  /// - Parameters:
  ///   - failure: Why `show` would not work; `nil` where it would.
  ///   - draws: Whether there is a profile with its fonts.
  ///   - showsAll: Whether every scene that was given fits, and breaks no guideline that is an error.
  /// - Returns: What works here, and what works in its place.
  static func verdict(
    _ failure: RuntimeError.Kind?, draws: Bool, showsAll: Bool
  ) -> String {
    guard failure != nil else {
      return showsAll
        ? "`telltale show` works here."
        : "`telltale show` works here, but not with every scene that was given."
    }
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

  /// The profile or device file that is looked at, and the language and text size of what is shown: as the options say,
  /// else the environment, else the unit's settings. Settings that are bad are told with all else.
  private var settings: SceneSettings {
    let given = SceneSettings(profile: profile, device: device)
    let settled = try? UnitScene.settled(given, ProgramEnvironment.variable) {
      () throws(RuntimeError) in
      do throws(LoadErrors) {
        return try UnitSettingsFiles().settings.scene
      } catch {
        throw RuntimeError(error)
      }
    }
    return settled ?? given
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
