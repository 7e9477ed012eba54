/// A passing note of what was done, which asks for nothing.
package struct Toast: Hashable, Sendable {
  /// A newer one of the same id takes its place; where there is none, of the same text.
  package var id: String?
  package var text: TextVariants
  /// Name of an icon of the profile.
  package var icon: String?
  /// How long it is seen; absent, as long as reading it takes.
  package var milliseconds: Int?

  package init(
    id: String? = nil, text: TextVariants, icon: String? = nil, milliseconds: Int? = nil
  ) {
    self.id = id
    self.text = text
    self.icon = icon
    self.milliseconds = milliseconds
  }

  /// What it may be seen for, in seconds: less nobody reads, and more stands in the way.
  package static let seconds = 2.0...10.0

  /// How long it is seen.
  package var shownMilliseconds: Int {
    let least = Int(Self.seconds.lowerBound * 1000)
    let most = Int(Self.seconds.upperBound * 1000)
    return min(max(milliseconds ?? readingMilliseconds, least), most)
  }

  /// Time to look there, and for some 14 Latin letters a second, or 8 of Asian scripts.
  private var readingMilliseconds: Int { 1500 + Int(text.longest.roughWidth * 130) }

  /// Whether it tells anew what another one told.
  package func replaces(_ other: Toast) -> Bool {
    id != nil || other.id != nil ? id == other.id : text == other.text
  }
}
