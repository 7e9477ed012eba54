import TelltaleModel
import TelltaleSyntax

/// What can only be told of the whole.
struct SceneCheck {
  /// The screens that there are, where that is known.
  let names: Set<String>?
  /// The elements of other files by kind and id.
  var named: [String: PlacedElement] = [:]

  /// Modals one at a time, names that lead somewhere, codes with words beside them, lists that another screen can
  /// stand beside, and items that can be left out.
  func check(_ scene: Scene, in context: inout SceneContext) {
    ModalCheck().check(scene, named, in: &context)
    checkNames(in: scene, &context)
    CodeCheck().check(scene, in: &context)
    SplitCheck().check(scene, in: &context)
    YieldCheck().check(scene, in: &context)
  }

  /// Every name of a screen has to be one, where the scene has screens of its own.
  private func checkNames(in scene: Scene, _ context: inout SceneContext) {
    for use in SceneWalk.screenNames(in: scene) {
      guard let known = use.known ?? names, !known.contains(use.name) else { continue }
      context.complaints.add(
        context.sourceMap.location(of: use.path), "there is no screen \(Quoted.text(use.name))",
        remedy: Spelling.suggestion(for: use.name, among: known.sorted())
          ?? "add it under `screens`")
    }
  }
}
