/// The state that decides whether an element is hidden. A scene sets it once, the application at any time.
package struct Hiding: Hashable, Sendable {
  /// The state until the application says something.
  package var isHidden: Bool
  /// The name under which the application says it.
  package var binding: String?

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - isHidden: True for an element that is hidden until the application says something.
  ///   - binding: The name under which the application says it; `nil` where the state stays.
  package init(isHidden: Bool = false, binding: String? = nil) {
    self.isHidden = isHidden
    self.binding = binding
  }
}
