/// What a button is among those beside it.
package enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  case plain, cancel, destructive
}

/// What a button does to the person's data or situation.
package enum ButtonEffect: String, Hashable, Sendable, CaseIterable {
  case none
  case destroysData = "destroys-data"
  case resets, overwrites
  case endsIrreversibly = "ends-irreversibly"

  package var isDestructive: Bool { self != .none }
}
