/// A track with a knob on it, which fingers, arrows and turning move along a range of values.
package struct Slider: Hashable, Sendable {
  package var id: String?
  /// What it is for, in words: most sliders have nothing but a label beside them.
  package var about: TextVariants?
  package var value: RangedValue
  /// Whether the value stands at its end as a figure.
  package var showsValue: Bool
  /// Names of icons for little of it and for much.
  package var lowIcon: String?
  package var highIcon: String?
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

  /// What the application hears of it.
  package var name: String { id ?? about?.longest.string ?? "slider" }
}
