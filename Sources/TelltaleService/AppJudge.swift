import TelltaleAppProtocol
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// Where the scene of an app is.
package enum AppSource: Hashable, Sendable {
  /// In YAML or JSON; without files beside it.
  case text(String)
  /// The path of a file in one of the folders, or below it, with what stands beside it; and who wants it shown.
  case file(String, folders: [String], by: Peer)

  /// What the journal calls it.
  var name: String {
    switch self {
    case .text: "text"
    case .file(let path, folders: _, by: _): path
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
    switch source {
    case .text(let text):
      return judge(SceneSource(name: "scene", text: text), source, language, on: platform)
    case .file(let path, folders: [], by: _): return .failure(.outside(path, []))
    case .file(let path, let folders, let peer):
      do throws(LoadError) {
        let file = try HeldFile(path)
        guard let scene = SceneSource(file, at: path, within: AllowedFolders(folders)) else {
          return .failure(.outside(path, folders))
        }
        let (place, status) = (file.place, file.status)
        return judge(scene, source, language, on: platform).mapError { complaints in
          peer.mayRead(place, status) ? complaints : complaints.untold(path, to: peer)
        }
      } catch {
        return .failure(.outside(path, folders))
      }
    }
  }

  private static func judge(
    _ scene: SceneSource, _ source: AppSource, _ language: String?, on platform: Platform
  ) -> Verdict {
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
    guard case .file(let path, let folders, let peer) = source else { return nil }
    return { language in
      let file = AppSource.file(
        AppEdition.file(path, in: language.tag), folders: folders, by: peer)
      return try? judge(file, language.tag, on: platform).get()
    }
  }
}

extension SceneComplaints {
  /// Nothing more is told of a file that may not be shown, not even whether it is there.
  fileprivate static func outside(_ path: String, _ folders: [String]) -> SceneComplaints {
    let allowed = folders.isEmpty ? "" : ": " + folders.joined(separator: ", ")
    var complaints = SceneComplaints(lines: [
      "\(path): the file is not there, or is in none of the folders that are allowed\(allowed)"
    ])
    complaints.isOutside = true
    return complaints
  }

  /// What is wrong with a file quotes it, which is nothing for who cannot read it.
  fileprivate func untold(_ path: String, to peer: Peer) -> SceneComplaints {
    var complaints = SceneComplaints(lines: [
      "\(path): error: the scene is refused; user \(peer.user) cannot read the file, so that the service's log alone says"
        + " why: make the file readable for them, or ask whoever can read the log"
    ])
    complaints.unsaid = lines
    return complaints
  }
}
