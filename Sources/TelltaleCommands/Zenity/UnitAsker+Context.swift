import TelltaleModel
import TelltaleProfiles
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// What dialogs of scripts have to know of the unit.
extension UnitAsker {
  /// The words of the unit's language, and what its screen has.
  ///
  /// - Throws: where the service does not say in which language it shows.
  func context() throws(RuntimeError) -> ZenityContext {
    let (language, words) = (try language(), try words())
    return ZenityContext(
      words: ZenityWords(Self.scriptWords, language, cancel: words.cancel),
      language: languageTag, screen: screen, today: .today, clock: words.clock,
      folder: try Self.folder)
  }

  /// `TELLTALE_FILES`, or what the unit's settings say.
  private static var folder: ZenityFolder? {
    get throws(RuntimeError) {
      if let root = ProgramEnvironment.variable("TELLTALE_FILES") { return ZenityFolder(root) }
      return try ServiceFiles.settings(nil).files.flatMap(ZenityFolder.init)
    }
  }

  /// None where their file is missing or damaged: they are English then.
  private static var scriptWords: Lexicons {
    let surroundings = Surroundings.process
    do throws(LoadErrors) {
      return try LexiconLibrary(path: surroundings.files).loadScriptWords()
    } catch {
      surroundings.notices.tell(error.description)
      return .empty
    }
  }

  /// What the screen has by the guidelines of its profile. Of the service only the profile's name is known; where
  /// there is none of that name here, nothing is ruled out.
  private var screen: AskedScreen {
    switch self {
    case .display(let setup, let settings), .headless(let setup, let settings, _):
      return AskedScreen(setup.platform, settings.theme)
    case .service(let caller, _):
      do throws(RuntimeError) {
        var settings = SceneSettings(theme: .day)
        settings.profile = try caller.profile()
        var screen = AskedScreen(try Platform(settings, in: .process), .day)
        screen.grounds = []
        return screen
      } catch {
        return AskedScreen()
      }
    }
  }
}

extension AskedScreen {
  /// - Parameters:
  ///   - platform: whose guidelines count.
  ///   - theme: what texts lie on.
  init(_ platform: Platform, _ theme: Appearance) {
    func isShown(_ scene: String) -> Bool {
      SceneSource(name: "scene", text: scene).load(platform, language: nil).refusal == nil
    }
    self.init(
      hasSheets: isShown(
        #"{"action-sheet":{"title":"A","trigger":"a","buttons":[{"title":"B"},{"role":"cancel"}]}}"#
      ),
      hasTyping: isShown(
        #"{"alert":{"title":"A","fields":[{"id":"a"}],"buttons":[{"title":"OK"}]}}"#),
      hasSliders: isShown(
        #"{"screen":{"content":[{"slider":{"id":"a","about":"A","value":1,"to":2}}]}}"#),
      grounds: [platform.profile.theme.palette(theme).ground])
  }
}
