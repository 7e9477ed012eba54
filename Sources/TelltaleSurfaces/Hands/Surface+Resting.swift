import TelltaleGraphics

extension Surface {
  /// Ends the press of a finger that has been set aside, whoever comes.
  ///
  /// - Parameters:
  ///   - hands: The record of fingers that are down.
  ///   - time: The moment in question.
  /// - Returns: True where the finger held something.
  package mutating func letGoOfResting(_ hands: HandHistory, at time: Instant) -> Bool {
    guard case .contact(let device, let number)? = press?.holder, press?.drag == nil,
      hands.isResting(device, number, at: time)
    else { return false }
    return letGo()
  }
}
