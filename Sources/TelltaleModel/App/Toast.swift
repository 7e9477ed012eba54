/// A passing note of what was done, which asks for nothing.
package struct Toast: Hashable, Sendable {
  /// The id by which a newer toast takes the place of an older one; without ids, the same text does.
  package var id: String?
  package var text: TextVariants
  /// Name of an icon of the profile.
  package var icon: String?
  /// The time for which it is seen; where it is absent, as long as reading takes.
  package var milliseconds: Int?

  /// Creates a toast.
  ///
  /// - Parameters:
  ///   - id: The id by which a newer toast takes its place; `nil` where its text tells it from others.
  ///   - text: The note in several lengths.
  ///   - icon: The name of an icon of the profile; `nil` for none.
  ///   - milliseconds: The time for which it is seen, as far as `seconds` allows it; `nil` for as long as reading
  ///     takes.
  package init(
    id: String? = nil, text: TextVariants, icon: String? = nil, milliseconds: Int? = nil
  ) {
    self.id = id
    self.text = text
    self.icon = icon
    self.milliseconds = milliseconds
  }

  /// The seconds for which it may be seen: a shorter one is not read, and a longer one stands in the way.
  package static let seconds = 2.0...10.0

  /// The time for which it is seen, within the bounds of `seconds`.
  package var shownMilliseconds: Int {
    let least = Int(Self.seconds.lowerBound * 1000)
    let most = Int(Self.seconds.upperBound * 1000)
    return min(max(milliseconds ?? readingMilliseconds, least), most)
  }

  /// Time to look there, and for some 14 Latin letters a second, or 8 of Asian scripts.
  private var readingMilliseconds: Int { 1500 + Int(text.longest.roughWidth * 130) }

  /// Returns true where this toast tells anew what another one told.
  ///
  /// - Parameter other: The older toast.
  /// - Returns: True for equal ids, and for equal texts where neither has an id.
  package func replaces(_ other: Toast) -> Bool {
    id != nil || other.id != nil ? id == other.id : text == other.text
  }
}
