import TelltaleHost
import TelltaleModel
import TelltaleSession

/// Another profile for all that a resident screen shows, with what is shown as that profile reads it.
package struct StageChange {
  /// A question that is open, under the number and by the asker that it was asked under.
  package struct Asked {
    package var shown: ShownScene
    package var number: Int
    package var asker: Asker
    /// Milliseconds after which it goes unanswered; absent, what its scene says.
    package var limit: Int?
    /// Before which others it is shown.
    package var rank: Int

    package init(_ shown: ShownScene, number: Int, by asker: Asker, limit: Int?, rank: Int) {
      (self.shown, self.number, self.asker) = (shown, number, asker)
      (self.limit, self.rank) = (limit, rank)
    }
  }

  /// What becomes of the app that is shown.
  package enum App {
    /// None is shown.
    case none
    case edition(ShownScene)
    /// The one of that number goes.
    case gone(Int)
  }

  /// The other profile with its fonts, settled on the display.
  package var stage: Stage
  package var questions: [Asked]
  /// Questions that it refuses.
  package var refused: [QuestionID]
  package var app: App

  package init(_ stage: Stage, _ questions: [Asked], refused: [QuestionID], app: App) {
    (self.stage, self.questions, self.refused, self.app) = (stage, questions, refused, app)
  }

  /// What decides what the screen needs: the app, else a question in which something is typed, else any.
  fileprivate var front: ShownScene? {
    if case .edition(let shown) = app { return shown }
    return (questions.first { $0.shown.scene.hasFields } ?? questions.first)?.shown
  }
}

extension ResidentScreen {
  /// Shows all that is shown by another profile. Questions that are open are placed anew and take input again once they
  /// were seen so and their guard has passed; those that the profile refuses are taken back.
  package func stand(_ change: StageChange) {
    keepTyped()
    ground.take(change.stage)
    let questions = change.questions.compactMap {
      $0.shown.question(.asked($0.number, by: $0.asker), limit: $0.limit, rank: $0.rank)
    }
    host.restage(
      Restaging(
        questions: Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) }),
        refused: change.refused, app: app(change.app)),
      in: world(for: change.front), glyphs: stage.fonts)
  }

  private func app(_ app: StageChange.App) -> Restaging.App {
    switch app {
    case .none: return .asItIs
    case .edition(let shown):
      pictures.use(pictures(of: shown), isSameApp: true)
      return .edition(
        Restaging.Edition(shown.scene, language: shown.language, words: shown.words))
    case .gone(let number):
      guard ledger.serves(number) else { return .asItIs }
      ledger.serve(nil)
      pictures.use(EmptyPictures())
      return .gone
    }
  }

  private func world(for shown: ShownScene?) -> World {
    shown.map { stage.world(for: $0, files: files) } ?? stage.emptyWorld
  }
}
