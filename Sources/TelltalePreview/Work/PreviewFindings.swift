import TelltaleCodes
import TelltaleGraphics
import TelltaleGuidelines
import TelltaleImages
import TelltaleLint
import TelltaleModel
import TelltalePages
import TelltaleProfiles
import TelltaleRuntime
import TelltaleSyntax
import TelltaleWords

/// The findings of the linter on the scene that is shown, for the profile that it is shown by.
struct PreviewFindings: Sendable {
  let findings: [LintFinding]
  /// The scene's text, in lines.
  let lines: [String]

  /// The largest number of a scene's lines that are sent.
  private static let mostLines = 20_000

  /// Reads the file anew, and judges it. A scene that cannot be judged has the fault that keeps it from being shown.
  init(_ options: PreviewOptions) {
    let scene = options.settings.scene
    let file = scene.lang.map { AppEdition.file(options.file, in: $0) } ?? options.file
    guard let bytes = try? SourceFile.read(file, kind: .scene) else {
      (findings, lines) = ([], [])
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(separator: "\n", maxSplits: Self.mostLines, omittingEmptySubsequences: false)
      .map(String.init)
    findings =
      LintRun.unreadable(bytes, name: file)?.findings
      ?? Self.linter(options, file)?.lint(bytes, name: file).findings ?? []
  }

  private static let pictures = PictureFaults(helper: .installed)

  private static func linter(_ options: PreviewOptions, _ file: String) -> SceneLinter? {
    let path = options.surroundings.files
    let source = SceneSource(file)
    let settings = options.settings.placed(on: options.settings.size)
    guard
      let setup = try? ProfileSetup(
        settings, in: options.surroundings, sceneProfile: source.namedProfile),
      let lexicons = try? LexiconLibrary(path: path).load()
    else { return nil }
    // Judged for what is seen beside the findings.
    let seen = options.settings.size.map { size in
      setup.profile.judged(on: setup.profile.panel(size).panel, by: setup.fonts)
    }
    let lintSetup = LintSetup(
      profile: seen ?? setup.profile, lexicons: lexicons, verbs: .all, typesetter: setup.fonts,
      pages: PageBook(fonts: setup.fonts) { _ in PixelSize(width: 1_000, height: 1_000) },
      codes: CodeBook())
    return SceneLinter(
      setups: [lintSetup], lexicons: lexicons, settings: lintSettings(file),
      icons: IconLibrary(path: path, of: [setup.platform.source]),
      pictureFault: pictures.check)
  }

  /// Returns the settings of the scene's project, where there is one.
  private static func lintSettings(_ file: String) -> LintSettings {
    guard case .success(let project) = LintProjects(here: WorkingFolder.path).project(of: file)
    else { return LintSettings() }
    return LintSettings(project.project)
  }

  /// Returns the findings as the page reads them.
  func json() -> JSONValue {
    [
      "is": "findings", "source": .strings(lines),
      "findings": .array(
        findings.map { finding in
          [
            "line": .integer(finding.location.line), "column": .integer(finding.location.column),
            "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
            "rule": finding.rule.map { .string($0) } ?? .null,
            "remedy": finding.remedy.map { .string($0) } ?? .null,
            "path": .string(finding.path.description),
          ]
        }),
    ]
  }
}
