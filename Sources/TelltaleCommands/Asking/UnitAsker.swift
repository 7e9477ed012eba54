import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// Who asks on this unit, for programs that are called by other programs: the service where one listens, else
/// this process on the unit's own display; or, where `TELLTALE_HANDS` names a script, its hands on the headless one.
enum UnitAsker {
  case service(ServiceCaller, language: String?)
  case display(ProfileSetup, SceneSettings)
  case headless(ProfileSetup, SceneSettings, script: String)

  /// The script whose hands answer on the headless display, as `telltale play` reads it.
  static let handsVariable = "TELLTALE_HANDS"
  /// The folder that then gets the frames.
  static let framesVariable = "TELLTALE_FRAMES"

  /// How something that was asked has ended.
  enum End {
    case answered(Answer)
    /// The person went Home.
    case left
    case signal(Int32)
  }

  /// - Parameter limit: milliseconds that what is to be asked has; `nil` where it has as long as it takes. A service that
  ///   says nothing is waited for no longer.
  /// - Returns: Whoever asks here.
  /// - Throws: where nobody can ask: no profile, no right to ask the service.
  static func open(within limit: Int? = nil) throws(RuntimeError) -> UnitAsker {
    if let script = ProgramEnvironment.variable(handsVariable) {
      let settings = try UnitEnvironment.wholeSettings()
      return .headless(try ProfileSetup(settings, in: .process), settings, script: script)
    }
    if let caller = try ServiceCaller.present(within: limit) {
      return .service(caller, language: UnitEnvironment.settings.lang)
    }
    let settings = try UnitEnvironment.wholeSettings()
    return .display(try ProfileSetup(settings, in: .process), settings)
  }

  /// The language in which it is asked.
  func language() throws(RuntimeError) -> Language {
    switch self {
    case .service(let caller, let tag):
      if let tag { return Language(tag) }
      return try caller.language()
    case .display(let setup, let settings), .headless(let setup, let settings, _):
      return settings.lang.map { Language($0) } ?? setup.profile.language
    }
  }

  /// Its tag, where it is to stand in the scene; nothing leaves it to the profile.
  var languageTag: String? {
    switch self {
    case .service(_, let tag): tag
    case .display(_, let settings), .headless(_, let settings, _): settings.lang
    }
  }

  /// What the unit says by itself in that language.
  func words() throws(RuntimeError) -> InterfaceWords {
    let language = try language()
    return switch self {
    case .service: Surroundings.process.words(language)
    case .display(let setup, _), .headless(let setup, _, _): setup.platform.words(language)
    }
  }

  /// Asks a question and waits for its answer.
  ///
  /// - Parameters:
  ///   - scene: an alert or an action sheet, in JSON.
  ///   - name: what messages about the scene call it.
  ///   - limit: milliseconds until it goes unanswered.
  /// - Returns: The answer, or how it ended without one.
  /// - Throws: where nobody was asked.
  func ask(_ scene: String, name: String, limit: Int?) throws -> End {
    switch self {
    case .service(let caller, let language):
      return .answered(try caller.ask(scene, language: language, limit: limit))
    case .display(let setup, let settings):
      let shown = try shown(scene, name, limit, setup)
      let screen = LiveScreen(setup: setup, scene: settings, report: { _ in }, restored: {})
      return try Self.end(of: screen.show(shown))
    case .headless(let setup, let settings, let script):
      let shown = try shown(scene, name, limit, setup)
      let end = try Self.screen(setup, settings, script).play(shown, PlayedInput(path: script))
      guard case .answered(let answers) = end, let answer = answers.asked else {
        throw RuntimeError(
          .scene, "\(script): the script ends before the question of \(name) is answered")
      }
      return .answered(answer)
    }
  }

  private func shown(
    _ scene: String, _ name: String, _ limit: Int?, _ setup: ProfileSetup
  ) throws(RuntimeError) -> ShownScene {
    var shown = try ShownScene(
      SceneSource(name: name, text: scene).load(setup.platform, language: languageTag),
      on: setup.platform, tellsFindings: false)
    if let limit { shown.limitTime(to: limit) }
    return shown
  }

  private static func end(of end: ScreenEnd) throws(RuntimeError) -> End {
    switch end {
    case .answered(let answers): answers.asked.map { .answered($0) } ?? .left
    case .left: .left
    case .signal(let number): .signal(number)
    case .failed(let error): throw RuntimeError(error)
    }
  }

  static func screen(
    _ setup: ProfileSetup, _ settings: SceneSettings, _ script: String
  ) throws -> HeadlessScreen {
    var setup = setup
    let size = try setup.settle(inMemory: nil, named: "the size")
    let folder = ProgramEnvironment.variable(framesVariable)
    if let folder { try FileOutput.makeFolder(folder) }
    return HeadlessScreen(
      setup: setup, scene: settings, size: size,
      expectations: Expectations(script: script), keepFrame: folder.map(FrameFolder.sink))
  }
}
