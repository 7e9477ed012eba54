import TelltaleGraphics
import TelltaleModel

extension Placement {
  /// Returns the places where the parts of a question are seen.
  ///
  /// - Parameter root: The place of the question in the file.
  /// - Returns: Pixels of the display, by the places of the parts below `root`, and of `root`
  ///   itself.
  package func places(below root: NodePath) -> [NodePath: PixelRect] {
    PlaceMap(question: self, below: root).frames
  }

  /// Returns the meaning to people of a question, a sheet or its page with keys.
  ///
  /// - Parameters:
  ///   - alert: The question that was placed.
  ///   - isSheet: True where it is shown as an action sheet.
  ///   - isPage: True where a page with keys stands in its place.
  ///   - state: Focus, presses, and whether it takes input.
  /// - Returns: A tree whose root is the dialog.
  package func meaning(
    of alert: Alert, isSheet: Bool, isPage: Bool, _ state: MeaningState
  ) -> Meaning {
    QuestionMeaning(placement: self, alert: alert, state: state)
      .meaning(isSheet: isSheet, isPage: isPage)
  }
}
