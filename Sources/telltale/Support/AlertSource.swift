import ArgumentParser
import TelltaleFormats
import TelltaleModel

/// Where a command has its alert from: a file, or options.
struct LoadedAlert {
  var alert: Alert
  var language: Language
  /// Where its texts stand.
  var sourceMap: SourceMap

  /// Reads a scene that shows an alert; complains about all that is wrong with it and ends with 65
  /// or 66.
  init(_ loaded: LoadedScene, stage: Stage) throws {
    if let refusal = loaded.refusal {
      StandardStreams.complain(refusal.description)
      throw ExitCode(refusal.exitCode)
    }
    for finding in loaded.findings {
      StandardStreams.complain(FindingLine.concise(finding, loaded.sourceMap))
    }
    guard let scene = loaded.accepted else { throw ExitStatus.badScene.code }
    guard case .alert(let alert) = scene.root else {
      StandardStreams.complain(
        "\(loaded.sourceMap.location(of: .root)): error: found \"\(scene.root.name)\", expected an"
          + " alert; `telltale lint` judges it")
      throw ExitStatus.badScene.code
    }
    self.alert = alert
    sourceMap = loaded.sourceMap
    language = scene.language ?? stage.profile.language
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
