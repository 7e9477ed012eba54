/// The meaning of a device's keys, by Linux event code (linux/input-event-codes.h).
package struct InputMap: Hashable, Sendable {
  package var keys: [UInt16: Command]
  /// Codes that make Command-Period together with `commandModifiers`.
  package var periodKeys: Set<UInt16>
  package var commandModifiers: Set<UInt16>
  /// The commands that keys give to a text together with Control or one of `commandModifiers`.
  package var textKeys: [UInt16: TextCommand]

  /// Creates a map; all codes are those of Linux.
  ///
  /// - Parameters:
  ///   - keys: The command of each key.
  ///   - periodKeys: Codes that make Command-Period together with `commandModifiers`.
  ///   - commandModifiers: Codes that make a command of another key while they are held.
  ///   - textKeys: The commands that keys give to a text together with Control or one of `commandModifiers`.
  package init(
    keys: [UInt16: Command], periodKeys: Set<UInt16>, commandModifiers: Set<UInt16>,
    textKeys: [UInt16: TextCommand] = [:]
  ) {
    self.keys = keys
    self.periodKeys = periodKeys
    self.commandModifiers = commandModifiers
    self.textKeys = textKeys
  }
}

/// A command for a text as a whole, or for what is marked in it.
package enum TextCommand: String, Hashable, Sendable, CaseIterable {
  case selectAll = "select-all"
  case copy, cut, paste
}

/// A command that a key gives.
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
