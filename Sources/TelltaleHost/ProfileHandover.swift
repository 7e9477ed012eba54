import TelltaleModel

/// All that is shown, as another profile reads it.
package struct ProfileHandover {
  /// An app in one edition: its scene, language and words.
  package struct Edition {
    package var scene: Scene
    package var language: Language
    package var words: InterfaceWords

    /// Creates an edition.
    ///
    /// - Parameters:
    ///   - scene: The screens of the app.
    ///   - language: The language of its texts.
    ///   - words: The words of the runtime itself in that language.
    package init(_ scene: Scene, language: Language, words: InterfaceWords) {
      (self.scene, self.language, self.words) = (scene, language, words)
    }
  }

  /// The effect on the app that is shown.
  package enum App {
    /// There is no app, or its screens are placed anew as they are.
    case asItIs
    case edition(Edition)
    /// The app is no longer shown.
    case gone
  }

  /// The questions as the other profile reads them. All others are placed anew as they are.
  package var questions: [QuestionID: Question]
  /// The questions that the profile refuses, which are taken back.
  package var refused: [QuestionID]
  package var app: App

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - questions: The questions as the other profile reads them; others are placed anew as they are.
  ///   - refused: The questions that the profile refuses, which are taken back.
  ///   - app: The effect on the app that is shown.
  package init(
    questions: [QuestionID: Question] = [:], refused: [QuestionID] = [], app: App = .asItIs
  ) {
    (self.questions, self.refused, self.app) = (questions, refused, app)
  }
}
