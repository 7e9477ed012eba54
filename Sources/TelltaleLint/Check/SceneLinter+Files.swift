import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

extension SceneLinter {
  /// Icons that nobody has drawn, pictures and pages that are not beside the scene, and pictures that cannot be shown.
  func missingFiles(of loaded: LoadedScene) -> [LintFinding] {
    guard let scene = loaded.scene else { return [] }
    let pictures = scene.pictures.compactMap { picture in
      picture.isIcon
        ? missingIcon(picture, loaded) : lacking(picture.name, picture.path, loaded)
    }
    let pages = scene.allElements.compactMap { placed -> LintFinding? in
      guard case .webView(let view) = placed.element, case .file(let file) = view.content else {
        return nil
      }
      return missing("page", file, placed.path.key("file"), loaded)
    }
    return pictures + pages + missingPictures(ofPagesOf: scene, loaded)
  }

  /// Pictures in pages, each with its place in the page.
  private func missingPictures(ofPagesOf scene: Scene, _ loaded: LoadedScene) -> [LintFinding] {
    scene.allElements.flatMap { placed -> [LintFinding] in
      guard case .webView(let view) = placed.element else { return [] }
      return view.pictures.compactMap { picture in
        let place = PagePlace(of: view, at: placed.path, line: picture.line, picture.column)
        return lacking(picture.file, place.path, loaded, place: place)
      }
    }
  }

  private func missingIcon(_ icon: PlacedPicture, _ loaded: LoadedScene) -> LintFinding? {
    guard let fault = icons?.fault(icon.name) else { return nil }
    return finding(.warning, fault.message, fault.remedy, icon.path, loaded)
  }

  /// A picture that is not there, or is there and cannot be shown.
  private func lacking(
    _ name: String, _ path: NodePath, _ loaded: LoadedScene, place: PagePlace? = nil
  ) -> LintFinding? {
    guard loaded.files.has(name) || pictureFault != nil && loaded.files.hasSomething(at: name)
    else { return missing("picture", name, path, loaded, place: place) }
    guard let fault = pictureFault?(name, loaded.files) else { return nil }
    let message = "the picture \(Quoted.text(name)) cannot be shown as it is: \(fault.message)"
    return finding(
      .warning, place?.told(message) ?? message, fault.remedy, path, loaded,
      rule: .scenePictureBroken)
  }

  /// An application may put its pictures there when it is installed, so it is only worth a note.
  private func missing(
    _ what: String, _ name: String, _ path: NodePath, _ loaded: LoadedScene,
    place: PagePlace? = nil
  ) -> LintFinding? {
    guard icons != nil, !loaded.files.has(name) else { return nil }
    let message = "the \(what) \(Quoted.text(name)) is not beside the scene"
    return finding(.note, place?.told(message) ?? message, nil, path, loaded)
  }

  private func finding(
    _ severity: Severity, _ message: String, _ remedy: String?, _ path: NodePath,
    _ loaded: LoadedScene, rule: RuleID = .scenePictureMissing
  ) -> LintFinding {
    LintFinding(
      location: loaded.sourceMap.location(of: path), severity: severity, message: message,
      rule: rule.rawValue, remedy: remedy ?? RuleBook.linter.rule(rule)?.remedy, path: path)
  }
}
