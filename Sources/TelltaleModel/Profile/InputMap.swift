/// What the keys of a device mean, by Linux event code (linux/input-event-codes.h).
package struct InputMap: Hashable, Sendable {
  package var keys: [UInt16: Command]
  /// Codes that make Command-Period together with `commandModifiers`.
  package var periodKeys: Set<UInt16>
  package var commandModifiers: Set<UInt16>

  package init(
    keys: [UInt16: Command], periodKeys: Set<UInt16>, commandModifiers: Set<UInt16>
  ) {
    self.keys = keys
    self.periodKeys = periodKeys
    self.commandModifiers = commandModifiers
  }
}

/// What a key asks for.
package enum Command: String, Hashable, Sendable, CaseIterable {
  /// Return: the default button, wherever the focus is.
  case confirm
  /// Activates what is focused: the push of a knob, the centre of a remote, space.
  case activate
  /// Escape: cancels.
  case escape
  /// Back: cancels an alert, leaves a screen.
  case back
  case home
  case focusNext = "focus-next"
  case focusPrevious = "focus-previous"
  case up, down, left, right
}
