import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// A scene that is fit to be shown, with its language, its words and its files.
package struct ShownScene: Sendable {
  package var scene: Scene
  package var language: Language
  package var words: InterfaceWords
  /// The places of its texts.
  package var sourceMap: SourceMap
  /// The files that it may show.
  package var files: BundleFiles

  /// Takes a scene that was judged for a platform, and tells its findings and unreadable pages.
  ///
  /// - Parameters:
  ///   - loaded: The scene with its findings.
  ///   - platform: The platform that it was judged for.
  ///   - tellsFindings: False for a scene of the program's own making, whose findings nobody there could
  ///     mend.
  /// - Throws: An error where the scene is refused.
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

  /// Refuses everything but a question, for callers who ask one.
  package func requireQuestion() throws(RuntimeError) {
    if !scene.isQuestion { throw isNoQuestion }
  }

  /// The error for a scene that is no question.
  var isNoQuestion: RuntimeError {
    RuntimeError(
      .scene,
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected a"
        + " question: an alert or an action sheet; show screens with `telltale run`")
  }

  /// Refuses a question, for callers who show screens.
  package func requireScreens() throws(RuntimeError) {
    guard scene.isQuestion else { return }
    throw RuntimeError(
      .scene,
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected"
        + " screens; ask one question with `telltale show`")
  }

  /// Limits the time in which the question can be answered; screens stay as they are.
  ///
  /// - Parameter milliseconds: The time after which it goes unanswered.
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
  /// True for scenes that are answered and then gone.
  package var isQuestion: Bool { root.traits.place == .question }

  /// True where something can be typed, or may come to be: an app can ask any question.
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
  /// Returns the line of a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - map: The places of the scene.
  /// - Returns: The place, the severity, the message, the remedy and the rule.
  package static func concise(_ finding: Finding, _ map: SourceMap) -> String {
    let place = map.location(of: finding.path)
    let remedy = finding.remedy.map { "; \(Remedy.clause($0))" } ?? ""
    return "\(place): \(finding.severity.rawValue): \(finding.message)\(remedy) [\(finding.rule)]"
  }
}
