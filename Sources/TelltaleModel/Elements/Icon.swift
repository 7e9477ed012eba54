import TelltaleGraphics

/// An icon of the profile, by itself.
package struct Icon: Hashable, Sendable {
  package var id: String?
  /// The name in the profile; empty where the application has yet to say which.
  package var name: String
  /// The name under which the application says which.
  package var binding: String?
  /// Points across; absent, as large as letters beside it.
  package var size: Points?
  package var color: ColorValue
  package var colorBinding: String?
  /// The description for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
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
