/// A track with a knob on it, which fingers, arrows and turning move along a range of values.
package struct Slider: Hashable, Sendable {
  package var id: String?
  /// The purpose in words: most sliders have nothing but a label beside them.
  package var about: TextVariants?
  /// The name under which the application says the purpose in other words.
  package var aboutBinding: String? = nil
  package var value: RangedValue
  /// True where the value stands at its end as a figure.
  package var showsValue: Bool
  /// Names of icons for little of it and for much.
  package var lowIcon: String?
  package var highIcon: String?
  /// The names under which the application says other icons.
  package var lowIconBinding: String? = nil
  package var highIconBinding: String? = nil
  package var availability: Availability

  package init(
    id: String? = nil, about: TextVariants? = nil, value: RangedValue = RangedValue(),
    showsValue: Bool = false, lowIcon: String? = nil, highIcon: String? = nil,
    availability: Availability = Availability()
  ) {
    self.id = id
    self.about = about
    self.value = value
    self.showsValue = showsValue
    self.lowIcon = lowIcon
    self.highIcon = highIcon
    self.availability = availability
  }

  /// The name that the application hears of it.
  package var name: String { id ?? about?.longest.string ?? "slider" }
}
