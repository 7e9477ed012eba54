import TelltaleModel

/// The effects of hands on a surface, as far as its meaning depends on them.
package struct MeaningState: Hashable, Sendable {
  /// The control that has the focus; `nil` where the focus is not shown.
  package var focus: ControlID?
  package var pressed: ControlID?
  /// True where another surface stands before it.
  package var isInert: Bool
  /// True where Caps Lock is on.
  package var locksCapitals = false

  package init(focus: ControlID?, pressed: ControlID?, isInert: Bool) {
    self.focus = focus
    self.pressed = pressed
    self.isInert = isInert
  }

  /// What is so of a secret field: while it is typed into, Caps Lock counts.
  func secretStates(of control: ControlID) -> [Meaning.State] {
    locksCapitals && focus == control ? [.secret, .capsLock] : [.secret]
  }

  /// What is so of a control.
  func states(of control: Control) -> [Meaning.State] {
    var states: [Meaning.State] = []
    if focus == control.id { states.append(.focused) }
    if pressed == control.id { states.append(.pressed) }
    if control.isDefault { states.append(.isDefault) }
    if control.role == .destructive { states.append(.destructive) }
    if control.target.isEmpty { states.append(.offscreen) }
    return states
  }
}
