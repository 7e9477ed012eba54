/// The value of an element that hands change, beside what they type.
package enum ElementValue: Hashable, Sendable {
  case nothing
  /// A value that goes through a range, step by step.
  case range(RangedValue)
  /// A value that is on or off.
  case flag(Toggle)
  /// A value that is one of several options.
  case choice(Segmented)

  /// The name under which the application says it.
  package var binding: String? {
    switch self {
    case .nothing: nil
    case .range(let value): value.binding
    case .flag(let toggle): toggle.binding
    case .choice(let segmented): segmented.binding
    }
  }
}

extension Element {
  package var value: ElementValue {
    switch self {
    case .slider(let slider): .range(slider.value)
    case .toggle(let toggle): .flag(toggle)
    case .stepper(let stepper): .range(stepper.value)
    case .segmented(let segmented): .choice(segmented)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .textView, .webView, .label, .button, .keypad, .field, .picture,
      .activityIndicator, .progress, .iconButton, .stack, .spacer, .divider,
      .gauge, .icon, .qr, .clock:
      .nothing
    }
  }

  /// The state that decides whether hands may change its value; `nil` for an element without one.
  package var changing: Availability? {
    if case .slider(let slider) = self { return slider.availability }
    if case .stepper(let stepper) = self { return stepper.availability }
    if case .toggle(let toggle) = self { return toggle.availability }
    if case .segmented(let segmented) = self { return segmented.availability }
    return nil
  }
}
