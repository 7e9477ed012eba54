/// The state that decides whether a control can be chosen. A scene sets it once, the application at any time.
package struct Availability: Hashable, Sendable {
  /// The state until the application says something.
  package var isEnabled: Bool
  /// The name under which the application says it.
  package var binding: String?

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - isEnabled: True for a control that can be chosen until the application says something.
  ///   - binding: The name under which the application says it; `nil` where the state stays.
  package init(isEnabled: Bool = true, binding: String? = nil) {
    self.isEnabled = isEnabled
    self.binding = binding
  }
}
