import TelltaleModel
import TelltaleSyntax

/// Lists beside which another screen stands: one that can.
struct SplitCheck {
  func check(_ scene: Scene, in context: inout SceneContext) {
    for root in scene.elements {
      root.walk { placed in
        if case .modal(let modal) = placed.element {
          for (name, screen) in modal.screens where screen.split != nil {
            complain(
              at: placed.path.key("screens").key(name),
              "a modal shows one screen at a time, and has no list with another one beside it",
              "take `split` away, or push the list as a screen of the app", &context)
          }
        }
      }
      if case .screen(let screen) = root.element, let split = screen.split {
        check(split, of: screen, at: root.path, in: scene, &context)
      }
    }
  }

  private func check(
    _ split: ScreenSplit, of screen: Screen, at path: NodePath, in scene: Scene,
    _ context: inout SceneContext
  ) {
    if path == .screen(split.detail) {
      complain(
        at: path, "\(Quoted.text(split.detail)) would stand beside itself",
        "name the screen that shows what is chosen of the list", &context)
    } else if screen.isFullscreen {
      complain(
        at: path, "a list that fills the display leaves no room beside it",
        "take `fullscreen` or `split` away", &context)
    } else if screen.tabBar != nil {
      complain(
        at: path, "a screen with a tab bar shows its sections, and no list",
        "put `split` on the screen of a section", &context)
    } else if scene.screens[split.detail]?.tabBar != nil {
      complain(
        at: path, "\(Quoted.text(split.detail)) has a tab bar, and cannot stand beside a list",
        "name a screen with content, or make its sections rows of the list", &context)
    } else if scene.screens[split.detail]?.isFullscreen == true {
      complain(
        at: path,
        "\(Quoted.text(split.detail)) fills the display, and cannot stand beside a list",
        "name a screen with a bar, or take its `fullscreen` away", &context)
    }
  }

  private func complain(
    at screen: NodePath, _ message: String, _ remedy: String, _ context: inout SceneContext
  ) {
    context.complaints.add(
      context.sourceMap.location(of: screen.key("split").key("detail")), message, remedy: remedy)
  }
}
