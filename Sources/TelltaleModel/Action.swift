/// What happens when a control is activated, beside the answer that is given.
package indirect enum Action: Hashable, Sendable {
  /// Reports a named event to the application.
  case emit(String)
  /// Shows another element.
  case open(Element)
}
