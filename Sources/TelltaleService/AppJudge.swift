import TelltaleAppProtocol
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// The source of an app's scene: a text or a file.
package enum AppSource: Hashable, Sendable {
  /// A scene in YAML or JSON, without files beside it.
  case text(String)
  /// The path of a file in one of the folders, or below it, with the files beside it; and the client that wants it
  /// shown.
  case file(String, folders: [String], by: Peer)

  /// The name of it in the journal.
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
  /// The source of this edition.
  var source: AppSource
  /// The reader of its program's updates.
  package var reader: UpdateReader
  /// Returns the edition in another language, where the app is a file; `nil` for one that cannot be shown.
  package var edition: (@Sendable (Language) -> JudgedApp?)?
}

/// The judge of apps for the unit's platform.
package struct AppJudge: Sendable {
  /// The app, or a line for each fault where the scene is refused.
  package typealias Verdict = Result<JudgedApp, SceneRefusal>

  package var judge: @Sendable (_ source: AppSource, _ language: String?) -> Verdict

  /// Judges by a function, as tests do.
  ///
  /// - Parameter judge: Reads the app of a source, in the language of a tag; `nil` leaves the language to the
  ///   scene.
  package init(_ judge: @escaping @Sendable (_ source: AppSource, _ language: String?) -> Verdict) {
    self.judge = judge
  }

  /// Judges for a platform.
  ///
  /// - Parameters:
  ///   - platform: The profile and the word lists.
  ///   - language: The tag of the unit's own language, for clients that name none; `nil` leaves it to the scene.
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
        SceneRefusal(lines: error.message.split(separator: "\n").map(String.init)))
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

extension SceneRefusal {
  /// The complaint about a file that may not be shown. It does not tell whether the file is there.
  fileprivate static func outside(_ path: String, _ folders: [String]) -> SceneRefusal {
    let allowed = folders.isEmpty ? "" : ": " + folders.joined(separator: ", ")
    var complaints = SceneRefusal(lines: [
      "\(path): the file does not exist, or is in none of the allowed folders\(allowed)"
    ])
    complaints.isOutside = true
    return complaints
  }

  /// The complaint for a client that cannot read the file. The faults quote the file, so they are for the log
  /// alone.
  fileprivate func untold(_ path: String, to peer: Peer) -> SceneRefusal {
    var complaints = SceneRefusal(lines: [
      "\(path): error: the scene is refused; user \(peer.user) cannot read the file, so only the service's log has "
        + "the reason: make the file readable for this user, or read the log"
    ])
    complaints.unsaid = lines
    return complaints
  }
}
