/// A round button with an icon, for what is pressed so often that nobody reads its title, such as the transport of a
/// player.
package struct IconButton: Hashable, Sendable {
  package var id: String?
  /// The title for those who cannot see it.
  package var title: TextVariants?
  package var titleBinding: String?
  /// Name of an icon of the profile, until the application says another.
  package var icon: String
  package var iconBinding: String?
  package var prominence: Prominence
  package var size: ButtonSize
  package var action: Action?
  package var availability: Availability

  package init(
    id: String? = nil, title: TextVariants? = nil, titleBinding: String? = nil, icon: String = "",
    iconBinding: String? = nil, prominence: Prominence = .tinted, size: ButtonSize = .regular,
    action: Action? = nil, availability: Availability = Availability()
  ) {
    self.id = id
    self.title = title
    self.titleBinding = titleBinding
    self.icon = icon
    self.iconBinding = iconBinding
    self.prominence = prominence
    self.size = size
    self.action = action
    self.availability = availability
  }

  /// The name that the application hears of it: the id, else the event that it emits, else the title, else the
  /// icon.
  package var answer: String {
    id ?? action?.emitted ?? title?.longest.string ?? icon
  }
}
