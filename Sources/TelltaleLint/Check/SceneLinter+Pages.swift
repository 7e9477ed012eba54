import TelltaleGraphics
import TelltaleGuidelines
import TelltaleLayout
import TelltaleModel
import TelltaleScenes

extension SceneLinter {
  /// What is wrong with web pages once they are laid out.
  func pageFaults(of loaded: LoadedScene, _ setup: LintSetup) -> [LintFinding] {
    guard let scene = loaded.accepted, let pages = setup.pages else { return [] }
    let profile = setup.profile
    let screen = profile.screens.first ?? ScreenSize(width: 800, height: 480)
    let density = profile.density
    let context = LayoutContext(
      profile: profile, language: scene.language ?? profile.language,
      size: PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height)),
      density: density, typesetter: setup.typesetter)
    return scene.allElements.flatMap { placed -> [LintFinding] in
      guard case .webView(let view) = placed.element,
        let request = context.pageRequest(for: view, in: context.size)
      else { return [] }
      let page = PageReading(pages.lay(request), profile, html: request.html)
      return page.faults.map { fault in
        let place = PagePlace(of: view, at: placed.path, line: fault.line)
        return LintFinding(
          location: place.location(in: loaded.sourceMap), severity: fault.severity,
          message: place.told(fault.message), rule: fault.rule.rawValue,
          remedy: RuleBook.linter.rule(fault.rule)?.remedy, path: place.path)
      }
    }
  }
}
