import ArgumentParser
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// A scene that is fit to be shown, with what it is shown by.
struct ShownScene {
  var scene: Scene
  var language: Language
  var words: InterfaceWords
  /// Where its texts stand.
  var sourceMap: SourceMap
  /// What it may show.
  var files: BundleFiles

  /// Complains about all that is wrong with the scene and ends with 65 or 66.
  init(_ loaded: LoadedScene, stage: Stage) throws {
    if let refusal = loaded.refusal {
      StandardStreams.complain(refusal.description)
      throw ExitCode(refusal.exitCode)
    }
    for finding in loaded.findings {
      StandardStreams.complain(FindingLine.concise(finding, loaded.sourceMap))
    }
    guard let scene = loaded.accepted else { throw ExitStatus.badScene.code }
    for placed in scene.allElements {
      guard case .webView(let view) = placed.element, view.page == nil,
        case .file(let file) = view.content
      else { continue }
      StandardStreams.complain(
        "\(loaded.sourceMap.location(of: placed.path.key("file"))): warning: the page "
          + "\(Quoted.text(file)) is not shown: it cannot be read; check the path")
    }
    self.scene = scene
    language = scene.language ?? stage.profile.language
    sourceMap = loaded.sourceMap
    files = loaded.files
    // A question says nothing by itself but Cancel, which the loader has settled.
    words = scene.isQuestion ? .english : stage.words(language)
  }

  /// For commands that ask one question; ends with 65 for everything else.
  func requireQuestion() throws {
    guard !scene.isQuestion else { return }
    StandardStreams.complain(
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected a"
        + " question: an alert or an action sheet; show screens with `telltale run`")
    throw ExitStatus.badScene.code
  }

  /// For commands that show screens; ends with 65 for a question.
  func requireScreens() throws {
    guard scene.isQuestion else { return }
    StandardStreams.complain(
      "\(sourceMap.location(of: .root)): error: found \(Quoted.text(scene.root.name)), expected"
        + " screens; ask one question with `telltale show`")
    throw ExitStatus.badScene.code
  }

  /// Milliseconds after which the question goes unanswered.
  mutating func limitTime(to milliseconds: Int) {
    guard case .alert(var alert) = scene.root else { return }
    alert.timeoutMilliseconds = milliseconds
    scene.root = .alert(alert)
  }
}

extension Scene {
  /// True for what is answered and then gone.
  var isQuestion: Bool {
    switch root {
    case .alert, .actionSheet: true
    default: false
    }
  }

  /// True where something can be typed, or may come to be: an app asks what it will.
  var hasFields: Bool {
    !isQuestion
      || allElements.contains { placed in
        switch placed.element {
        case .field: true
        case .textView(let view): view.editing.isEditable
        default: false
        }
      }
  }

  /// True where pages of HTML are shown.
  var hasPages: Bool {
    allElements.contains { if case .webView = $0.element { true } else { false } }
  }
}

/// A finding in one line, as compilers and editors write it.
enum FindingLine {
  static func concise(_ finding: Finding, _ map: SourceMap) -> String {
    let place = map.location(of: finding.path)
    let remedy = finding.remedy.map { "; \($0)" } ?? ""
    return "\(place): \(finding.severity.rawValue): \(finding.message)\(remedy) [\(finding.rule)]"
  }
}
