import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// What can only be told of the whole.
  ///
  /// `names` are the screens that there are, where that is known; `named` the elements of other files
  /// by kind and id.
  package mutating func check(
    _ scene: Scene, names: Set<String>?, named: [String: PlacedElement] = [:]
  ) {
    checkModals(in: scene, named)
    checkNames(in: scene, names)
  }

  /// Every name of a screen has to be one, where the scene has screens of its own.
  private mutating func checkNames(in scene: Scene, _ names: Set<String>?) {
    for use in SceneWalk.screenNames(in: scene) {
      guard let known = use.known ?? names, !known.contains(use.name) else { continue }
      complaints.add(
        sourceMap.location(of: use.path), "there is no screen \(Quoted.text(use.name))",
        remedy: Spelling.suggestion(for: use.name, among: known.sorted())
          ?? "add it under `screens`")
    }
  }
}
