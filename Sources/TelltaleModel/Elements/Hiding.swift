/// Whether an element is hidden: a scene says so once, or the application at any time.
package struct Hiding: Hashable, Sendable {
  /// What holds until the application says something.
  package var isHidden: Bool
  /// The name under which it does.
  package var binding: String?

  package init(isHidden: Bool = false, binding: String? = nil) {
    self.isHidden = isHidden
    self.binding = binding
  }
}
