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
  ///   - environment: The environment of the edition, also for what comes up later.
  ///   - glyphs: The glyphs of its fonts.
  package func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, in environment: Environment,
    glyphs: Glyphs
  ) {
    stand(in: environment, glyphs)
    perform(reopened(ProfileHandover.Edition(scene, language: language, words: words)))
  }

  /// Shows all by another profile. One picture, drawn in full, shows all that has changed.
  ///
  /// - Parameters:
  ///   - change: The questions and the app as the profile reads them.
  ///   - environment: The environment of the other profile.
  ///   - glyphs: The glyphs of its fonts.
  package func changeProfile(_ change: ProfileHandover, in environment: Environment, glyphs: Glyphs)
  {
    stand(in: environment, glyphs)
    var effects = session.handle(.profileChanged(change.questions, at: clock.now), in: environment)
    for id in change.refused {
      effects += session.handle(.withdrawn(question: id), in: environment)
    }
    switch change.app {
    case .asItIs: break
    case .edition(let edition): effects += reopened(edition)
    case .gone: effects += session.closeApp(withAsked: true, in: environment)
    }
    perform(effects)
  }

  private func stand(in environment: Environment, _ glyphs: Glyphs) {
    self.environment = environment
    painter = Painter(size: session.size, glyphs: glyphs, pictures: pictures)
  }

  private func reopened(_ edition: ProfileHandover.Edition) -> [Effect] {
    let effects = session.reopen(
      edition.scene, language: edition.language, words: edition.words, at: clock.now,
      in: environment)
    return effects + take(startClock(of: edition.scene))
  }
}
