import Synchronization
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// Where a profile is that all may be shown by.
package enum ProfileSource: Hashable, Sendable {
  /// By its name, on the search path.
  case name(String)
  /// The path of a file in one of the folders, or below it.
  case file(String, folders: [String])

  /// What a client calls it.
  var text: String {
    switch self {
    case .name(let name): name
    case .file(let path, folders: _): path
    }
  }

  /// Takes the name of a profile, or the whole path of a file; `nil` for the path of a file that says not from where.
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

/// A profile that all may be shown by, and what is judged by it from then on.
package struct JudgedProfile: Sendable {
  package var name: String
  /// Of texts that name none.
  package var language: Language
  package var scenes: SceneJudge
  package var apps: AppJudge
  /// What the screen is to stand on.
  package var stage: StageSlot

  package init(_ stage: sending Stage, language: String?) {
    let platform = stage.platform
    name = platform.profile.name
    self.language = platform.profile.language
    scenes = SceneJudge(platform, language: language)
    apps = AppJudge(platform, language: language)
    self.stage = StageSlot(stage)
  }
}

/// A stage on its way to the thread of a screen, to which it belongs from then on.
package final class StageSlot: Sendable {
  private let stage: Mutex<Stage?>

  init(_ stage: sending Stage) { self.stage = Mutex(stage) }

  /// The stage, the first time; `nil` after that.
  func take() -> sending Stage? {
    stage.withLock { stage in
      let taken = stage
      stage = nil
      return taken
    }
  }
}

/// Reads the profiles that the unit may be set to.
package struct ProfileJudge: Sendable {
  /// Gives a line for each thing that is wrong where the profile is refused.
  package typealias Verdict = Result<JudgedProfile, SceneComplaints>

  package var judge: @Sendable (_ source: ProfileSource) -> Verdict

  package init(_ judge: @escaping @Sendable (_ source: ProfileSource) -> Verdict) {
    self.judge = judge
  }

  /// Knows no profile but the one that all is shown by.
  package static let none = ProfileJudge { source in
    .failure(
      SceneComplaints(lines: ["\(source.text): error: this service is shown by one profile only"]))
  }

  /// Reads profiles for a unit. The unit's own may be gone back to by whatever its settings call it.
  ///
  /// - Parameters:
  ///   - ground: What stays of the unit.
  ///   - unit: What its settings say.
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
        JudgedProfile(try ground.stage(by: source.text, within: bounds), language: language))
    } catch {
      return .failure(
        SceneComplaints(lines: error.message.split(separator: "\n").map(String.init)))
    }
  }

  /// What is wrong with it before it is read.
  private static func complaints(about source: ProfileSource, own: String) -> SceneComplaints? {
    guard case .file(let path, let folders) = source, !isOwn(source, own),
      !folders.contains("/"), !AllowedFolders(folders).contain(path)
    else { return nil }
    let allowed = folders.isEmpty ? "there are none" : folders.joined(separator: ", ")
    var complaints = SceneComplaints(lines: [
      "\(path): the file is not there, or is in none of the folders that are allowed: \(allowed)"
    ])
    complaints.isOutside = true
    return complaints
  }

  /// True for what the unit's settings name themselves.
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
