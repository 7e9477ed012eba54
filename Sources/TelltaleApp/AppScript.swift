import TelltaleLayout
import TelltaleModel

/// The parts of an app that do not change while it is shown: its scene, language, words and lists.
///
/// It is kept behind one reference, since the state around it is copied for each picture.
package final class AppScript: Hashable, Sendable {
  package let scene: Scene
  package let language: Language
  package let words: InterfaceWords
  package let tabs: TabBar?
  package let tabsPath: NodePath
  package let lists: AppLists

  /// - Parameters:
  ///   - scene: The scene of the app.
  ///   - language: The language that the scene is shown in.
  ///   - words: The words of the interface in that language.
  ///   - tabs: The tab bar of the scene; `nil` where it has none.
  ///   - tabsPath: The place of the tab bar, or of the first screen, as `tabs(of:)` gives it.
  ///   - roots: The first screens of all tabs, for lists that stand in no named screen.
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

  /// Returns the tab bar that the scene starts with, and its place.
  ///
  /// - Parameter scene: The scene of the app.
  /// - Returns: The bar with its place; `nil` with the place of the first screen where the scene
  ///   has no tab bar.
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
