import TelltaleLayout
import TelltaleModel

/// What an app scene says, which never changes while it is shown.
///
/// Kept behind one reference, since the state around it is copied for each picture.
package final class AppScript: Hashable, Sendable {
  package let scene: Scene
  package let language: Language
  package let words: InterfaceWords
  package let tabs: TabBar?
  package let tabsPath: NodePath
  package let lists: AppLists

  package init(
    _ scene: Scene, language: Language, words: InterfaceWords, tabs: TabBar?, tabsPath: NodePath,
    roots: [PlacedElement]
  ) {
    self.scene = scene
    self.language = language
    self.words = words
    self.tabs = tabs
    self.tabsPath = tabsPath
    let named = scene.screens.sorted { $0.key < $1.key }.map { name, screen in
      PlacedElement(.screen(screen), at: .screen(name))
    }
    lists = AppLists(named + roots)
  }

  /// The tab bar that the scene starts with, and where it stands, or where its first screen does.
  package static func tabs(of scene: Scene) -> (bar: TabBar?, path: NodePath) {
    let root = scene.start.map { NodePath.screen($0) } ?? .root.key(scene.root.name)
    return scene.root.tabs(at: root) ?? (nil, root)
  }

  package static func == (one: AppScript, other: AppScript) -> Bool {
    one === other
      || one.scene == other.scene && one.language == other.language && one.words == other.words
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(scene)
    hasher.combine(language)
    hasher.combine(words)
  }
}
