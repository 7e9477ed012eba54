/// An action of a control. It happens when the control is activated, beside the answer that the control gives.
package indirect enum Action: Hashable, Sendable {
  /// Reports a named event to the application.
  case emit(String)
  /// Shows another element over what is there: an alert, a sheet, a modal.
  case open(Element)
  /// Asks the application to show an element that it knows by its id; reported as an event
  /// `open alert a2`.
  case openNamed(element: String, id: String)
  /// Goes on to a screen of the scene, by its name.
  case push(String)
  /// Goes back one screen.
  case pop
  /// Closes the modal that is open, as its own control would.
  case dismiss
  /// Shows the section of a tab, by its id, or its screen's name.
  case select(tab: String)
  /// Tells in passing what was done.
  case toast(Toast)
  /// Several actions, one after the other.
  case several([Action])
  /// An action whose author says what will be seen of it (TABLE-ROW-SELECTION-CHANGES-SOMETHING).
  case declaring(Action, result: String)

  /// All actions in it, in the order in which they happen.
  package var steps: [Action] {
    switch self {
    case .several(let actions): actions.flatMap(\.steps)
    case .declaring(let action, _): action.steps
    default: [self]
    }
  }

  /// The first event that it reports.
  package var emitted: String? {
    for case .emit(let name) in steps { return name }
    return nil
  }
}
