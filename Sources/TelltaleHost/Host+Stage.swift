import TelltaleGraphics
import TelltaleModel
import TelltaleSession

// What is shown stands otherwise: the app in another edition, or all of it by another profile.
extension Host {
  /// Shows another edition of the app in place of the one that is shown.
  ///
  /// - Parameters:
  ///   - scene: The screens of the edition.
  ///   - language: The language of its texts.
  ///   - words: The words of the runtime itself in that language.
  ///   - world: The world of the edition, also for what comes up later.
  ///   - glyphs: The glyphs of its fonts.
  package func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, in world: World, glyphs: Glyphs
  ) {
    stand(in: world, glyphs)
    perform(reopened(Restaging.Edition(scene, language: language, words: words)))
  }

  /// Shows all by another profile. One picture, drawn in full, shows all that has changed.
  ///
  /// - Parameters:
  ///   - change: The questions and the app as the profile reads them.
  ///   - world: The world of the other profile.
  ///   - glyphs: The glyphs of its fonts.
  package func restage(_ change: Restaging, in world: World, glyphs: Glyphs) {
    stand(in: world, glyphs)
    var effects = session.handle(.restaged(change.questions, at: clock.now), in: world)
    for id in change.refused { effects += session.handle(.withdrawn(question: id), in: world) }
    switch change.app {
    case .asItIs: break
    case .edition(let edition): effects += reopened(edition)
    case .gone: effects += session.closeApp(withAsked: true, in: world)
    }
    perform(effects)
  }

  private func stand(in world: World, _ glyphs: Glyphs) {
    self.world = world
    painter = Painter(size: session.size, glyphs: glyphs, pictures: pictures)
  }

  private func reopened(_ edition: Restaging.Edition) -> [Effect] {
    let effects = session.reopen(
      edition.scene, language: edition.language, words: edition.words, at: clock.now, in: world)
    return effects + take(startClock(of: edition.scene))
  }
}
