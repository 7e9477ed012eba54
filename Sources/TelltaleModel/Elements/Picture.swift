import TelltaleGraphics

/// A picture of the bundle in the content of a screen.
package struct Picture: Hashable, Sendable {
  package var id: String?
  /// Its file; empty where the application has yet to say which.
  package var image: String
  /// The name under which the application says which.
  package var binding: String?
  /// The description for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
  package var aboutBinding: String? = nil
  package var height: Points?
  /// Width by height of its place; absent, that of a screen.
  package var aspect: Double?
  /// True where it covers its place and is cut there; else all of it is seen.
  package var fills: Bool
  /// Points of its round corners; absent, those of its kind of place.
  package var cornerRadius: Points?
  /// An icon that stands in its place as long as there is no picture.
  package var placeholder: String?

  package init(
    id: String? = nil, image: String, binding: String? = nil, about: TextVariants? = nil,
    height: Points? = nil, aspect: Double? = nil, fills: Bool = false,
    cornerRadius: Points? = nil, placeholder: String? = nil
  ) {
    self.id = id
    self.image = image
    self.binding = binding
    self.about = about
    self.height = height
    self.aspect = aspect
    self.fills = fills
    self.cornerRadius = cornerRadius
    self.placeholder = placeholder
  }
}
