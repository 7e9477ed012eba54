/// What happens when a control is activated, beside the answer that is given.
package indirect enum Action: Hashable, Sendable {
  /// Reports a named event to the application.
  case emit(String)
  /// Shows another element.
  case open(Element)
  /// Asks the application to show an element that it knows by its id; reported as an event
  /// `open alert a2`.
  case openNamed(element: String, id: String)
}
