import TelltaleModel
import TelltaleSyntax

/// What could be understood of a scene file, and everything that speaks against it.
package struct LoadedScene: Sendable {
  /// Absent where nothing could be understood. A refused scene is here as far as it was understood,
  /// so that its author can be told everything at once; it must not be shown. Its alert may then
  /// have an empty title or no buttons.
  package var scene: Scene?
  package var sourceMap: SourceMap
  /// What the construct guidelines say; an error refuses the scene.
  package var findings: [Finding]
  /// What is wrong with the file as such.
  package var errors: [LoadError]
  /// What it may show.
  package var files: BundleFiles

  package init(
    scene: Scene?, sourceMap: SourceMap, findings: [Finding], errors: [LoadError],
    files: BundleFiles = .none
  ) {
    self.scene = scene
    self.sourceMap = sourceMap
    self.findings = findings
    self.errors = errors
    self.files = files
  }

  /// The scene, where nothing refuses it.
  package var accepted: Scene? { refusal == nil ? scene : nil }

  /// All that refuses the scene, in the order of the file; `nil` where nothing does.
  package var refusal: LoadErrors? {
    let refused = findings.filter { $0.severity == .error }.map { finding in
      let place = sourceMap.location(of: finding.path)
      return LoadError(
        kind: .scene, file: place.file, location: place,
        message: "\(finding.message) [\(finding.rule)]", remedy: finding.remedy)
    }
    return LoadErrors(errors + refused)
  }
}
