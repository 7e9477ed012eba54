/// A row with a switch at its end: something is on, or off, at once.
package struct Toggle: Hashable, Sendable {
  package var id: String?
  /// The name of what is on or off.
  package var title: TextVariants?
  /// The text below it, which says what that means.
  package var subtitle: TextVariants?
  /// True where it is on until somebody says something.
  package var isOn: Bool
  /// The name under which the application says so.
  package var binding: String?
  package var availability: Availability
  /// The names under which the application says other texts.
  package var titleBinding: String? = nil
  package var subtitleBinding: String? = nil

  package init(
    id: String? = nil, title: TextVariants? = nil, subtitle: TextVariants? = nil,
    isOn: Bool = false, binding: String? = nil, availability: Availability = Availability()
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.isOn = isOn
    self.binding = binding
    self.availability = availability
  }

  /// The name that the application hears of it.
  package var name: String { id ?? title?.longest.string ?? "switch" }
}
