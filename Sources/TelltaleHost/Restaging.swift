import TelltaleModel

/// What is shown once all that is shown stands by another profile.
package struct Restaging {
  /// An app in one edition: its scene with what it is shown by.
  package struct Edition {
    package var scene: Scene
    package var language: Language
    package var words: InterfaceWords

    package init(_ scene: Scene, language: Language, words: InterfaceWords) {
      (self.scene, self.language, self.words) = (scene, language, words)
    }
  }

  /// What becomes of the app that is shown.
  package enum App {
    /// There is none, or it is placed anew as it stands.
    case asItIs
    case edition(Edition)
    /// It is not shown any more.
    case gone
  }

  /// Questions as the other profile reads them; all others are placed anew as they stand.
  package var questions: [QuestionID: Question]
  /// Questions that it refuses: they are taken back.
  package var refused: [QuestionID]
  package var app: App

  package init(
    questions: [QuestionID: Question] = [:], refused: [QuestionID] = [], app: App = .asItIs
  ) {
    (self.questions, self.refused, self.app) = (questions, refused, app)
  }
}
