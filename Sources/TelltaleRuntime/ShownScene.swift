import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// A scene that is fit to be shown, with what it is shown by.
package struct ShownScene: Sendable {
  package var scene: Scene
  package var language: Language
  package var words: InterfaceWords
  /// Where its texts stand.
  package var sourceMap: SourceMap
  /// What it may show.
  package var files: BundleFiles

  /// Takes a scene that was judged for the platform; tells what else there is to say about it, and
  /// throws where it is refused. Without `tellsFindings` findings are not told, for a scene of the
  /// program's own making, which nobody there could mend.
  package init(
    _ loaded: LoadedScene, on platform: Platform, tellsFindings: Bool = true
  ) throws(RuntimeError) {
    if let refusal = loaded.refusal { throw RuntimeError(refusal) }
    let notices = platform.surroundings.notices
    for finding in loaded.findings where tellsFindings {
      notices.tell(FindingLine.concise(finding, loaded.sourceMap))
    }
    guard let scene = loaded.accepted else {
      throw RuntimeError(.scene, "\(loaded.sourceMap.file): error: there is nothing to show")
    }
    for placed in scene.allElements {
      guard case .webView(let view) = placed.element, view.page == nil,
        case .file(let file) = view.content
      else { continue }
      notices.tell(
        "\(loaded.sourceMap.location(of: placed.path.key("file"))): warning: the page "
          + "\(Quoted.text(file)) is not shown: it cannot be read; check the path")
    }
    self.scene = scene
    language = scene.language ?? platform.profile.language
    sourceMap = loaded.sourceMap
    files = loaded.files
    // A question says nothing by itself but Cancel, which the loader has settled.
    words = scene.isQuestion ? .english : platform.words(language)
  }

  /// For those who ask one question; throws for everything else.
  package func requireQuestion() throws(RuntimeError) {
    if !scene.isQuestion { throw isNoQuestion }
  }

  /// Why it cannot be asked, where it is no question.
  var isNoQuestion: RuntimeError {
    RuntimeError(
      .scene,
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected a"
        + " question: an alert or an action sheet; show screens with `telltale run`")
  }

  /// For those who show screens; throws for a question.
  package func requireScreens() throws(RuntimeError) {
    guard scene.isQuestion else { return }
    throw RuntimeError(
      .scene,
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected"
        + " screens; ask one question with `telltale show`")
  }

  /// Milliseconds after which the question goes unanswered.
  package mutating func limitTime(to milliseconds: Int) {
    if case .alert(var alert) = scene.root {
      alert.timeoutMilliseconds = milliseconds
      scene.root = .alert(alert)
    } else if case .actionSheet(var sheet) = scene.root {
      sheet.timeoutMilliseconds = milliseconds
      scene.root = .actionSheet(sheet)
    }
  }
}

extension Scene {
  /// True for what is answered and then gone.
  package var isQuestion: Bool { root.traits.place == .question }

  /// True where something can be typed, or may come to be: an app asks what it will.
  package var hasFields: Bool {
    !isQuestion
      || allElements.contains { placed in
        switch placed.element.typing {
        case .line: true
        case .text(let view): view.editing.isEditable
        case .nothing: false
        }
      }
  }

  /// True where pages of HTML are shown.
  var hasPages: Bool {
    allElements.contains { if case .webView = $0.element { true } else { false } }
  }
}

/// A finding in one line, as compilers and editors write it.
package enum FindingLine {
  package static func concise(_ finding: Finding, _ map: SourceMap) -> String {
    let place = map.location(of: finding.path)
    let remedy = finding.remedy.map { "; \(Remedy.clause($0))" } ?? ""
    return "\(place): \(finding.severity.rawValue): \(finding.message)\(remedy) [\(finding.rule)]"
  }
}
