import ArgumentParser
import TelltaleFormats
import TelltaleModel

/// A scene that is fit to be shown, with what it is shown by.
struct ShownScene {
  var scene: Scene
  var language: Language
  var words: InterfaceWords
  /// Where its texts stand.
  var sourceMap: SourceMap

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
    self.scene = scene
    language = scene.language ?? stage.profile.language
    sourceMap = loaded.sourceMap
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

  /// True where something can be typed.
  var hasFields: Bool {
    func holds(_ placed: PlacedElement) -> Bool {
      if case .field = placed.element { return true }
      return (placed.element.children(at: placed.path) + placed.element.opened(at: placed.path))
        .contains(where: holds)
    }
    return elements.contains(where: holds)
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
