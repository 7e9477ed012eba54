import ArgumentParser
import TelltaleCodes
import TelltaleCommands
import TelltaleGraphics
import TelltaleGuidelines
import TelltaleImages
import TelltaleLint
import TelltaleModel
import TelltalePages
import TelltaleProfiles
import TelltaleRuntime
import TelltaleSyntax
import TelltaleText
import TelltaleWords

/// The profiles that scenes are checked for, with fonts and words; each is loaded once, when it is
/// first wanted.
final class LintSetups {
  private struct Base {
    var source: LoadedProfile
    var fonts: FontBook

    var profile: Profile { source.profile }
  }

  private struct Key: Hashable {
    var profile: String
    /// Absolute paths of a team's own word lists.
    var lexicons: [String]
    var panel: LintPanel?
  }

  private let library = ProfileLibrary()
  /// The font files that are open, which other setups may use as well.
  let files: FontFiles
  private let words: Lexicons
  /// What `all` stands for.
  private lazy var everyName = library.usableNames()
  private var bases: [String: Result<Base, LintError>] = [:]
  private var lexicons: [[String]: Result<Lexicons, LintError>] = [:]
  private var shared: [[String]: SharedFindings] = [:]
  private var setups: [Key: LintSetup] = [:]
  private let pictures = PictureFaults()
  /// What comes before a project's; absent where that counts, or else the screens of each profile.
  private let panel: LintPanel?
  private var judged: [String: SeverityReasons.JudgedProfile] = [:]

  /// Complains and ends where the word lists cannot be read.
  ///
  /// - Parameters:
  ///   - panel: What all profiles are judged on; `nil` for a project's panel, or else the screens of each.
  ///   - files: Font files that are open already.
  /// - Throws: The exit code, after a complaint.
  init(on panel: LintPanel? = nil, with files: FontFiles = FontFiles()) throws {
    self.panel = panel
    self.files = files
    do throws(LoadErrors) {
      words = try LexiconLibrary().load()
    } catch {
      StandardStreams.complain(error.description)
      throw ExitStatus.couldNotRun.code
    }
  }

  /// The names that a list of names stands for: `all` is every profile that is found.
  func expanded(_ names: [String]) -> Result<[String], LintError> {
    var seen: Set<String> = []
    var result: [String] = []
    for name in names {
      let meant = name == "all" ? everyName : [name]
      if meant.isEmpty {
        return .failure(
          LintError(
            message: "telltale: no profiles found; name their folder in TELLTALE_PROFILE_PATH"))
      }
      result += meant.filter { seen.insert($0).inserted }
    }
    return .success(result)
  }

  /// What judges scenes for these profiles in a project.
  func linter(
    _ names: [String], _ project: LintProject, _ settings: LintSettings
  ) -> Result<SceneLinter, LintError> {
    let folders = project.project.lexicons.map { PathText.absolute($0, from: project.folder) }
    return lexicons(folders).flatMap { lexicons in
      expanded(names).flatMap { names in
        var list: [LintSetup] = []
        for name in names {
          let panel = panel ?? project.project.panel.map(LintPanel.init)
          switch setup(name, lexicons, folders, panel) {
          case .success(let setup): list.append(setup)
          case .failure(let fault): return .failure(fault)
          }
        }
        return .success(
          SceneLinter(
            setups: list, lexicons: lexicons, settings: settings,
            icons: IconLibrary(of: names.compactMap(source)), pictureFault: pictures.check))
      }
    }
  }

  /// What says why findings for these profiles weigh what they do.
  func reasons(_ names: [String], _ settings: LintSettings) -> SeverityReasons {
    let names = (try? expanded(names).get()) ?? []
    let profiles = names.compactMap { name -> SeverityReasons.JudgedProfile? in
      if let known = judged[name] { return known }
      guard case .success(let base)? = bases[name] else { return nil }
      let profile = SeverityReasons.JudgedProfile(base.source)
      judged[name] = profile
      return profile
    }
    return SeverityReasons(settings: settings, profiles: profiles)
  }

  /// Fonts that are damaged; and where characters are in no font, those that are listed, may have them,
  /// and are not here. Each with its line.
  func fontWarnings(_ names: [String]) -> [String] {
    guard case .success(let names) = expanded(names) else { return [] }
    return names.flatMap { name -> [String] in
      guard case .success(let base)? = bases[name] else { return [] }
      return base.fonts.problems.filter { base.fonts.lacksCharacters || $0.isDamage }
        .map { base.source.warning($0) }
    }
  }

  private func source(of name: String) -> LoadedProfile? {
    guard case .success(let base)? = bases[name] else { return nil }
    return base.source
  }

  private func setup(
    _ name: String, _ lexicons: Lexicons, _ folders: [String], _ panel: LintPanel?
  ) -> Result<LintSetup, LintError> {
    let key = Key(profile: name, lexicons: folders, panel: panel)
    if let known = setups[key] { return .success(known) }
    return base(name).map { base in
      let setup = LintSetup(
        profile: panel?.fitted(base.profile, by: base.fonts) ?? base.profile,
        sharing: shared(lexicons, folders), typesetter: base.fonts,
        pages: PageBook(fonts: base.fonts) { _ in PixelSize(width: 1_000, height: 1_000) },
        codes: CodeBook())
      setups[key] = setup
      return setup
    }
  }

  /// What the setups with the same words share.
  private func shared(_ lexicons: Lexicons, _ folders: [String]) -> SharedFindings {
    if let known = shared[folders] { return known }
    let result = SharedFindings(lexicons, .all)
    shared[folders] = result
    return result
  }

  private func base(_ name: String) -> Result<Base, LintError> {
    if let known = bases[name] { return known }
    let result = load(name)
    bases[name] = result
    return result
  }

  private func load(_ name: String) -> Result<Base, LintError> {
    let source: LoadedProfile
    do throws(LoadErrors) {
      source = try library.load(name)
    } catch {
      return .failure(LintError(message: error.description, errors: error))
    }
    do throws(FontError) {
      let fonts = try FontBook(
        faces: source.profile.typography.faces, directories: Surroundings.fontFolders,
        files: files, keeping: .ofOneScene)
      return .success(Base(source: source, fonts: fonts))
    } catch {
      let errors = LoadErrors(source.refusal(error))
      return .failure(LintError(message: errors.description, errors: errors))
    }
  }

  private func lexicons(_ folders: [String]) -> Result<Lexicons, LintError> {
    if let known = lexicons[folders] { return known }
    var result = words
    do throws(LoadErrors) {
      for folder in folders {
        result = try LexiconLibrary.extending(result, with: folder)
      }
      lexicons[folders] = .success(result)
      return .success(result)
    } catch {
      let fault = LintError(message: error.description)
      lexicons[folders] = .failure(fault)
      return .failure(fault)
    }
  }
}
