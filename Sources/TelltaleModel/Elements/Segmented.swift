/// Options side by side, of which one is chosen.
package struct Segmented: Hashable, Sendable {
  package var id: String?
  /// The description of what is chosen by it, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
  package var aboutBinding: String? = nil
  /// The options, two to five.
  package var options: [Option]
  /// The id of the option that is chosen until somebody says something; the first option where this is absent.
  package var first: String?
  /// The name under which the application says another.
  package var binding: String?
  package var availability: Availability

  package init(
    id: String? = nil, about: TextVariants? = nil, options: [Option] = [], first: String? = nil,
    binding: String? = nil, availability: Availability = Availability()
  ) {
    self.id = id
    self.about = about
    self.options = options
    self.first = first
    self.binding = binding
    self.availability = availability
  }

  /// One of the options that can be chosen.
  package struct Option: Hashable, Sendable {
    /// The name that the application gives it.
    package var id: String
    package var title: TextVariants
    /// The name under which the application says another title.
    package var titleBinding: String? = nil
    /// The name of an icon before the title.
    package var icon: String?

    package init(id: String, title: TextVariants, icon: String? = nil) {
      self.id = id
      self.title = title
      self.icon = icon
    }
  }

  /// The number of options that may stand side by side.
  package static let counts = 2...5

  /// The name that the application hears of it.
  package var name: String { id ?? about?.longest.string ?? "segmented" }

  /// Returns the option with an id.
  ///
  /// - Returns: The option; `nil` where there is none, and without an id.
  package func option(_ id: String?) -> Option? { options.first { $0.id == id } }
}
