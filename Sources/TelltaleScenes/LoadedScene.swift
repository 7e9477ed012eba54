import TelltaleModel
import TelltaleSyntax

/// A scene file as far as it could be understood, and everything that speaks against it.
package struct LoadedScene: Sendable {
  /// The scene; `nil` where nothing could be understood. A refused scene is here as far as it was
  /// understood, so that its author can be told everything at once; it must not be shown. Its alert
  /// may then have an empty title or no buttons.
  package var scene: Scene?
  package var sourceMap: SourceMap
  /// The findings of the construct guidelines; an error refuses the scene.
  package var findings: [Finding]
  /// The errors of the file itself.
  package var errors: [LoadError]
  /// The files that it may show.
  package var files: BundleFiles

  /// A loaded scene.
  ///
  /// - Parameters:
  ///   - scene: The scene; `nil` where nothing could be understood.
  ///   - sourceMap: The places of its parts in the file.
  ///   - findings: Findings of the construct guidelines.
  ///   - errors: Errors of the file itself.
  ///   - files: Files that it may show, by default none.
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

  /// The scene; `nil` where an error or a finding refuses it.
  package var accepted: Scene? { refusal == nil ? scene : nil }

  /// All errors and findings that refuse the scene, in the order of the file; `nil` where there are
  /// none.
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
