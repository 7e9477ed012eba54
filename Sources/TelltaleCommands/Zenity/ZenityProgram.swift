import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleSession
import TelltaleText

/// What stands in the place of zenity: the same options, output and exit codes, on the unit's screen.
enum ZenityProgram {
  static let name = "zenity"

  /// The version whose options, output and exit codes are followed.
  static let version = "3.44.0"

  /// Exit code of a call that asked nobody.
  static let failed: Int32 = 255

  /// True where the program was started by a link of that name.
  static func isCalled(by path: String) -> Bool { path.split(separator: "/").last == "zenity" }

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    if arguments.contains("--version") { return try StandardStreams.say(version) }
    if arguments.contains(where: { $0 == "-h" || $0.hasPrefix("--help") }) {
      return try StandardStreams.put(help)
    }
    let result: ZenityResult
    do {
      let wantsScene = arguments.contains(printsScene)
      let call = try ZenityCall(arguments.filter { $0 != printsScene })
      if !wantsScene, let caller = try ServiceCaller.present {
        result = try ask(call, caller)
      } else {
        let settings = try known(settings)
        result = try wantsScene ? tell(call, settings) : ask(call, settings)
      }
    } catch let refusal as ZenityRefusal {
      StandardStreams.complain(refusal.message)
      throw ExitCode(failed)
    } catch let error as RuntimeError {
      StandardStreams.complain(error.message)
      throw ExitCode(failed)
    }
    try StandardStreams.put(result.output)
    if result.code != 0 { throw ExitCode(result.code) }
  }

  /// Our own: the scene on standard output, for `telltale render` and `telltale lint`.
  private static let printsScene = "--telltale-scene"

  /// Those of the environment, else those of the unit.
  private static func known(_ settings: SceneSettings) throws -> SceneSettings {
    if settings.profile != nil || settings.device != nil { return settings }
    var unit = try ServiceFiles.settings(nil).scene
    guard unit.profile != nil || unit.device != nil else { throw noProfile }
    unit.lang = settings.lang ?? unit.lang
    return unit
  }

  /// Has the service ask, by whose profile it is shown.
  private static func ask(_ call: ZenityCall, _ caller: ServiceCaller) throws -> ZenityResult {
    let settings = settings
    let language = try settings.lang.map { Language($0) } ?? caller.language()
    let cancel = Surroundings.process.words(language).cancel
    let question = try ZenityQuestion(call, ZenityWords(language, cancel: cancel))
    let answer = try caller.ask(
      question.scene, language: settings.lang, limit: question.timeoutMilliseconds)
    return question.result(of: answer)
  }

  private static func tell(
    _ call: ZenityCall, _ settings: SceneSettings
  ) throws -> ZenityResult {
    let platform = try Platform(settings, in: .process)
    let scene = try question(call, on: platform).scene(in: settings.lang)
    return ZenityResult(output: scene + "\n", code: 0)
  }

  private static func question(
    _ call: ZenityCall, on platform: Platform
  ) throws(ZenityRefusal) -> ZenityQuestion {
    let language = settings.lang.map { Language($0) } ?? platform.profile.language
    return try ZenityQuestion(
      call, ZenityWords(language, cancel: platform.words(language).cancel))
  }

  private static func ask(
    _ call: ZenityCall, _ settings: SceneSettings
  ) throws -> ZenityResult {
    let stage = try Stage(settings, in: .process)
    let question = try question(call, on: stage.platform)
    let source = SceneSource(name: "zenity", text: question.scene)
    var shown = try ShownScene(
      source.load(stage.platform, language: settings.lang), on: stage.platform,
      tellsFindings: false)
    if let limit = question.timeoutMilliseconds { shown.limitTime(to: limit) }
    let screen = LiveScreen(stage: stage, scene: settings, report: { _ in }, restored: {})
    return try result(of: screen.show(shown), question)
  }

  private static func result(
    of end: Host<FontBook>.End, _ question: ZenityQuestion
  ) throws -> ZenityResult {
    switch end {
    case .answered(let answers):
      guard let answer = answers.asked else { return ZenityResult(code: failed) }
      return question.result(of: answer)
    case .left: return ZenityResult(code: 1)
    case .signal(let number): return ZenityResult(code: 128 + number)
    case .failed(let error): throw RuntimeError(error)
    }
  }

  private static let noProfile = ZenityRefusal(
    message: "zenity: no profile; name the unit's platform in TELLTALE_PROFILE (telltale profile"
      + " list shows them), or its device file in TELLTALE_DEVICE, or either in \(UnitSettings.path)"
  )

  /// A unit says once, in its environment, what all scripts are shown by.
  private static var settings: SceneSettings {
    SceneSettings(
      profile: variable("TELLTALE_PROFILE"), device: variable("TELLTALE_DEVICE"),
      theme: variable("TELLTALE_THEME").flatMap(Appearance.init) ?? .day,
      lang: ZenityWords.languageTag(variable).flatMap {
        SceneSettings.isLanguageTag($0) ? $0 : nil
      })
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static let help = """
    OVERVIEW: Ask what a script asks by zenity, on the unit's screen.

    The options, what is printed and the exit codes are those of zenity \(version); a link named zenity to \
    telltale does the same. The unit's profile or device file stands in TELLTALE_PROFILE or TELLTALE_DEVICE, \
    the theme in TELLTALE_THEME, the language in LC_ALL, LC_MESSAGES or LANG.

    USAGE: telltale zenity --question --text="Install Now?" --ok-label=Install

    MODES:
      --info --warning --error   A text and OK.
      --question                 Yes and No; --default-cancel, --switch.
      --entry                    A line to be typed; --entry-text, --hide-text.
      --password                 A password, with --username a name before it.
      --forms                    --add-entry and --add-password, joined by --separator.
      Others are refused with the reason.

    OPTIONS FOR ALL:
      --text --title --ok-label --cancel-label --extra-button --timeout
      Sizes, icons and what else belongs to windows are taken and mean nothing.
      --telltale-scene           Print the scene instead of asking; telltale render and lint read it.

    EXIT STATUS: 0 for OK and Yes, 1 for Cancel, No and extra buttons (whose title is printed), 5 when the time \
    was over, 255 when nobody was asked.

    """
}

/// For help and completion; calls are read before the argument parser.
struct Zenity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zenity", abstract: "Ask what a script asks by zenity, on the unit's screen.",
    discussion: "Options as zenity has them; `telltale zenity --help` tells which.")

  @Argument(parsing: .captureForPassthrough, help: "zenity's own options.")
  var arguments: [String] = []

  func run() throws { try ZenityProgram.run(arguments) }
}
