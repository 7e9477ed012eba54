/// The role of a button among those beside it.
package enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  case plain, cancel, destructive
}

/// The effect of a button on the person's data or situation.
package enum ButtonEffect: String, Hashable, Sendable, CaseIterable {
  case none
  case destroysData = "destroys-data"
  case resets, overwrites
  case endsIrreversibly = "ends-irreversibly"

  package var isDestructive: Bool { self != .none }
}
