import TelltaleGraphics

/// An icon of the profile, by itself.
package struct Icon: Hashable, Sendable {
  package var id: String?
  /// Empty where the application has yet to say which.
  package var name: String
  /// The name under which it does.
  package var binding: String?
  /// Points across; absent, as large as letters beside it.
  package var size: Points?
  package var color: ColorValue
  package var colorBinding: String?
  /// What it says, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application says so in other words.
  package var aboutBinding: String? = nil

  package init(
    id: String? = nil, name: String = "", binding: String? = nil, size: Points? = nil,
    color: ColorValue = .role(.text), colorBinding: String? = nil, about: TextVariants? = nil
  ) {
    self.id = id
    self.name = name
    self.binding = binding
    self.size = size
    self.color = color
    self.colorBinding = colorBinding
    self.about = about
  }
}
