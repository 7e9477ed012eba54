import TelltaleHost
import TelltaleModel
import TelltaleSession

/// Another profile for all that a resident screen shows, together with the scenes as that profile reads them.
package struct ProfileSwitch {
  /// A question that is open, under the number and by the asker that it was asked under.
  package struct Asked {
    package var shown: ShownScene
    package var number: Int
    package var asker: Asker
    /// The milliseconds after which it goes unanswered; `nil` for the scene's own limit.
    package var limit: Int?
    /// The rank: questions of a higher one are shown first.
    package var rank: Int

    /// Describes an open question.
    ///
    /// - Parameters:
    ///   - shown: The question as the other profile reads it.
    ///   - number: The number under which it was asked.
    ///   - asker: The program that asked.
    ///   - limit: Milliseconds after which it goes unanswered; `nil` for the scene's own limit.
    ///   - rank: Questions of a higher rank are shown first.
    package init(_ shown: ShownScene, number: Int, by asker: Asker, limit: Int?, rank: Int) {
      (self.shown, self.number, self.asker) = (shown, number, asker)
      (self.limit, self.rank) = (limit, rank)
    }
  }

  /// The effect on the app that is shown.
  package enum App {
    /// No app is shown.
    case none
    case edition(ShownScene)
    /// The app of that number is closed.
    case gone(Int)
  }

  /// The other profile with its fonts, settled on the display.
  package var setup: ProfileSetup
  package var questions: [Asked]
  /// The questions that the profile refuses.
  package var refused: [QuestionID]
  package var app: App

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - setup: The other profile with its fonts, settled on the display.
  ///   - questions: The open questions that the profile accepts.
  ///   - refused: The open questions that it refuses, which are withdrawn.
  ///   - app: The effect on the app that is shown.
  package init(_ setup: ProfileSetup, _ questions: [Asked], refused: [QuestionID], app: App) {
    (self.setup, self.questions, self.refused, self.app) = (setup, questions, refused, app)
  }

  /// The scene that decides what the screen needs: the app, else a question in which something is typed, else
  /// any question.
  fileprivate var front: ShownScene? {
    if case .edition(let shown) = app { return shown }
    return (questions.first { $0.shown.scene.hasFields } ?? questions.first)?.shown
  }
}

extension ResidentScreen {
  /// Shows all by another profile.
  ///
  /// Open questions are placed anew. They take input again once they were seen so and their guard has passed.
  /// Questions that the profile refuses are taken back.
  ///
  /// - Parameter change: The setup, and the scenes as its profile reads them.
  package func stand(_ change: ProfileSwitch) {
    keepTyped()
    ground.take(change.setup)
    let questions = change.questions.compactMap {
      $0.shown.question(.asked($0.number, by: $0.asker), limit: $0.limit, rank: $0.rank)
    }
    host.changeProfile(
      ProfileHandover(
        questions: Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) }),
        refused: change.refused, app: app(change.app)),
      in: environment(for: change.front), glyphs: setup.fonts)
  }

  private func app(_ app: ProfileSwitch.App) -> ProfileHandover.App {
    switch app {
    case .none: return .asItIs
    case .edition(let shown):
      pictures.use(pictures(of: shown), isSameApp: true)
      return .edition(
        ProfileHandover.Edition(shown.scene, language: shown.language, words: shown.words))
    case .gone(let number):
      guard pending.serves(number) else { return .asItIs }
      pending.serve(nil)
      pictures.use(EmptyPictures())
      return .gone
    }
  }

  private func environment(for shown: ShownScene?) -> Environment {
    shown.map { setup.environment(for: $0, files: files) } ?? setup.emptyEnvironment
  }
}
