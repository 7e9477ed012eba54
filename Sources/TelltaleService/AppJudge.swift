import TelltaleAppProtocol
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// Where the scene of an app is.
package enum AppSource: Hashable, Sendable {
  /// In YAML or JSON; without files beside it.
  case text(String)
  /// The path of a file in one of the folders, or below it, with what stands beside it.
  case file(String, folders: [String])

  /// What the journal calls it.
  var name: String {
    switch self {
    case .text: "text"
    case .file(let path, folders: _): path
    }
  }
}

/// An app that may be shown.
package struct JudgedApp: Sendable {
  package var shown: ShownScene
  /// Where this edition of it is.
  var source: AppSource
  /// Reads what its program says.
  package var reader: UpdateReader
  /// Its editions in other languages, where it is a file; `nil` for one that cannot be shown.
  package var edition: (@Sendable (Language) -> JudgedApp?)?
}

/// Reads apps for the unit's platform.
package struct AppJudge: Sendable {
  /// Gives a line for each thing that is wrong where the scene is refused.
  package typealias Verdict = Result<JudgedApp, SceneComplaints>

  package var judge: @Sendable (_ source: AppSource, _ language: String?) -> Verdict

  package init(_ judge: @escaping @Sendable (_ source: AppSource, _ language: String?) -> Verdict) {
    self.judge = judge
  }

  /// Judges for a platform; `language` is the unit's own, where it says one.
  package init(_ platform: Platform, language: String?) {
    self.init { source, wanted in
      Self.judge(source, wanted ?? language, on: platform)
    }
  }

  private static func judge(
    _ source: AppSource, _ language: String?, on platform: Platform
  ) -> Verdict {
    let scene: SceneSource
    switch source {
    case .text(let text): scene = SceneSource(name: "scene", text: text)
    case .file(let path, let folders):
      guard AllowedFolders(folders).contain(path) else {
        var complaints = SceneComplaints(lines: [
          "\(path): the file is not there, or is in none of the folders that are allowed: "
            + folders.joined(separator: ", ")
        ])
        complaints.isOutside = true
        return .failure(complaints)
      }
      scene = SceneSource(path)
    }
    do throws(RuntimeError) {
      let shown = try ShownScene(
        scene.load(platform, language: language), on: platform, tellsFindings: false)
      try shown.requireScreens()
      let reader = UpdateReader(
        shown.scene, profile: platform.profile, lexicons: platform.lexicons,
        language: shown.language)
      return .success(
        JudgedApp(
          shown: shown, source: source, reader: reader, edition: editions(of: source, on: platform))
      )
    } catch {
      return .failure(
        SceneComplaints(lines: error.message.split(separator: "\n").map(String.init)))
    }
  }

  private static func editions(
    of source: AppSource, on platform: Platform
  ) -> (@Sendable (Language) -> JudgedApp?)? {
    guard case .file(let path, let folders) = source else { return nil }
    return { language in
      let file = AppSource.file(AppEdition.file(path, in: language.tag), folders: folders)
      return try? judge(file, language.tag, on: platform).get()
    }
  }
}
