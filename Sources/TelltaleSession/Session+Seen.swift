import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

extension Session {
  /// Returns the picture as things stand: the drawing commands, from the back to the front.
  package func picture(in environment: Environment) -> DisplayList {
    glass.picture(silentSince: app?.heartbeat.silentSince, environment.with(glass.aids).profile)
  }

  /// Returns the meaning to people of all that can be seen, as a tree from the back to the front. Surfaces behind
  /// another one are inert.
  package func meaning(in environment: Environment) -> Meaning {
    let environment = environment.with(glass.aids)
    let all = glass.surfaces.all
    let shown = all.indices.map { index -> Meaning? in
      let surface = all[index]
      let state = glass.meaningState(of: surface, isInFront: index == all.count - 1)
      if let question = surface.question, let asking = questions.shown[question.number] {
        return asking.meaning(on: surface, state)
      }
      return app?.meaning(on: surface, glass, state, in: environment)
    }
    return Meaning(
      .application, name: screenName ?? "", frame: PixelRect(size),
      children: shown.compactMap { $0 })
  }

  /// Returns the places of the elements in front, by their paths in the file. A question stands at `root`.
  ///
  /// - Returns: Pixels of the display, for a screen or a modal those of its elements; empty where nothing is shown.
  package func places(ofQuestionAt root: NodePath, in environment: Environment) -> [NodePath:
    PixelRect]
  {
    placement?.places(below: root) ?? app?.places(on: glass, in: environment.with(glass.aids))
      ?? [:]
  }
}
