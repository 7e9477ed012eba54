import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleScenes

extension SceneLinter {
  /// Returns the outcome of a file's scene on each profile, by the real layout on its narrowest screen.
  ///
  /// - Parameter file: The file with its findings.
  /// - Returns: A row for each profile; wordings only where the scene is an alert that can be loaded for all of
  ///   them.
  package func overview(of file: LintedFile) -> SceneOverview {
    let rows = setups.map { row(of: file, $0) }
    let scenes = setups.compactMap { setup in scene(file, setup).map { ($0, setup) } }
    guard scenes.count == setups.count, case .alert(let alert)? = scenes.first?.0.root else {
      return SceneOverview(rows: rows, wordings: [])
    }
    let wordings = alert.texts.filter { !$0.text.shorter.isEmpty }.map { part in
      SceneOverview.Wording(
        name: part.name,
        text: part.text.all.first { variant in
          scenes.allSatisfy { passes(variant, as: part, in: $0, $1) }
        }?.string)
    }
    return SceneOverview(rows: rows, wordings: wordings)
  }

  private func scene(_ file: LintedFile, _ setup: LintSetup) -> Scene? {
    SceneFile.load(
      bytes: file.bytes, name: file.name, profile: setup.profile, lexicons: lexicons
    ).scene
  }

  private func row(of file: LintedFile, _ setup: LintSetup) -> SceneOverview.Row {
    let name = setup.profile.name
    let findings = file.findings.filter { $0.profiles.isEmpty || $0.profiles.contains(name) }
    let notes = scene(file, setup).map { placed($0, setup) } ?? []
    let kinds = Set(notes.map(\.kind))
    let trimmed = notes.filter { $0.kind == .variant || $0.kind == .truncated }.map(\.path.name)
    return SceneOverview.Row(
      profile: name, isRefused: findings.contains(where: \.isRefusal),
      warnings: findings.count { !$0.isRefusal && $0.severity > .note },
      notes: findings.count { $0.severity == .note },
      trimmed: trimmed.enumerated().filter { !trimmed[..<$0].contains($1) }.map(\.element),
      isStacked: kinds.contains(.stacked),
      scrolls: kinds.contains(.textScrolls) || kinds.contains(.allScrolls))
  }

  /// What had to be done to make the scene fit.
  private func placed(_ scene: Scene, _ setup: LintSetup) -> [PlacementNote] {
    guard let screen = setup.profile.screens.min(by: { $0.width < $1.width }) else { return [] }
    let density = setup.profile.density
    let context = LayoutContext(
      profile: setup.profile, language: scene.language ?? setup.profile.language,
      size: PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height)),
      density: density, typesetter: setup.typesetter)
    guard case .alert(let alert) = scene.root, !alert.buttons.isEmpty else { return [] }
    return alert.place(in: context).notes
  }

  /// Whether a text does when it is the only variant: it fits, and nothing is said about it.
  private func passes(
    _ variant: TextContent, as part: TextPart, in scene: Scene, _ setup: LintSetup
  ) -> Bool {
    guard case .alert(var alert) = scene.root else { return false }
    part.set(&alert, TextVariants(variant))
    var scene = scene
    scene.root = .alert(alert)
    let findings = setup.judge.judge(scene).findings.filter { finding in
      finding.path == part.path && finding.severity > .note
        && settings.isOn(finding.rule)
    }
    return findings.isEmpty
      && !placed(scene, setup).contains { note in
        switch note.kind {
        case .textScrolls, .allScrolls: true
        case .truncated: note.path == part.path
        default: false
        }
      }
  }
}

/// A text of an alert that may have variants.
private struct TextPart {
  var name: String
  var path: NodePath
  var text: TextVariants
  var set: (inout Alert, TextVariants) -> Void
}

extension Alert {
  fileprivate var texts: [TextPart] {
    let title = TextPart(name: "title", path: "alert.title", text: title) { $0.title = $1 }
    return [title]
      + buttons.enumerated().compactMap { index, button in
        button.title.map { text in
          let path = NodePath.root.key("alert").key("buttons").item(index).key("title")
          return TextPart(name: path.name, path: path, text: text) { $0.buttons[index].title = $1 }
        }
      }
  }
}

extension NodePath {
  /// What people call the text at a path: `title`, `button 2`.
  fileprivate var name: String {
    let steps = steps
    guard let list = steps.firstIndex(of: .key("buttons")), steps.indices.contains(list + 1),
      case .item(let index) = steps[list + 1]
    else { return steps.last { if case .key = $0 { true } else { false } }.map(\.word) ?? "text" }
    return "button \(index + 1)"
  }
}

extension NodePath.Step {
  fileprivate var word: String {
    switch self {
    case .key(let key), .file(let key): key
    case .item(let index): "\(index + 1)"
    }
  }
}
