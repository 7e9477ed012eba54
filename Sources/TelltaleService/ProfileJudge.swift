import Synchronization
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// The source of a profile that all may be shown by.
package enum ProfileSource: Hashable, Sendable {
  /// The name of a profile on the search path.
  case name(String)
  /// The path of a file in one of the folders, or below it.
  case file(String, folders: [String])

  /// The name or the path, as a client wrote it.
  var text: String {
    switch self {
    case .name(let name): name
    case .file(let path, folders: _): path
    }
  }

  /// Takes the name of a profile, or the whole path of a file; `nil` for a relative path.
  init?(_ text: String, folders: [String]) {
    if text.hasPrefix("/") {
      self = .file(text, folders: folders)
    } else if !text.isEmpty, !text.contains("/"), !text.hasSuffix(".yaml") {
      self = .name(text)
    } else {
      return nil
    }
  }
}

/// A profile that all may be shown by, with the judges for it.
package struct JudgedProfile: Sendable {
  package var name: String
  /// The language of texts that name none.
  package var language: Language
  package var scenes: SceneJudge
  package var apps: AppJudge
  /// The setup for the screen.
  package var setup: SetupSlot

  /// Takes a setup for another profile.
  ///
  /// - Parameters:
  ///   - setup: The setup, which then belongs to the screen's thread.
  ///   - language: The tag of the unit's own language; `nil` leaves it to each scene.
  package init(_ setup: sending ProfileSetup, language: String?) {
    let platform = setup.platform
    name = platform.profile.name
    self.language = platform.profile.language
    scenes = SceneJudge(platform, language: language)
    apps = AppJudge(platform, language: language)
    self.setup = SetupSlot(setup)
  }
}

/// A setup on its way to the thread of a screen, to which it belongs from then on.
package final class SetupSlot: Sendable {
  private let setup: Mutex<ProfileSetup?>

  init(_ setup: sending ProfileSetup) { self.setup = Mutex(setup) }

  /// Returns the setup the first time, `nil` after that.
  func take() -> sending ProfileSetup? {
    setup.withLock { setup in
      let taken = setup
      setup = nil
      return taken
    }
  }
}

/// The judge of profiles that the unit may be set to.
package struct ProfileJudge: Sendable {
  /// The profile, or a line for each fault where it is refused.
  package typealias Verdict = Result<JudgedProfile, SceneRefusal>

  package var judge: @Sendable (_ source: ProfileSource) -> Verdict

  /// Judges by a function, as tests do.
  ///
  /// - Parameter judge: Reads the profile of a source.
  package init(_ judge: @escaping @Sendable (_ source: ProfileSource) -> Verdict) {
    self.judge = judge
  }

  /// The judge that knows no profile but the one that all is shown by.
  package static let none = ProfileJudge { source in
    .failure(
      SceneRefusal(lines: ["\(source.text): error: this service has one profile only"]))
  }

  /// Judges profiles for a unit. A client may always go back to the unit's own profile, by the name that the
  /// settings use.
  ///
  /// - Parameters:
  ///   - ground: The parts of the unit that stay.
  ///   - unit: The settings of the unit.
  package init(_ ground: UnitGround, _ unit: SceneSettings) {
    let own = unit.device ?? unit.profile ?? ""
    let language = unit.lang
    self.init { source in Self.judge(source, own: own, language, on: ground) }
  }

  private static func judge(
    _ source: ProfileSource, own: String, _ language: String?, on ground: UnitGround
  ) -> Verdict {
    if let complaints = complaints(about: source, own: own) { return .failure(complaints) }
    let bounds: AllowedFolders? =
      switch source {
      case _ where isOwn(source, own): nil
      case .name: AllowedFolders([])
      case .file(_, let folders) where folders.contains("/"): nil
      case .file(_, let folders): AllowedFolders(folders)
      }
    do throws(RuntimeError) {
      return .success(
        JudgedProfile(try ground.setup(by: source.text, within: bounds), language: language))
    } catch {
      return .failure(
        SceneRefusal(lines: error.message.split(separator: "\n").map(String.init)))
    }
  }

  /// The faults that are known before the file is read.
  private static func complaints(about source: ProfileSource, own: String) -> SceneRefusal? {
    guard case .file(let path, let folders) = source, !isOwn(source, own),
      !folders.contains("/"), !AllowedFolders(folders).contain(path)
    else { return nil }
    let allowed = folders.isEmpty ? "there are none" : folders.joined(separator: ", ")
    var complaints = SceneRefusal(lines: [
      "\(path): the file does not exist, or is in none of the allowed folders: \(allowed)"
    ])
    complaints.isOutside = true
    return complaints
  }

  /// True for the profile that the unit's settings name.
  private static func isOwn(_ source: ProfileSource, _ own: String) -> Bool {
    switch source {
    case .name(let name): return name.hasBytes(of: own)
    case .file(let path, folders: _):
      let isPath = own.contains("/") || own.hasSuffix(".yaml")
      guard isPath, let file = AllowedFolders.resolved(own) else { return false }
      return AllowedFolders.resolved(path)?.hasBytes(of: file) == true
    }
  }
}
