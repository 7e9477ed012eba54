import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

// What is seen.
extension Session {
  /// The picture as things stand.
  package func picture(in world: World) -> DisplayList {
    glass.picture(silentSince: app?.heartbeat.silentSince, world.with(glass.aids).profile)
  }

  /// All that can be seen, and what it is to people: from the back to the front, what stands behind
  /// something else as inert.
  package func meaning(in world: World) -> Meaning {
    let world = world.with(glass.aids)
    let all = glass.surfaces.all
    let shown = all.indices.map { index -> Meaning? in
      let surface = all[index]
      let state = glass.meaningState(of: surface, isInFront: index == all.count - 1)
      if let question = surface.question, let asking = questions.shown[question.number] {
        return asking.meaning(on: surface, state)
      }
      return app?.meaning(on: surface, glass, state, in: world)
    }
    return Meaning(
      .application, name: screenName ?? "", frame: PixelRect(size),
      children: shown.compactMap { $0 })
  }

  /// Where what is in front is seen, by its place in the file, in pixels: the elements of a screen or a
  /// modal; of a question, `root` is its own place.
  package func places(ofQuestionAt root: NodePath, in world: World) -> [NodePath: PixelRect] {
    placement?.places(below: root) ?? app?.places(on: glass, in: world.with(glass.aids)) ?? [:]
  }
}
