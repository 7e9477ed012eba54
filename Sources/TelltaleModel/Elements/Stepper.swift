/// A figure between two buttons, one for less of it and one for more.
package struct Stepper: Hashable, Sendable {
  package var id: String?
  /// The purpose in words: most steppers have nothing but a label beside them.
  package var about: TextVariants?
  /// The name under which the application says the purpose in other words.
  package var aboutBinding: String? = nil
  package var value: RangedValue
  package var availability: Availability

  package init(
    id: String? = nil, about: TextVariants? = nil, value: RangedValue = RangedValue(),
    availability: Availability = Availability()
  ) {
    self.id = id
    self.about = about
    self.value = value
    self.availability = availability
  }

  /// The name that the application hears of it.
  package var name: String { id ?? about?.longest.string ?? "stepper" }
}
