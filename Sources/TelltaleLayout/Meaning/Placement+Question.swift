import TelltaleGraphics
import TelltaleModel

extension Placement {
  /// Where the parts of a question are seen; `root` is its own place in the file.
  package func places(below root: NodePath) -> [NodePath: PixelRect] {
    PlaceMap(question: self, below: root).frames
  }

  /// The meaning of a question, a sheet or its page with keys to people.
  ///
  /// - alert: what is asked; `isPage` is true where a page with keys stands in its place.
  package func meaning(
    of alert: Alert, isSheet: Bool, isPage: Bool, _ state: MeaningState
  ) -> Meaning {
    QuestionMeaning(placement: self, alert: alert, state: state)
      .meaning(isSheet: isSheet, isPage: isPage)
  }
}
