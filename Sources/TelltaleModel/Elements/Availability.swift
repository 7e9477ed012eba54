/// Whether a control can be chosen: a scene says so once, or the application at any time.
package struct Availability: Hashable, Sendable {
  /// What holds until the application says something.
  package var isEnabled: Bool
  /// The name under which it does.
  package var binding: String?

  package init(isEnabled: Bool = true, binding: String? = nil) {
    self.isEnabled = isEnabled
    self.binding = binding
  }
}
